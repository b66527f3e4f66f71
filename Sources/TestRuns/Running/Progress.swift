import Foundation
import SnapReport
import SnapshotReferences
import Snapshots
import Terminal

/// A progress line on a terminal; nothing elsewhere.
package final class Progress {
  private let text: () -> String
  private let isShown: Bool

  init(text: String) {
    self.text = { text }
    isShown = Console.showsProgress
  }

  /// Shows the number of records written from now on, their rate, and the remaining time.
  ///
  /// - Parameters:
  ///   - directories: where the records are written.
  ///   - expected: the expected number, if known.
  init(directories: SnapshotDirectories, expected: Int?) {
    let start = Date()
    var lines = ResultLineCount(in: directories)
    text = {
      ProgressText(
        count: lines.update(), expected: expected, seconds: Date().timeIntervalSince(start)
      ).description
    }
    isShown = Console.showsProgress
  }

  func show() {
    if isShown { Console.transient(text()) }
  }

  func clear() {
    if isShown { Console.transient("") }
  }
}
