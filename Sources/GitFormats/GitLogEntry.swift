/// A commit that changed a file.
package struct GitLogEntry {
  /// The commit.
  package let commit: LoggedCommit
  /// The file's path in it.
  package let path: String
  /// The file's blob before, in a merge that of its first parent; nil if there was none.
  package let old: String?
  /// The file's blob afterwards; nil if it was removed.
  package let new: String?
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
  /// Reads what `git log --raw --no-abbrev -c` prints of commits that each begin with `%x01%ct%x09%H%x09` and their title.
  ///
  /// What is not an entry is skipped.
  package static func all(in output: String) -> [GitLogEntry] {
    output.split(separator: "\u{1}").compactMap { entry(String($0)) }
  }

  /// The digits of a commit in lists; git's own choice depends on the clone.
  private static let abbreviation = 10

  private static func entry(_ text: String) -> GitLogEntry? {
    let lines = text.split(separator: "\n")
    guard let head = lines.first?.split(separator: "\t", maxSplits: 2), head.count == 3,
      let date = Int(head[0]), let raw = lines.dropFirst().first(where: { $0.hasPrefix(":") })
    else { return nil }
    let parts = raw.split(separator: "\t")
    let words = parts[0].split(separator: " ").map(String.init)
    // A colon, a mode and a blob for each parent; then the file's own, and what happened.
    let parents = raw.prefix { $0 == ":" }.count
    guard parts.count > 1, words.count == 2 * parents + 3, let path = parts.last else { return nil }
    func blob(_ word: String) -> String? { word.allSatisfy { $0 == "0" } ? nil : word }
    return GitLogEntry(
      commit: LoggedCommit(
        name: String(head[1]), title: "\(head[1].prefix(abbreviation)) \(head[2])", date: date),
      path: String(path), old: blob(words[parents + 1]), new: blob(words[2 * parents + 1]))
  }
}
