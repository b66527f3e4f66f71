internal import Typography

extension NSParagraphStyle {
  /// What besides the width has a say in where lines break.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a strategy from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A single word on a paragraph's last line gets the word before it for company.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Lines do not break between two characters of Hangul.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// All that the system's labels do; with us the other two.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

extension NSParagraphStyle.LineBreakStrategy {
  var strategy: ParagraphStyle.LineBreakStrategy {
    var strategy: ParagraphStyle.LineBreakStrategy = []
    if contains(.pushOut) { strategy.insert(.pushOut) }
    if contains(.hangulWordPriority) { strategy.insert(.hangulWordPriority) }
    return strategy
  }

  /// The strategy in words for layout trees; nil for none and for that of labels.
  var words: String? {
    guard !isEmpty, self != .standard else { return nil }
    return [(Self.pushOut, "pushOut"), (.hangulWordPriority, "hangulWordPriority")]
      .filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
