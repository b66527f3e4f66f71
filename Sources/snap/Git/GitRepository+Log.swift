import Foundation

extension GitRepository {
  /// A commit that changed a file.
  struct LogEntry {
    /// The commit's abbreviated name, day, author and subject.
    let title: String
    /// When it was made, in seconds.
    let date: Int
    /// The file's path in it.
    let path: String
    /// The file's blob before; nil if there was none.
    let old: String?
    /// The file's blob afterwards; nil if it was removed.
    let new: String?
  }

  /// Returns the commits that changed a file, the newest first, and if it `follows`, those of the file from which it was
  /// renamed.
  func log(of file: URL, follows: Bool) throws -> [LogEntry] {
    let output = try text(
      ["log", "--format=%x01%ct%x09%h %ad %an: %s", "--date=short", "--raw", "--no-abbrev"]
        + (follows ? ["--follow", "-M"] : []) + ["--", file.path])
    return output.split(separator: "\u{1}").compactMap { Self.entry(String($0)) }
  }

  private static func entry(_ text: String) -> LogEntry? {
    let lines = text.split(separator: "\n")
    guard let head = lines.first?.split(separator: "\t", maxSplits: 1), head.count == 2,
      let date = Int(head[0]), let raw = lines.dropFirst().first(where: { $0.hasPrefix(":") })
    else { return nil }
    let parts = raw.split(separator: "\t")
    let words = parts[0].split(separator: " ").map(String.init)
    guard parts.count > 1, words.count == 5, let path = parts.last else { return nil }
    func blob(_ word: String) -> String? { word.allSatisfy { $0 == "0" } ? nil : word }
    return LogEntry(
      title: String(head[1]), date: date, path: String(path), old: blob(words[2]),
      new: blob(words[3]))
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
