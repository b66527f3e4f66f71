import Foundation

extension GitRepository {
  /// A commit that changed a file.
  struct LogEntry {
    /// The commit.
    let commit: LoggedCommit
    /// The file's path in it.
    let path: String
    /// The file's blob before, in a merge that of its first parent; nil if there was none.
    let old: String?
    /// The file's blob afterwards; nil if it was removed.
    let new: String?
  }

  /// A commit as a log shows it.
  struct LoggedCommit: Hashable {
    /// The whole name.
    let name: String
    /// The abbreviated name, day, author and subject.
    let title: String
    /// When it was made, in seconds.
    let date: Int
  }

  /// Returns the commits that changed a file, the newest first, and if it `follows`, those of the file from which it was
  /// renamed.
  ///
  /// A merge is one of them only if its file is that of no parent.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - commits: a commit to begin with, or a range such as `main..HEAD`, of whole names.
  ///   - follows: whether renames are followed.
  /// - Returns: the commits.
  /// - Throws: ``SnapError/gitFailed(arguments:)``
  func log(of file: URL, in commits: String, follows: Bool) throws -> [LogEntry] {
    let output = try text(
      [
        "log", "--format=%x01%ct%x09%H%x09%ad %an: %s", "--date=short", "--raw", "--no-abbrev",
        "-c",
      ] + (follows ? ["--follow", "-M"] : []) + [commits, "--", file.path])
    return output.split(separator: "\u{1}").compactMap { Self.entry(String($0)) }
  }

  /// The digits of a commit in lists; git's own choice depends on the clone.
  private static let abbreviation = 10

  private static func entry(_ text: String) -> LogEntry? {
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
    return LogEntry(
      commit: LoggedCommit(
        name: String(head[1]), title: "\(head[1].prefix(abbreviation)) \(head[2])", date: date),
      path: String(path), old: blob(words[parents + 1]), new: blob(words[2 * parents + 1]))
  }

  /// Returns a setting of this clone or of its user; nil if it is not set.
  func setting(_ name: String) throws -> String? {
    let output = run(["config", "--get", name])
    return output.exitCode == 0 ? String(output.text.dropLast()) : nil
  }

  /// Sets something for this clone.
  ///
  /// - Throws: ``SnapError/gitFailed(arguments:)``
  func set(_ name: String, to value: String) throws {
    _ = try text(["config", name, value])
  }
}
