/// A word, sign or literal of a Swift source, with its line.
package struct SwiftToken: Hashable, Sendable {
  /// The text as it is written; of a string literal only a quote, of an attribute or a macro with its sign.
  ///
  /// The code that a literal interpolates follows it between parentheses. Angle brackets that may be those of generic
  /// parameters are tokens of their own: `>>` at the end of `[A<B<C>>]` is two.
  package let text: String
  /// The line where it begins, from 1.
  package let line: Int

  /// Returns the tokens of a source that a target may compile, without comments.
  ///
  /// What is not Swift is read, too, and a literal that does not end hides no other line unless it may have several.
  package static func all(of source: String, for target: BuildConditions) -> [SwiftToken] {
    var source = source
    return source.withUTF8 { bytes in
      var reader = SwiftTokenReader(bytes, target)
      reader.readAll()
      return reader.tokens
    }
  }

  /// The text without backticks.
  package var name: String { text.first == "`" ? String(text.dropFirst().dropLast()) : text }

  /// Whether it is a word and not a literal; keywords are, too.
  package var isName: Bool {
    text.utf8.first.map { SwiftByte.isWord($0) && !SwiftByte.isDigit($0) } ?? false
  }

  /// Whether it is a name that is not a keyword, or one in backticks.
  package var isFreeName: Bool {
    text.first == "`" && text.count > 1 || isName && !SwiftKeyword.reserved.contains(text)
  }
}
