import Foundation
import SnapReport
import SnapshotReferences
import Snapshots
import Terminal

/// What a run that takes long says about itself: one changing line on a terminal, and elsewhere a line now and then.
package final class Progress {
  private let text: () -> String
  private let style: ProgressStyle
  /// When the last line was printed that is not on a terminal, or the work began.
  private var last = Date()

  private init(text: @escaping () -> String) throws {
    self.text = text
    style = try ProgressStyle(environment: Console.environment, isTerminal: Console.showsProgress)
  }

  /// Shows the step at which a build is, and the remaining time.
  ///
  /// - Parameters:
  ///   - name: what is built.
  ///   - log: where the build prints; nil if that is passed through.
  /// - Throws: ``TestRunsError/invalidProgress(variable:value:)``
  convenience init(building name: String, _ log: TestLog?) throws {
    let start = Date()
    try self.init {
      BuildProgressText(
        of: name, steps: log.flatMap(BuildSteps.last), seconds: Date().timeIntervalSince(start)
      ).description
    }
  }

  /// Shows the number of records written from now on, their rate, and the remaining time.
  ///
  /// - Parameters:
  ///   - directories: where the records are written.
  ///   - expected: the expected number, if known.
  /// - Throws: ``TestRunsError/invalidProgress(variable:value:)``
  convenience init(directories: SnapshotDirectories, expected: Int?) throws {
    let start = Date()
    var lines = ResultLineCount(in: directories)
    try self.init {
      ProgressText(
        count: lines.update(), expected: expected, seconds: Date().timeIntervalSince(start)
      ).description
    }
  }

  func show() {
    switch style {
    case .changingLine: Console.transient(text())
    case .lines(let seconds):
      guard Date().timeIntervalSince(last) >= Double(seconds) else { return }
      Console.error(text())
      last = Date()
    case .nothing: break
    }
  }

  func clear() {
    if style == .changingLine { Console.transient("") }
  }
}
