/// Text of a file or a project as a literal in a source or a manifest: the only way in which such texts get there, besides
/// names that are a ``SwiftIdentifier``.
enum SwiftLiteral {
  /// Returns the literal of a text; no character of it ends the literal or begins an interpolation.
  static func text(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      scalar == "\\" || scalar == "\"" || scalar.properties.generalCategory == .control
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return "\"\(escaped.joined())\""
  }

  /// Returns the literal of a list of texts.
  static func list(_ texts: [String]) -> String {
    "[\(texts.map(text).joined(separator: ", "))]"
  }
}
