import Foundation
import SnapReport
import Snapshots

/// One line on a terminal that says how far a run is; nothing elsewhere.
struct Progress {
  private let text: () -> String
  private let isShown: Bool

  /// Shows a text that does not change.
  init(text: String) {
    self.text = { text }
    isShown = Console.showsProgress
  }

  /// Shows how many records have been written from now on, how fast, and how long the rest will take.
  ///
  /// - Parameters:
  ///   - directories: where the records are written.
  ///   - expected: how many there will be, if that is known.
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
