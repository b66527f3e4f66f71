import Foundation
import Testing
import UIKit

@MainActor struct HitTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let back = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
  private let front = UIView(frame: CGRect(x: 30, y: 10, width: 40, height: 40))

  init() {
    root.addSubview(back)
    root.addSubview(front)
  }

  @Test func `the frontmost view at a point gets the touch`() {
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 40, y: 20), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 90, y: 90), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 101, y: 0), with: nil) == nil)
  }

  @Test(arguments: 0..<3)
  func `a view that is hidden, transparent or without interaction gets no touch`(change: Int) {
    switch change {
    case 0: front.isHidden = true
    case 1: front.alpha = 0.005
    default: front.isUserInteractionEnabled = false
    }
    #expect(root.hitTest(CGPoint(x: 40, y: 20), with: nil) === back)
  }

  @Test func `a view may be touched beyond its bounds`() {
    let large = LargeTarget(frame: CGRect(x: 80, y: 80, width: 10, height: 10))
    root.addSubview(large)
    #expect(root.hitTest(CGPoint(x: 75, y: 85), with: nil) === large)
  }

  @Test func `a moved and scaled view is touched where it is seen`() {
    front.transform = CGAffineTransform(translationX: 20, y: 40).scaledBy(x: 0.5, y: 0.5)
    #expect(root.hitTest(CGPoint(x: 70, y: 70), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 32, y: 15), with: nil) === back)
  }

  @Test func `an object can do what it has a method for`() {
    let view = LargeTarget()
    #expect(view.canPerformAction(Selector("tap", calling: LargeTarget.tap), withSender: nil))
    #expect(!root.canPerformAction(Selector("tap", calling: LargeTarget.tap), withSender: nil))
  }

  @Test func `an accessibility action calls its method`() {
    let view = LargeTarget()
    let action = UIAccessibilityCustomAction(
      name: "Tap", target: view, selector: Selector("tap", calling: LargeTarget.tap))
    view.accessibilityCustomActions = [action]
    #expect(view.accessibilityCustomActions?.first?.actionHandler?(action) == true)
    #expect(view.taps == 1)
  }

  @Test func `a bar button calls its target`() {
    let view = LargeTarget()
    let item = UIBarButtonItem(
      title: "Tap", style: .plain, target: view,
      action: Selector("tap", calling: LargeTarget.tap))
    item.performPrimaryAction()
    #expect(view.taps == 1)
  }
}

private final class LargeTarget: UIView {
  var taps = 0

  func tap() { taps += 1 }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}
