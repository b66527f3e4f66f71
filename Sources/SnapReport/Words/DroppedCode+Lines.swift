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
    guard !others.isEmpty else { return lines }
    let count = others.map(\.dropped.count).reduce(0, +)
    return lines + [
      "\(count.counted("thing")) changed in \(others.count.counted("other file")); dropped.json lists them"
    ]
  }

  private static var shown: Int { 12 }
}
