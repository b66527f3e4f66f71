import Foundation
import Locks

/// Watches the processor time that a trial takes, on a thread of its own, as a hanging trial cannot.
///
/// Processor time and not that of the clock: what else the machine does must not count.
final class Watchdog: Sendable {
  /// A trial that takes longer is reported.
  static let patience = 10.0
  /// One that takes longer than this never ends: the process does, with the file kept.
  static let limit = 120.0

  private struct State {
    var trial: (name: String, start: Double)?
    var isReported = false
    var slow: [String] = []
  }

  private let state = Lock(State())
  private let folder: FuzzFolder

  init(_ folder: FuzzFolder) {
    self.folder = folder
    Thread.detachNewThread { [weak self] in
      while let watchdog = self {
        watchdog.look()
        Thread.sleep(forTimeInterval: 0.5)
      }
    }
  }

  func begin(_ name: String) {
    let now = Self.processorTime
    state.withLock { $0 = State(trial: (name, now), isReported: false, slow: $0.slow) }
  }

  /// Ends the trial and returns the seconds that it took.
  func end() -> Double {
    state.withLock { state in
      defer { state.trial = nil }
      return state.trial.map { Self.processorTime - $0.start } ?? 0
    }
  }

  /// The trials that took longer than ``patience``.
  var slow: [String] { state.withLock { $0.slow } }

  private func look() {
    let found = state.withLock { state -> (name: String, seconds: Double, isNew: Bool)? in
      guard let trial = state.trial else { return nil }
      let seconds = Self.processorTime - trial.start
      guard seconds > Self.patience else { return nil }
      defer { state.isReported = true }
      if !state.isReported { state.slow.append(trial.name) }
      return (trial.name, seconds, !state.isReported)
    }
    guard let found else { return }
    if found.isNew { folder.keep(as: "slow-\(found.name)", why: "It takes more than 10 s.") }
    if found.seconds > Self.limit {
      print("\(found.name) does not end; it is kept in \(folder.url.path)")
      exit(1)
    }
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
