/// How lines are broken, spaced and aligned; the defaults are those of UIKit's paragraph style.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where lines stand between the left and the right edge.
  public enum Alignment: Hashable, Sendable {
    /// Left in a left-to-right paragraph, right in a right-to-left one.
    case natural
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// Spaces are widened until lines fill the width, but for a paragraph's last line.
    case justified
  }

  /// What becomes of text that is wider than the layout.
  public enum LineBreakMode: Int, Hashable, Sendable {
    /// Lines break between words; what follows the last allowed line is left out.
    case byWordWrapping
    /// Lines break between characters; what follows the last allowed line is left out.
    case byCharWrapping
    /// Lines end at line separators only, and may be wider than the layout.
    case byClipping
    /// Lines break between words; the last one shows the end of the text after an ellipsis.
    case byTruncatingHead
    /// Lines break between words; the last one ends with an ellipsis.
    case byTruncatingTail
    /// Lines break between words; the last one has an ellipsis in its middle.
    case byTruncatingMiddle
  }

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
  }

  /// Where lines stand between the edges.
  public var alignment: Alignment
  /// What becomes of text that is wider than the layout.
  public var lineBreakMode: LineBreakMode
  /// Points between one line and the next; not after the last.
  public var lineSpacing: Double
  /// Points between one paragraph and the next, besides `lineSpacing`.
  public var paragraphSpacing: Double
  /// Points between the paragraph before and this one, besides that one's `paragraphSpacing`.
  public var paragraphSpacingBefore = 0.0
  /// A factor on each line's own height, applied above the glyphs; 0 means 1.
  public var lineHeightMultiple: Double
  /// The least height of a line in points.
  public var minimumLineHeight: Double
  /// The greatest height of a line in points; 0 means no limit.
  public var maximumLineHeight: Double
  /// Points from the edge where reading starts to a paragraph's first line.
  public var firstLineHeadIndent = 0.0
  /// Points from the edge where reading starts to a paragraph's other lines.
  public var headIndent = 0.0
  /// Where lines end: points from the edge where reading starts if positive, else from the other.
  public var tailIndent = 0.0
  /// Where tabs lead.
  public var tabs = TabStops()
  /// What besides the width has a say in where lines break between words.
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
  /// The indent of a line at the side where reading starts.
  func indent(isFirstLine: Bool) -> Double { isFirstLine ? firstLineHeadIndent : headIndent }

  /// The room for a line's text between its indents, in a layout of a width.
  func room(in width: Double, isFirstLine: Bool) -> Double {
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return max(0, end - indent(isFirstLine: isFirstLine))
  }

  /// The width of the layout that a line of text needs, indents included.
  func extent(of lineWidth: Double, isFirstLine: Bool) -> Double {
    indent(isFirstLine: isFirstLine) + lineWidth - min(tailIndent, 0)
  }
}
