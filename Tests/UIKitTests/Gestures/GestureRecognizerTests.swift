import Foundation
import Testing
import UIKit

@MainActor struct GestureRecognizerTests {
  final class Card: UIView, UIGestureRecognizerDelegate {
    var calls: [UIGestureRecognizer.State] = []
    var locations: [CGPoint] = []
    var allows = true
    var isAsked = true

    func moved(_ recognizer: UIGestureRecognizer) {
      calls.append(recognizer.state)
      locations.append(recognizer.location(in: self))
    }

    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { allows }
  }

  private final class Forbidding: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  private let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let moved = Selector("moved:", calling: Card.moved(_:))

  @Test func `a tap is recognized once, and a gesture that takes time begins and ends`() {
    let tap = UITapGestureRecognizer(target: card, action: moved)
    let press = UILongPressGestureRecognizer(target: card, action: moved)
    card.gestureRecognizers = [tap, press]
    #expect(tap.recognize(at: CGPoint(x: 3, y: 4)))
    #expect(card.calls == [.recognized])
    #expect(press.recognize())
    #expect(card.calls == [.ended, .began, .ended])
    #expect(card.locations == [CGPoint(x: 3, y: 4), CGPoint(x: 50, y: 25), CGPoint(x: 50, y: 25)])
    #expect(tap.state == .possible)
    #expect(tap.numberOfTouches == 0)
  }

  @Test func `the location is converted to other views`() {
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 10, height: 10))
    card.addSubview(inner)
    let tap = UITapGestureRecognizer(target: card, action: moved)
    inner.addGestureRecognizer(tap)
    tap.recognize(at: CGPoint(x: 1, y: 2))
    #expect(card.locations == [CGPoint(x: 11, y: 22)])
  }

  @Test func `states that a test sets reach the targets, and the last one ends the gesture`() {
    let pan = UIPanGestureRecognizer(target: card, action: moved)
    for state in [.began, .changed, .cancelled, .failed] as [UIGestureRecognizer.State] {
      pan.state = state
    }
    #expect(card.calls == [.began, .changed, .cancelled])
    #expect(pan.state == .possible)
  }

  @Test func `a disabled recognizer, its view and its delegate can forbid a gesture`() {
    let tap = UITapGestureRecognizer(target: card, action: moved)
    #expect(!tap.recognize())
    card.addGestureRecognizer(tap)
    tap.isEnabled = false
    #expect(!tap.recognize())
    tap.isEnabled = true
    card.allows = false
    #expect(!tap.recognize())
    card.allows = true
    let delegate = Forbidding()
    tap.delegate = delegate
    #expect(!tap.recognize())
    tap.delegate = nil
    card.isUserInteractionEnabled = false
    #expect(!tap.recognize())
    #expect(card.calls.isEmpty)
  }

  @Test func `a target is added once, not retained, and removed`() {
    var other: Card? = Card()
    let tap = UITapGestureRecognizer(target: card, action: moved)
    tap.addTarget(card, action: moved)
    if let other { tap.addTarget(other, action: moved) }
    other = nil
    tap.state = .recognized
    #expect(card.calls == [.recognized])
    tap.removeTarget(card, action: nil)
    tap.state = .recognized
    #expect(card.calls == [.recognized])
  }

  @Test func `a recognizer is in one view`() {
    let (tap, other) = (UITapGestureRecognizer(), UIView())
    card.addGestureRecognizer(tap)
    other.addGestureRecognizer(tap)
    #expect(card.gestureRecognizers == nil)
    #expect(other.gestureRecognizers == [tap])
    #expect(tap.view === other)
    other.removeGestureRecognizer(tap)
    #expect(other.gestureRecognizers == nil)
    #expect(tap.view == nil)
  }

  @Test func `defaults are those of iOS`() {
    #expect(UITapGestureRecognizer().numberOfTapsRequired == 1)
    #expect(UILongPressGestureRecognizer().minimumPressDuration == 0.5)
    #expect(UILongPressGestureRecognizer().allowableMovement == 10)
    #expect(UISwipeGestureRecognizer().direction == .right)
    #expect(UIPinchGestureRecognizer().scale == 1)
    #expect(UIRotationGestureRecognizer().rotation == 0)
    #expect(UIScreenEdgePanGestureRecognizer().edges == [])
    #expect(UIHoverGestureRecognizer().cancelsTouchesInView)
  }

  @Test func `a pan keeps the translation that a test sets`() {
    let pan = UIPanGestureRecognizer()
    pan.setTranslation(CGPoint(x: 5, y: 6), in: nil)
    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 6))
    #expect(pan.velocity(in: nil) == .zero)
  }
}
