public import Foundation

extension Timer {
  /// Creates a timer that calls a method of an object, and that a run loop of the main thread has to get.
  /// - Parameters:
  ///   - interval: the time until it fires, and between two times, in seconds.
  ///   - target: the object, which the timer retains.
  ///   - selector: the method, without arguments or with the timer as its argument. It must be a `#selector`: one made
  ///     from text calls nothing.
  ///   - userInfo: kept for the source only: on Linux a timer's `userInfo` is nil.
  ///   - repeats: whether it fires more than once.
  @preconcurrency @MainActor public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let call = TimerCall(target, selector)
    self.init(timeInterval: interval, repeats: repeats) { _ in
      MainActor.assumeIsolated { call() }
    }
    call.timer = self
  }

  /// Creates a timer that calls a method of an object, on the current run loop.
  @preconcurrency @MainActor public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// What a timer calls.
@MainActor private final class TimerCall {
  private let target: Any
  private let selector: Selector
  weak var timer: Timer?

  init(_ target: Any, _ selector: Selector) {
    self.target = target
    self.selector = selector
  }

  func callAsFunction() { _ = selector.call(on: target, timer) }
}
