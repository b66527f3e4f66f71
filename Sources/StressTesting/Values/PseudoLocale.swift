/// A way of changing a text as a translation might, so that it can still be read.
public enum PseudoLocale: String, CaseIterable, Sendable {
  /// Letters with marks above and below: `Šéţţîñĝš`.
  case accented
  /// 40 % longer, as German is, in brackets that show where it is cut: `[Settings one]`.
  case longer
  /// From right to left: between the controls of Unicode.
  case mirrored
  /// Wide characters without spaces, as many as the text has letters.
  case ideographic

  /// Returns the text in this way.
  public func text(_ original: String) -> String {
    switch self {
    case .accented: String(original.map { Self.marked[$0] ?? $0 })
    case .longer: "[\(original)\(Self.padding(of: original))]"
    // RIGHT-TO-LEFT OVERRIDE and POP DIRECTIONAL FORMATTING, UAX #9.
    case .mirrored: "\u{202E}\(original)\u{202C}"
    case .ideographic: String(original.filter { !$0.isWhitespace }.map { $0.isLetter ? "語" : $0 })
    }
  }

  private static let marked: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "ACDEGHIKLNORSTUYZacdeghiklnorstuyz", "ÅÇĎÉĜĤÎĶĻÑÖŔŠŢÛÝŽåçďéĝĥîķļñöŕšţûýž"))

  /// Words that are two fifths as long as the text.
  private static func padding(of text: String) -> String {
    let count = (text.count * 2 + 4) / 5
    let words = " one two three four five six seven eight nine ten"
    return String(String(repeating: words, count: count / words.count + 1).prefix(count))
  }
}

extension Values where Value == String {
  /// A text of the app and what translations may make of it.
  ///
  /// - Parameters:
  ///   - name: the input's name.
  ///   - original: the text in the app's language.
  ///   - locales: the ways of changing it.
  /// - Returns: the original and a text for each way.
  public static func pseudoLocalized(
    _ name: String, _ original: String, locales: [PseudoLocale] = PseudoLocale.allCases
  ) -> Values {
    texts(
      name,
      domain: ValueDomain(
        listed: ([original] + locales.map { $0.text(original) }).map(StressValue.text)))
  }
}
