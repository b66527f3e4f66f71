/// Names of a source or a project that stand in sources as they are, and in names of files.
enum SwiftIdentifier {
  /// Whether a text is an identifier without backticks, with which no path leads up and no code begins.
  static func isOne(_ text: some StringProtocol) -> Bool {
    guard let first = text.unicodeScalars.first, text != "_", text.utf8.count <= longest,
      first == "_" || first.properties.isXIDStart
    else { return false }
    return text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }

  /// Whether a text is the name of a type, also inside of others: `Outer.Inner`.
  static func isType(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isOne($0) }
  }

  /// A name in backticks as it is without them; a text of another form stays.
  static func bare(_ text: String) -> String {
    text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
      ? String(text.dropFirst().dropLast()) : text
  }

  /// A file name cannot have more bytes.
  private static let longest = 200
}
