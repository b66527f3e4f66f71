import FileAccess
import Foundation

/// A place in a source that Swift on Linux refuses.
struct ObjectiveCSpelling: Sendable {
  private static let words = ["@IBOutlet", "@objc", "#selector(", "#keyPath("]
  let file: String
  let line: Int
  let word: String

  /// Finds the first place in a source; nil if there is none.
  ///
  /// Those in comments and in conditions do not count: with `#if canImport(ObjectiveC)` a source compiles as it is.
  init?(inSource source: URL) throws {
    let text = String(decoding: try Files.read(existing: source), as: UTF8.self)
    guard Self.words.contains(where: text.contains) else { return nil }
    var depth = 0
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let code = line.drop(while: \.isWhitespace)
      if code.hasPrefix("#if") { depth += 1 }
      if code.hasPrefix("#endif") { depth -= 1 }
      guard depth == 0, !code.hasPrefix("//") else { continue }
      guard let word = Self.words.first(where: code.contains) else { continue }
      (file, self.line, self.word) = (source.path, index + 1, word)
      return
    }
    return nil
  }
}

extension ObjectiveCSpelling: CustomStringConvertible {
  /// The place and the word.
  var description: String {
    "\(file):\(line) has \(word.hasSuffix("(") ? String(word.dropLast()) : word)"
  }
}
