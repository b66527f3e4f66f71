import Foundation
import Snapshots

/// One line on a terminal that says how far a run is; nothing elsewhere.
struct Progress {
  private let text: () -> String
  private let isShown = Console.showsProgress

  /// Shows a text that does not change.
  init(text: String) {
    self.text = { text }
  }

  /// Shows how many records have been written from now on.
  init(directories: SnapshotDirectories) {
    let start = Date()
    let results = directories.results
    text = {
      let count = Self.countFiles(below: results, since: start)
      return "testing: \(count) \(count == 1 ? "snapshot" : "snapshots") so far"
    }
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
