public import Foundation

extension NSPredicate {
  /// Creates a predicate about a text: `SELF MATCHES %@`, as fields check their input.
  ///
  /// Also `CONTAINS`, `BEGINSWITH`, `ENDSWITH` and `==`, each with `[c]`, `[d]` or `[cd]`. Other formats stop, as illegal ones
  /// do on iOS: they ask objects for values by name, which Swift on Linux cannot.
  /// - Parameters:
  ///   - predicateFormat: the format.
  ///   - args: the text for `%@`.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    guard let condition = TextCondition(predicateFormat, args) else {
      preconditionFailure(
        "The predicate \"\(predicateFormat)\" cannot be read on Linux. Only SELF can be compared with a text, by MATCHES, "
          + "CONTAINS, BEGINSWITH, ENDSWITH or ==. Use init(block:).")
    }
    self.init { object, _ in (object as? String).map(condition.holds) ?? false }
  }
}

/// A comparison of a text with another one.
struct TextCondition: Sendable {
  private enum Comparison: String, Sendable {
    case matches = "MATCHES"
    case contains = "CONTAINS"
    case begins = "BEGINSWITH"
    case ends = "ENDSWITH"
    case equals = "=="
  }

  private let comparison: Comparison
  private let other: String
  private let options: String.CompareOptions

  /// Reads a format; nil for one that is more than a comparison of `SELF` with a text.
  init?(_ format: String, _ arguments: [Any]) {
    let words = format.split(separator: " ")
    guard words.count == 3, words[0].uppercased() == "SELF", words[2] == "%@",
      arguments.count == 1, let other = arguments.first as? String
    else { return nil }
    let parts = words[1].split(separator: "[")
    guard let name = parts.first, let comparison = Comparison(rawValue: name.uppercased()),
      let options = Self.options(parts.dropFirst())
    else { return nil }
    (self.comparison, self.other, self.options) = (comparison, other, options)
  }

  /// Reads `c]`, `d]` or `cd]`, or nothing.
  private static func options(_ parts: ArraySlice<Substring>) -> String.CompareOptions? {
    switch parts.first {
    case nil: []
    case "c]": .caseInsensitive
    case "d]": .diacriticInsensitive
    case "cd]": [.caseInsensitive, .diacriticInsensitive]
    default: nil
    }
  }

  func holds(_ text: String) -> Bool {
    switch comparison {
    case .matches:
      // The whole text must match.
      text.range(
        of: "\\A(?:\(other))\\z",
        options: options.intersection(.caseInsensitive).union(.regularExpression)) != nil
    case .contains: text.range(of: other, options: options) != nil
    case .begins: text.range(of: other, options: options.union(.anchored)) != nil
    case .ends: text.range(of: other, options: options.union([.anchored, .backwards])) != nil
    case .equals: text.compare(other, options: options) == .orderedSame
    }
  }
}
