import Testing
import UIKit

/// Gestures while others are recognized.
@MainActor struct SimultaneousGestureTests {
  private final class Delegate: UIGestureRecognizerDelegate {
    var allowsBoth = false
    var requiresFailure = false
    var isRequiredToFail = false

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { allowsBoth }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requiresFailure }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isRequiredToFail }
  }

  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let tap = UITapGestureRecognizer()
  private let press = UILongPressGestureRecognizer()
  private let delegate = Delegate()

  @Test func `a gesture that must fail first holds the other back while it is recognized`() {
    let elsewhere = UIView()
    elsewhere.addGestureRecognizer(press)
    view.addGestureRecognizer(tap)
    tap.require(toFail: press)
    #expect(tap.recognize())
    press.state = .began
    #expect(!tap.recognize())
    press.state = .failed
    #expect(tap.recognize())
  }

  @Test
  func `gestures of a view and its superviews exclude each other unless a delegate allows it`() {
    let outer = UIView()
    outer.addSubview(view)
    outer.addGestureRecognizer(press)
    view.addGestureRecognizer(tap)
    press.state = .changed
    #expect(!tap.recognize())
    press.delegate = delegate
    delegate.allowsBoth = true
    #expect(tap.recognize())
    delegate.isRequiredToFail = true
    #expect(!tap.recognize())
    press.delegate = nil
    tap.delegate = delegate
    delegate.requiresFailure = false
    #expect(tap.recognize())
    delegate.requiresFailure = true
    #expect(!tap.recognize())
  }

  @Test func `a subclass decides what its gesture prevents and waits for`() {
    view.gestureRecognizers = [tap, press]
    let lenient = Lenient()
    view.addGestureRecognizer(lenient)
    press.state = .began
    #expect(lenient.recognize())
    lenient.isPatient = true
    #expect(!lenient.recognize())
  }

  private final class Lenient: UITapGestureRecognizer {
    var isPatient = false

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
      false
    }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
      isPatient
    }
  }
}
