import Foundation
import Testing
import UIKit

@MainActor struct ObjectSelectorTests {
  final class Counter: UIView {
    var count = 0
    func tick() { count += 1 }
    func add(_ number: Int, _ factor: Int) -> UIView {
      count += number * factor
      return self
    }
    func fired(_ timer: Timer) {
      count += 10
      timer.invalidate()
    }
  }

  private let counter = Counter()

  @Test func `an editing action is the same by the protocol's name and by the class's`() {
    let copy = Selector("copy:", calling: UIResponderStandardEditActions.copy(_:))
    #expect(copy == Selector("copy:", calling: UIResponder.copy(_:)))
    #expect(copy != Selector("paste:", calling: UIResponderStandardEditActions.paste(_:)))
  }

  @Test func `an object performs a method with its arguments`() {
    counter.perform(Selector("tick", calling: Counter.tick))
    #expect(counter.count == 1)
    let add = Selector("add::", calling: Counter.add(_:_:))
    let result = counter.perform(add, with: 2, with: 3)
    #expect(result?.takeRetainedValue() === counter)
    #expect(counter.count == 7)
    #expect(counter.perform(Selector("tick", calling: Counter.tick), with: "more") == nil)
  }

  @Test func `an object responds to methods of its classes only`() {
    let tick = Selector("tick", calling: Counter.tick)
    #expect(counter.responds(to: tick))
    #expect(!UIView().responds(to: tick))
    #expect(!counter.responds(to: Selector("tick")))
    #expect(!counter.responds(to: nil))
  }

  @Test func `a timer calls a method`() {
    let timer = Timer.scheduledTimer(
      timeInterval: 0.001, target: counter,
      selector: Selector("fired:", calling: Counter.fired(_:)), userInfo: nil, repeats: true)
    timer.fire()
    #expect(counter.count == 10)
    #expect(!timer.isValid)
  }

  @Test func `responders are objects of Foundation, equal if they are the same`() {
    let object: NSObject = counter
    #expect(object.isKind(of: UIView.self))
    #expect(object == counter)
    #expect(Set([counter, counter, UIView()]).count == 2)
    #expect(counter.description == "Counter")
  }

  @Test func `fonts and colours replace others in a text`() {
    let text = NSMutableAttributedString(
      string: "text",
      attributes: [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.red])
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 17), range: NSRange(location: 0, length: 2))
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 2))
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
    #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
  }
}
