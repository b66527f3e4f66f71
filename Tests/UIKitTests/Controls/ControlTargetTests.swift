import Foundation
import Testing
import UIKit

@MainActor struct ControlTargetTests {
  final class Owner: UIView {
    var calls: [String] = []
    func tap() { calls.append("tap") }
    func tapped(_ sender: UIButton) -> Bool {
      calls.append("tap: \(sender.tag)")
      return true
    }
    func change(_ sender: Any?, with other: Any?) { calls.append("change \(other == nil)") }
  }

  private let owner = Owner()
  private let button = UIButton()
  private let tap = Selector("tap", calling: Owner.tap)
  private let tapWithSender = Selector("tap:", calling: Owner.tapped(_:))

  @Test func `events call their targets with the control, in the order they were added`() {
    button.tag = 7
    button.addTarget(owner, action: tapWithSender, for: .touchUpInside)
    button.addTarget(owner, action: tap, for: [.touchUpInside, .touchDown])
    button.addAction(UIAction { [owner] _ in owner.calls.append("action") }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(owner.calls == ["tap: 7", "tap", "action"])
    button.sendActions(for: .touchDown)
    #expect(owner.calls == ["tap: 7", "tap", "action", "tap"])
    #expect(button.allControlEvents.contains([.touchDown, .touchUpInside]))
  }

  @Test func `a target is added once, and removed by target, method and event`() {
    button.addTarget(owner, action: tap, for: .touchDown)
    button.addTarget(owner, action: tap, for: .touchUpInside)
    button.addTarget(owner, action: tapWithSender, for: .touchDown)
    #expect(button.allTargets == [owner])
    #expect(button.actions(forTarget: owner, forControlEvent: .touchDown) == ["tap", "tap:"])
    button.removeTarget(owner, action: tap, for: .touchDown)
    #expect(button.actions(forTarget: owner, forControlEvent: .touchDown) == ["tap:"])
    #expect(button.actions(forTarget: owner, forControlEvent: .touchUpInside) == ["tap"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    #expect(button.allTargets.isEmpty)
    #expect(button.actions(forTarget: owner, forControlEvent: .touchUpInside) == nil)
  }

  @Test func `a control does not retain its target`() {
    var target: Owner? = Owner()
    button.addTarget(target, action: tap, for: .touchDown)
    target = nil
    #expect(button.allTargets.isEmpty)
    button.sendActions(for: .touchDown)
  }

  @Test func `without a target, the next responder that has the method is called`() {
    let middle = UIView()
    owner.addSubview(middle)
    middle.addSubview(button)
    button.addTarget(nil, action: tapWithSender, for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(owner.calls == ["tap: 0"])
    button.addTarget(nil, action: tap, for: .touchDown)
    #expect(button.allTargets.map { $0.base is NSNull } == [true])
  }

  @Test func `a selector is its name, with a colon for each argument`() {
    #expect(Selector("tap", calling: Owner.tapped(_:)).description == "tap:")
    #expect(Selector("tap", calling: Owner.tapped(_:)) == "tap:")
    #expect(Selector("changeWith", calling: Owner.change(_:with:)).description == "changeWith::")
    #expect(tap != tapWithSender)
  }

  @Test func `an argument that is missing is nil`() {
    button.addTarget(
      owner, action: Selector("change:with:", calling: Owner.change(_:with:)), for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(owner.calls == ["change true"])
  }

  @Test func `a selector without a method ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (button, owner) = (UIButton(), UIView())
      button.addTarget(owner, action: "tap:", for: .touchDown)
      button.sendActions(for: .touchDown)
    }
  }
}
