public import Foundation

/// How the lines of a paragraph are broken, spaced, indented and aligned.
///
/// It is not an `NSObject`: Foundation on Linux stops the process when it compares text attributes that are objects of
/// such classes, as it does when concatenating strings.
open class NSParagraphStyle: Hashable, NSCopying, NSMutableCopying {
  package var values = ParagraphValues()

  /// Creates a style with the default values.
  public init() {}

  package init(_ values: ParagraphValues) { self.values = values }

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of lines; natural by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// How lines break and the last one is truncated; word wrapping without truncation by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Points between one line and the next.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points before the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// A factor on each line's own height, applied above the glyphs; 0 means 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The minimum height of a line in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The distance from the leading edge to the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance from the leading edge to the other lines, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points: from the leading edge if positive, otherwise from the trailing edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The base direction of the text.
  ///
  /// The first paragraph's direction applies to the whole text; `natural` means that of each paragraph's first letter.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The tab stops; by default twelve, 28 points apart.
  open var tabStops: [NSTextTab]! { values.tabStops ?? NSTextTab.standardStops }
  /// The interval between the stops after the last one; 0 for 28 points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// Additional rules for line breaks; none by default.
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
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

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

  /// The minimum height of a line in points.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// The maximum height of a line in points; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// The distance from the leading edge to the first line, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  /// The distance from the leading edge to the other lines, in points.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  /// Where lines end, in points: from the leading edge if positive, otherwise from the trailing edge.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// The tab stops; nil restores the default stops.
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { values.tabStops = newValue == NSTextTab.standardStops ? nil : newValue }
  }

  /// The interval between the stops after the last one; 0 for 28 points.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  /// Additional rules for line breaks; none by default.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// Copies all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }

  /// Adds a tab stop, keeping the stops sorted.
  open func addTabStop(_ tab: NSTextTab) {
    tabStops = (super.tabStops + [tab]).sorted { $0.location < $1.location }
  }
}
