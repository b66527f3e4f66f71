import SnapshotRecords

extension LineDifference {
  /// How many lines a failure shows; the file of the diff has all.
  private static let maxLines = 24

  /// How many lines were added and removed.
  var summary: String { "\(added.counted("line")) added, \(removed) removed" }

  /// The first lines of the difference, then how many there are besides.
  var firstLines: [String] {
    let rest = lines.count - Self.maxLines
    return rest > 1 ? lines.prefix(Self.maxLines) + ["… \(rest) more lines"] : lines
  }

  /// The first change in one line, and the number of other changed lines.
  var title: String {
    let changed = changedLines.map { (mark: $0.first, text: String($0.dropFirst(2))) }
    let rest = removed + added
    guard let first = changed.first else { return summary }
    guard let next = changed.dropFirst().first, first.mark == "-", next.mark == "+" else {
      let words = first.mark == "-" ? "line removed" : "line added"
      return "\(words): \(first.text.trimmed)" + more(rest - 1)
    }
    let excerpt = TextExcerpt(old: first.text.trimmed, new: next.text.trimmed)
    return "line \(excerpt.old) → \(excerpt.new)" + more(rest - 2)
  }

  private func more(_ count: Int) -> String {
    count > 0 ? ", and \(count) more changed \(count == 1 ? "line" : "lines")" : ""
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
