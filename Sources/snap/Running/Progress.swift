import Foundation
import SnapReport
import Snapshots

/// A progress line on a terminal; nothing elsewhere.
struct Progress {
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
    let results = directories.results
    text = {
      ProgressText(
        count: Self.countFiles(below: results, since: start), expected: expected,
        seconds: Date().timeIntervalSince(start)
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

  private static func countFiles(below folder: URL, since start: Date) -> Int {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "json" else { continue }
      let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
      if let date = values?.contentModificationDate, date >= start { count += 1 }
    }
    return count
  }
}
