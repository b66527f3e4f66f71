import Foundation

/// The patterns of `app-sources.txt`, one a line, by which a target lists an app's sources.
///
/// They are relative to the package: `../App/Cells/**/*.swift`. One that begins with `!` excludes files, and a line that
/// begins with `#` is a comment. A plugin cannot import the package's targets, so the patterns are matched here.
struct AppSources {
  private struct Pattern {
    let text: String
    let line: Int
    let excludes: Bool
  }

  private let list: URL
  private let patterns: [Pattern]

  /// Reads the patterns.
  init(contentsOf list: URL) throws {
    self.list = list
    let lines = try String(contentsOf: list, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    patterns = lines.enumerated().compactMap { index, line in
      let text = line.trimmingCharacters(in: .whitespaces)
      guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
      let excludes = text.hasPrefix("!")
      return Pattern(
        text: excludes ? String(text.dropFirst()) : text, line: index + 1, excludes: excludes)
    }
  }

  /// Returns the files that match, sorted by path.
  /// - Throws: `PatternError` for a pattern without a file.
  func files(in package: URL) throws -> [URL] {
    var files: Set<URL> = []
    for pattern in patterns {
      let matches = try Self.matches(of: pattern.text, in: package)
      guard !matches.isEmpty else {
        throw PatternError(list: list.path, line: pattern.line, pattern: pattern.text)
      }
      if pattern.excludes { files.subtract(matches) } else { files.formUnion(matches) }
    }
    return files.sorted { $0.path < $1.path }
  }

  private static func matches(of pattern: String, in package: URL) throws -> [URL] {
    let parts = pattern.split(separator: "/").map(String.init)
    let fixed = parts.dropLast().prefix { !$0.contains("*") && !$0.contains("?") }
    let root = fixed.reduce(package) { $0.appending(path: $1) }.standardizedFileURL
    let rest = parts.dropFirst(fixed.count).joined(separator: "/")
    let expression = try Regex(expression(for: rest))
    let found = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (found.map { Array($0) } ?? []).compactMap { $0 as? URL }.map(\.standardizedFileURL)
      .filter { $0.path.dropFirst(root.path.count + 1).wholeMatch(of: expression) != nil }
  }

  /// `**/` stands for any folders, `*` for any letters but `/`, `?` for one of them.
  private static func expression(for pattern: String) -> String {
    let signs = [("**/", "(?:.*/)?"), ("*", "[^/]*"), ("?", "[^/]")]
    var (rest, expression) = (pattern[...], "")
    while let letter = rest.first {
      if let (sign, meaning) = signs.first(where: { rest.hasPrefix($0.0) }) {
        expression += meaning
        rest.removeFirst(sign.count)
      } else {
        expression += NSRegularExpression.escapedPattern(for: String(letter))
        rest.removeFirst()
      }
    }
    return expression
  }
}

/// A pattern that matches no file.
struct PatternError: Error, CustomStringConvertible {
  let list: String
  let line: Int
  let pattern: String

  var description: String { "\(list):\(line): error: no file matches \(pattern)" }
}
