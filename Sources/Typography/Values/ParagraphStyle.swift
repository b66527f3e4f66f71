/// How lines are broken, spaced and aligned; the defaults are those of UIKit's paragraph style.
public struct ParagraphStyle: Hashable, Sendable {
  /// The horizontal alignment of lines.
  public enum Alignment: Hashable, Sendable {
    /// Left in a left-to-right paragraph, right in a right-to-left one.
    case natural
    case left
    case center
    case right
    /// Spaces are widened until lines fill the width, except in a paragraph's last line.
    case justified
  }

  /// How text that is wider than the layout is broken or truncated.
  public enum LineBreakMode: Int, Hashable, Sendable {
    /// Lines break between words; text after the last allowed line is left out.
    case byWordWrapping
    /// Lines break between characters; text after the last allowed line is left out.
    case byCharWrapping
    /// Lines break between words; the last one may be wider than the layout.
    case byClipping
    /// Lines break between words; the last one shows the end of the text after an ellipsis.
    case byTruncatingHead
    /// Lines break between words; the last one ends with an ellipsis.
    case byTruncatingTail
    /// Lines break between words; the last one has an ellipsis in its middle.
    case byTruncatingMiddle
  }

  /// Additional rules for line breaks.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a strategy from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A single word on a paragraph's last line is joined by the word before it.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Lines do not break between two Hangul characters.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
  }

  public var alignment: Alignment
  /// How text that is wider than the layout is broken or truncated.
  public var lineBreakMode: LineBreakMode
  /// The space between lines in points; not added after the last.
  public var lineSpacing: Double
  /// The space between paragraphs in points, in addition to `lineSpacing`.
  public var paragraphSpacing: Double
  /// The space before a paragraph in points, in addition to the previous one's `paragraphSpacing`.
  public var paragraphSpacingBefore = 0.0
  /// A factor for each line's own height, applied above the glyphs; 0 means 1.
  public var lineHeightMultiple: Double
  /// The minimum height of a line in points.
  public var minimumLineHeight: Double
  /// The maximum height of a line in points; 0 means no limit.
  public var maximumLineHeight: Double
  /// The distance from the leading edge to a paragraph's first line, in points.
  public var firstLineHeadIndent = 0.0
  /// The distance from the leading edge to a paragraph's other lines, in points.
  public var headIndent = 0.0
  /// Where lines end, in points: from the leading edge if positive, otherwise from the trailing edge.
  public var tailIndent = 0.0
  public var tabs = TabStops()
  /// Additional rules for line breaks between words.
  public var lineBreakStrategy: LineBreakStrategy = []

  /// Creates a style.
  public init(
    alignment: Alignment = .natural, lineBreakMode: LineBreakMode = .byWordWrapping,
    lineSpacing: Double = 0, paragraphSpacing: Double = 0, lineHeightMultiple: Double = 0,
    minimumLineHeight: Double = 0, maximumLineHeight: Double = 0
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
  }
}

extension ParagraphStyle {
  /// The indent of a line at the leading edge.
  func indent(isFirstLine: Bool) -> Double { isFirstLine ? firstLineHeadIndent : headIndent }

  /// The width available to a line's text between its indents, in a layout of a width.
  func room(in width: Double, isFirstLine: Bool) -> Double {
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return max(0, end - indent(isFirstLine: isFirstLine))
  }

  /// The layout width that a line of text needs, including indents.
  func extent(of lineWidth: Double, isFirstLine: Bool) -> Double {
    indent(isFirstLine: isFirstLine) + lineWidth - min(tailIndent, 0)
  }
}

/// The base writing direction of a paragraph.
public enum WritingDirection: Hashable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
  /// The direction of each paragraph's first letter; left to right if it has none.
  case natural
}
