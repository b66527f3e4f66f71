/// A commit that changed a file.
package struct GitLogEntry {
  package let commit: LoggedCommit
  package let path: String
  /// The file's blob before, in a merge that of its first parent; nil if there was none.
  package let old: String?
  /// The file's blob afterwards; nil if it was removed.
  package let new: String?
  /// Whether the file is a symbolic link afterwards, so that git keeps where it leads and not what is there.
  package let isLink: Bool
}

/// A commit as a log shows it.
package struct LoggedCommit: Hashable {
  /// The whole name.
  package let name: String
  /// The abbreviated name, day, author and subject.
  package let title: String
  /// When it was made, in seconds.
  package let date: Int
}

extension GitLogEntry {
  /// Reads what `git log --raw --no-abbrev -c -z` prints of commits that each begin with `%ct%x09%H%x09` and their title.
  ///
  /// A subject can hold anything but the zero that separates items. What is not an entry is skipped.
  package static func all(in output: String) -> [GitLogEntry] {
    var entries: [GitLogEntry] = []
    var head: Substring?
    var items = output.split(separator: "\0")[...]
    while let item = items.popFirst() {
      let raw = item.drop { $0 == "\n" }
      guard raw.hasPrefix(":") else {
        head = item
        continue
      }
      let words = raw.split(separator: " ").map(String.init)
      guard var path = items.popFirst() else { break }
      // The path of a file that was renamed follows that which it had.
      if let status = words.last?.first, "RC".contains(status), !raw.hasPrefix("::") {
        guard let new = items.popFirst() else { break }
        path = new
      }
      if let entry = head.flatMap({ entry($0, words, path) }) { entries.append(entry) }
      head = nil
    }
    return entries
  }

  /// The digits of a commit in lists; git's own choice depends on the clone.
  private static let abbreviation = 10

  private static func entry(
    _ head: Substring, _ words: [String], _ path: Substring
  ) -> GitLogEntry? {
    let fields = head.drop { $0 == "\n" }.split(separator: "\t", maxSplits: 2)
    // A colon, a mode and a blob for each parent; then the file's own, and what happened.
    let parents = words[0].prefix { $0 == ":" }.count
    guard fields.count == 3, let date = Int(fields[0]), words.count == 2 * parents + 3 else {
      return nil
    }
    func blob(_ word: String) -> String? { word.allSatisfy { $0 == "0" } ? nil : word }
    return GitLogEntry(
      commit: LoggedCommit(
        name: String(fields[1]), title: "\(fields[1].prefix(abbreviation)) \(fields[2])",
        date: date),
      path: String(path), old: blob(words[parents + 1]), new: blob(words[2 * parents + 1]),
      isLink: words[parents] == "120000")
  }
}
