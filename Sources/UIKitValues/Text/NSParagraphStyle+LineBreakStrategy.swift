internal import Typography

extension NSParagraphStyle {
  /// Additional rules for line breaks.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a strategy from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A single word on a paragraph's last line is joined by the word before it.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Lines do not break between two Hangul characters.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The rules of the system's labels; here, the other two.
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

  /// The strategy in words for layout trees; nil for none and for the standard one of labels.
  package var words: String? {
    guard !isEmpty, self != .standard else { return nil }
    return [(Self.pushOut, "pushOut"), (.hangulWordPriority, "hangulWordPriority")]
      .filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
