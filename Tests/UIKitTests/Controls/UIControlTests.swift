import Testing
import UIKit

@MainActor struct UIControlTests {
  @Test func `a new control is enabled and normal`() {
    let control = UIControl()
    #expect(control.isEnabled)
    #expect(control.state == .normal)
    #expect(control.contentHorizontalAlignment == .center)
    #expect(control.contentVerticalAlignment == .center)
  }

  @Test func `the state is the union of its conditions`() {
    let control = UIControl()
    control.isHighlighted = true
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.highlighted, .selected, .disabled])
    #expect(control.state.rawValue == 7)
  }

  @Test func `actions run in the order they were added, only for their events`() {
    let control = UIControl()
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("first") }, for: .valueChanged)
    control.addAction(UIAction { _ in log.append("second") }, for: [.valueChanged, .touchDown])
    control.addAction(UIAction { _ in log.append("never") }, for: .editingChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(log == ["first", "second", "second"])
  }

  @Test func `an action with an existing identifier replaces the previous one`() {
    let control = UIControl()
    let identifier = UIAction.Identifier("save")
    var log: [Int] = []
    control.addAction(UIAction(identifier: identifier) { _ in log.append(1) }, for: .touchDown)
    control.addAction(UIAction(identifier: identifier) { _ in log.append(2) }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log == [2])
  }

  @Test func `a removed action keeps its other events`() {
    let control = UIControl()
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.removeAction(action, for: .touchDown)
    #expect(control.allControlEvents == .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(count == 0)
  }

  @Test func `the sender of an action is the control`() {
    let control = UIControl()
    var sender: UIControl?
    control.addAction(UIAction { sender = $0.sender as? UIControl }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(sender === control)
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.leading, UIControl.ContentHorizontalAlignment.right),
    (.trailing, .left), (.left, .left), (.center, .center),
  ])
  func `leading and trailing follow the direction`(
    alignment: UIControl.ContentHorizontalAlignment, effective: UIControl.ContentHorizontalAlignment
  ) {
    let control = UIControl()
    control.semanticContentAttribute = .forceRightToLeft
    control.contentHorizontalAlignment = alignment
    #expect(control.effectiveContentHorizontalAlignment == effective)
  }

  @Test func `a tap on a button runs its primary action`() {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in count += 1 })
    #expect(button.currentTitle == "Go")
    button.sendActions(for: .touchUpInside)
    #expect(count == 1)
  }
}
