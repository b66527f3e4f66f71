import SnapshotRecords

extension [DroppedCode] {
  /// What was left out, for a terminal: of each file the first things, those of the cells' own files first.
  ///
  /// - Parameter files: the files of the cells.
  /// - Returns: at most twenty lines for each of these, and one for all other files.
  package func lines(ofFiles files: [String]) -> [String] {
    let own = byFile.filter { files.contains($0.file) }
    let others = byFile.filter { !files.contains($0.file) }
    var lines: [String] = []
    for (file, dropped) in own {
      lines.append("\(file): \(dropped.summary ?? "")")
      lines += dropped.prefix(Self.shown).map { "  \($0.sentence)" }
      if dropped.count > Self.shown { lines.append("  and \(dropped.count - Self.shown) more") }
    }
    return lines + Self.line(ofOthers: others)
  }

  /// What was left out, in few lines.
  ///
  /// - Parameters:
  ///   - count: how many files have a line of their own.
  ///   - files: the files that may have one; those with the most things come first.
  /// - Returns: a line for each of these, and one for all other files.
  package func summaries(ofFirst count: Int, among files: [String]) -> [String] {
    let named = Set(files)
    let own = byFile.filter { named.contains($0.file) }
      .sorted { ($1.dropped.count, $0.file) < ($0.dropped.count, $1.file) }.prefix(count)
    let shown = Set(own.map(\.file))
    let others = byFile.filter { !shown.contains($0.file) }
    return own.map { "\($0.file): \($0.dropped.summary ?? "")" } + Self.line(ofOthers: others)
  }

  private static func line(ofOthers others: [(file: String, dropped: [DroppedCode])]) -> [String] {
    guard !others.isEmpty else { return [] }
    let count = others.map(\.dropped.count).reduce(0, +)
    return [
      "\(count.counted("thing")) changed in \(others.count.counted("other file")); dropped.json lists them"
    ]
  }

  private static var shown: Int { 12 }
}
