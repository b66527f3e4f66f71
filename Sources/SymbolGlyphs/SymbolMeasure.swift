/// A length that may grow with the weight's lines: `12`, `0.8w` or `6+0.3w`.
struct SymbolMeasure: Sendable {
  private var fixed = 0.0
  /// In widths of the weight's lines.
  private var widths = 0.0

  /// Reads a length; nil if it is malformed.
  init?(_ text: Substring) {
    for part in text.split(separator: "+", omittingEmptySubsequences: false) {
      guard let number = Double(part.hasSuffix("w") ? part.dropLast() : part) else { return nil }
      if part.hasSuffix("w") { widths = number } else { fixed = number }
    }
  }

  func length(strokeWidth: Double) -> Double { fixed + widths * strokeWidth }
}
