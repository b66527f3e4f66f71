import FileAccess
import Foundation
package import SnapshotReferences

/// How many records were written since a time; reads of each log only what is new.
package struct ResultLineCount {
  private let logs: ResultLogs
  private let start: Date
  private var counted: [Int: (bytes: Int, lines: Int)] = [:]

  /// Counts the records of a package that are written from now on.
  package init(in directories: SnapshotDirectories) {
    logs = ResultLogs(folder: directories.results, in: directories.tree)
    start = Date()
    // What is already there does not count; a log that cannot be listed or read has no records to count.
    for log in (try? logs.all()) ?? [] { counted[log.number] = (Files.size(of: log.url) ?? 0, 0) }
  }

  /// Returns the number until now.
  package mutating func update() -> Int {
    for log in (try? logs.all()) ?? [] {
      let old = counted[log.number] ?? (0, 0)
      guard Files.size(of: log.url) ?? 0 > old.bytes,
        let lines = try? logs.tree.lines(in: log.url, from: old.bytes)
      else { continue }
      counted[log.number] = (old.bytes + lines.bytes, old.lines + lines.count)
    }
    return counted.values.reduce(0) { $0 + $1.lines }
  }
}
