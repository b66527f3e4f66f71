public import Foundation

/// How the lines of a paragraph are broken, spaced, indented and aligned.
///
/// It is no `NSObject`: Foundation on Linux stops the process when it compares attributes of text that are
/// objects of such classes, as it does where strings are put together.
open class NSParagraphStyle: Hashable, NSCopying, NSMutableCopying {
  var values = ParagraphValues()

  /// Creates a style with the default values.
  public init() {}

  init(_ values: ParagraphValues) { self.values = values }

  /// The style of text that has none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// How lines are aligned; where reading starts by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// Where lines break and how the last one is cut; at words and not at all by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Points between one line and the next.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points before the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// A factor on each line's own height, applied above the glyphs; 0 means 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of a line in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line in points; 0 sets no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Points from the edge where reading starts to the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Points from the edge where reading starts to the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points from the edge where reading starts if positive, else from the other.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The base direction of the text.
  ///
  /// That of the first paragraph holds for a whole text; `natural` means that of each one's first letter.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Where tabs lead; twelve stops 28 points apart by default.
  open var tabStops: [NSTextTab]! { values.tabStops ?? NSTextTab.standardStops }
  /// The distance between the stops that follow the last one; 0 for 28 points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// What besides the width has a say in where lines break; nothing by default.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// Returns an immutable style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  /// Returns an `NSMutableParagraphStyle` with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  /// Returns an immutable style with the same values.
  open func copy() -> Any { copy(with: nil) }

  /// Returns an `NSMutableParagraphStyle` with the same values.
  open func mutableCopy() -> Any { mutableCopy(with: nil) }

  /// Returns whether the other object is a style with the same values.
  open func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  /// Returns whether both styles have the same values.
  public static func == (lhs: NSParagraphStyle, rhs: NSParagraphStyle) -> Bool {
    lhs.isEqual(rhs)
  }

  /// Hashes the values.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// A paragraph style whose values can be set.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// How lines are aligned.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// Where lines break and how the last one is cut.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// Points between one line and the next.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// Points after the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  /// Points before the paragraph, unless it is the first.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  /// A factor on each line's own height, applied above the glyphs; 0 means 1.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  /// The least height of a line in points.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// The greatest height of a line in points; 0 sets no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// Points from the edge where reading starts to the first line.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  /// Points from the edge where reading starts to the other lines.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  /// Where lines end, in points from the edge where reading starts if positive, else from the other.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  /// The base direction of the text.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// Where tabs lead; nil brings the default stops back.
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { values.tabStops = newValue == NSTextTab.standardStops ? nil : newValue }
  }

  /// The distance between the stops that follow the last one; 0 for 28 points.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  /// What besides the width has a say in where lines break; nothing by default.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// Takes all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }

  /// Adds a tab stop at its place among the others.
  open func addTabStop(_ tab: NSTextTab) {
    tabStops = (super.tabStops + [tab]).sorted { $0.location < $1.location }
  }
}
