internal import Foundation
internal import Locks

/// What an app computes or does when UIKit asks for it, outside of a view's methods.
package enum Callback: Int, Sendable {
  case dynamicColor
  case textAttachment
  case observer

  /// A clause and what to do about it.
  package var recursion: String {
    switch self {
    case .dynamicColor: "a UIColor's provider asks for itself. Check what it is computed from."
    case .textAttachment: "an NSTextAttachment asks for itself. Check what its image needs."
    case .observer:
      "an observer of a property changes that property. Change it only if it is another one."
    }
  }
}

/// How deep callbacks make UIKit call them again on the current thread: one without end would overflow the stack.
enum CallbackNesting {
  /// Far more than any app needs, far less than the stack holds.
  static let limit = 100
  /// Set after one too many until the outermost has answered: each level could ask twice, which would take forever.
  private static let endless = limit + 1

  /// Where each thread has its depths, as a number in the place of a pointer: a byte for each callback.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let error = pthread_key_create(&key, nil)
    precondition(error == 0, "A process has fewer values of threads than the system allows.")
    return key
  }()

  private static subscript(callback: Callback) -> Int {
    get { Int(bitPattern: pthread_getspecific(key)) >> (8 * callback.rawValue) & 0xFF }
    set {
      let others = Int(bitPattern: pthread_getspecific(key)) & ~(0xFF << (8 * callback.rawValue))
      let depths = others | newValue << (8 * callback.rawValue)
      pthread_setspecific(key, UnsafeRawPointer(bitPattern: depths))
    }
  }

  /// Makes a call; nil if it has made itself too often, which is reported.
  static func call<Value>(_ callback: Callback, _ body: () -> Value) -> Value? {
    let outer = self[callback]
    guard outer < limit else {
      self[callback] = endless
      CallbackFaults.report(callback)
      return nil
    }
    self[callback] = outer + 1
    defer { if outer == 0 || self[callback] != endless { self[callback] = outer } }
    return body()
  }
}

/// Callbacks without end, until it is known which view needed them.
package enum CallbackFaults {
  private final class Log: Sendable {
    let first = Lock<Callback?>(nil)

    func take() -> Callback? { first.withLock { $0.take() } }
  }

  @TaskLocal private static var log: Log?

  /// Ends the process where no view is laid out or drawn, so that nothing could report it.
  static func report(_ callback: Callback) {
    guard let log else { preconditionFailure("Endless recursion: \(callback.recursion)") }
    log.first.withLock { $0 = $0 ?? callback }
  }

  /// Runs what lays out or draws views, and returns a callback without end that no view's method needed.
  package static func collecting<Result>(
    _ body: () throws -> Result
  ) rethrows -> (Result, rest: Callback?) {
    let log = Log()
    return try $log.withValue(log) { (try body(), log.take()) }
  }

  /// Returns the first callback without end since the last call, for the view whose method needed it.
  package static func take() -> Callback? { log?.take() }
}
