public import Foundation

extension NSObject {
  /// Cancels all calls of methods of an object that wait.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any
  ) { PerformRequests.shared.cancel(aTarget as AnyObject) { _ in true } }

  /// Cancels the calls of a method that wait.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let argument = anArgument.map { ObjectIdentifier($0 as AnyObject) }
    PerformRequests.shared.cancel(aTarget as AnyObject) {
      $0.selector == aSelector && $0.argument == argument
    }
  }

  /// Calls a method later, on the current run loop, which a test has to run for it.
  @preconcurrency @MainActor public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    PerformRequests.shared.add(self, aSelector, anArgument, delay)
  }
}

/// The calls that wait.
@MainActor private final class PerformRequests {
  // One list for the process, as the functions that cancel have no other parameter.
  static let shared = PerformRequests()

  struct Request {
    weak var target: NSObject?
    let selector: Selector
    let argument: ObjectIdentifier?
    let timer: Timer
  }

  private var requests: [Request] = []

  func add(_ target: NSObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval) {
    // The timer runs on the main actor, and retains the target until then, as on iOS.
    nonisolated(unsafe) let (kept, value) = (target, argument)
    let timer = Timer(timeInterval: delay, repeats: false) { timer in
      nonisolated(unsafe) let fired = timer
      MainActor.assumeIsolated {
        self.requests.removeAll { $0.timer === fired }
        _ = selector.call(on: kept, value)
      }
    }
    requests.append(
      Request(
        target: target, selector: selector,
        argument: argument.map { ObjectIdentifier($0 as AnyObject) }, timer: timer))
    RunLoop.current.add(timer, forMode: .default)
  }

  func cancel(_ target: AnyObject, where isMeant: (Request) -> Bool) {
    let cancelled = requests.filter { $0.target === target && isMeant($0) }
    for request in cancelled { request.timer.invalidate() }
    requests.removeAll { request in cancelled.contains { $0.timer === request.timer } }
  }
}
