import Fixtures
import Foundation
import LayoutModel
import Locks
import Processes
import SnapReport
import Terminal

/// Checks Interface Builder files that were saved, on a thread and in a process of their own, so that pictures do not wait.
final class WatchLinting: Sendable {
  private let waiting = Lock<[String]>([])
  private let semaphore = DispatchSemaphore(value: 0)
  private let inbox: WatchInbox
  private let places: WatchWork.Places
  private let timeLimit: Int
  private let interruption: Interruption

  init(
    _ inbox: WatchInbox, _ places: WatchWork.Places, timeLimit: Int,
    until interruption: Interruption
  ) {
    (self.inbox, self.places) = (inbox, places)
    (self.timeLimit, self.interruption) = (timeLimit, interruption)
  }

  /// Checks a file soon, before those that were asked for earlier.
  func request(_ path: String) {
    waiting.withLock { waiting in
      waiting.removeAll { $0 == path }
      waiting.append(path)
    }
    semaphore.signal()
  }

  /// Where on the page it is told why a file could not be checked; what its cells have is told under the file's own path.
  private static func place(of path: String) -> String { "lint \(path)" }

  /// Checks files until the end.
  func run() {
    var worker: WorkerProcess?
    defer { worker?.end() }
    while !interruption.hasCome {
      guard let path = waiting.withLock({ $0.popLast() }) else {
        _ = semaphore.wait(timeout: .now() + .milliseconds(250))
        continue
      }
      do {
        // A process keeps what cells show from other files, which may have changed.
        worker?.end()
        let current = try WorkerProcess(
          WorkerProcess.tool, ["lint", "--is-worker", "--time-limit", "\(timeLimit)"],
          environment: Console.environment)
        worker = current
        let answer = current.answer(to: path, as: LintAnswer.self) {
          if interruption.hasCome { current.kill() }
        }
        // Why it cannot be read is known from drawing it.
        let name = places.references.relativePath(ofPath: path)
        let shown = answer?.findings.filter { $0.severity != .note } ?? []
        inbox.send(.findings(shown.map { WatchPage.Finding($0.named(name)) }, file: path))
        inbox.send(.problems([], file: Self.place(of: path)))
      } catch {
        inbox.send(.problems(["\(path): \(error)"], file: Self.place(of: path)))
      }
    }
  }
}

extension WatchPage.Finding {
  fileprivate init(_ finding: LintFinding) {
    self.init(
      place: "\(finding.file):\(finding.line)", severity: finding.severity,
      headline: "\(finding.severity.rawValue) \(finding.kind.rawValue) \(finding.place)",
      message: ([finding.message] + [finding.extent].compactMap(\.self)).joined(separator: "\n"),
      hint: finding.hint)
  }
}
