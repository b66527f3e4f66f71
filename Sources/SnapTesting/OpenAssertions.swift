#if !canImport(Darwin)
internal import Foundation
internal import Locks

/// The assertions that have begun and not ended, for the end of the process.
///
/// A task that no test waits for may be verifying a snapshot when the process ends, and nothing else would say that its
/// result is unknown.
enum OpenAssertions {
  private struct State {
    var last = 0
    var open: [Int: (site: CallSite, settings: RunSettings)] = [:]
  }

  private static let state = Lock(State())

  /// Runs an assertion.
  static func run(at site: CallSite, _ settings: RunSettings, _ assertion: () -> Void) {
    _ = isWatched
    let number = state.withLock { state in
      state.last += 1
      state.open[state.last] = (site, settings)
      return state.last
    }
    defer { state.withLock { $0.open[number] = nil } }
    assertion()
  }

  /// Whether the end of the process looks at them.
  private static let isWatched = atexit { OpenAssertions.failProcess() } == 0

  /// Fails the process if an assertion is open, as no test can fail any more.
  private static func failProcess() {
    let open = state.withLock { $0.open.sorted { $0.key < $1.key }.map(\.value) }
    guard !open.isEmpty else { return }
    for (site, settings) in open {
      TestFramework.current.note([problem], at: site, settings)
      FileHandle.standardError.write(Data("error: \(site.source): \(problem)\n".utf8))
    }
    fflush(nil)
    _exit(EXIT_FAILURE)
  }

  private static let problem =
    "The process ended while this snapshot was verified: no test waits for the task that does it. Write "
    + "`await` before the value of the task, or make the test `async` and leave out the task."
}
#endif
