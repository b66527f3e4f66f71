import Dispatch
import Synchronization

/// Does something once if a time has passed before its end.
final class Stopwatch: Sendable {
  private enum State { case running, over, ended }

  private let state = Mutex(State.running)

  /// Starts.
  ///
  /// - Parameters:
  ///   - seconds: the time; 0 for any.
  ///   - action: what to do when it has passed.
  init(_ seconds: Int, _ action: @escaping @Sendable () -> Void) {
    guard seconds > 0 else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) { [weak self] in
      self?.state.withLock { state in
        guard state == .running else { return }
        state = .over
        action()
      }
    }
  }

  /// Ends; returns whether the time had passed before.
  func end() -> Bool {
    state.withLock { state in
      defer { state = .ended }
      return state == .over
    }
  }
}
