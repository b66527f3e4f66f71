/// The languages that match a locale, the best first.
///
/// Each is the locale with fewer of its subtags, as in RFC 4647, section 3.4 (lookup,
/// https://www.rfc-editor.org/rfc/rfc4647#section-3.4). Chinese with a region but no script has that region's script.
enum LanguageMatch {
  /// Returns the names of languages, in lower case with hyphens.
  static func candidates(for locale: String) -> [String] {
    var parts = normalized(locale).split(separator: "-").map(String.init)
    if parts.first == "zh", parts.count == 2, let script = chineseScripts[parts[1]] {
      parts.insert(script, at: 1)
    }
    return (0..<parts.count).map { parts.dropLast($0).joined(separator: "-") }
  }

  /// Returns the name of a language in lower case with hyphens, without keywords such as `@calendar`.
  static func normalized(_ name: String) -> String {
    String(name.prefix { $0 != "@" && $0 != "." }).lowercased().replacing("_", with: "-")
  }

  private static let chineseScripts = [
    "cn": "hans", "sg": "hans", "my": "hans", "tw": "hant", "hk": "hant", "mo": "hant",
  ]
}
