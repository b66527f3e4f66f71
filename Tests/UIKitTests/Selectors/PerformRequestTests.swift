import Foundation
import Testing
import UIKit

@MainActor struct PerformRequestTests {
  private let target = Target()

  private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05)) }

  @Test func `a method is called later`() {
    target.perform(Selector("add:", calling: Target.add), with: "a", afterDelay: 0)
    #expect(target.added.isEmpty)
    wait()
    #expect(target.added == ["a"])
  }

  @Test func `calls that wait are cancelled by target, method and argument`() {
    let add = Selector("add:", calling: Target.add)
    let (a, b) = (NSString("a"), NSString("b"))
    target.perform(add, with: a, afterDelay: 0)
    target.perform(add, with: b, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: add, object: a)
    wait()
    #expect(target.added == ["b"])
    target.perform(add, with: a, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    wait()
    #expect(target.added == ["b"])
  }
}

@MainActor private final class Target: NSObject {
  var added: [String] = []

  func add(_ text: Any) { added.append("\(text)") }
}
