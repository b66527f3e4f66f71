public import Foundation
internal import Graphics
internal import Typography

/// A view that shows lines of text.
@preconcurrency @MainActor open class UILabel: UIView {
  var content = LabelContent()
  var shapedText: (key: ShapingKey, text: ShapedText)? {
    didSet { recentLayouts = [] }
  }
  var recentLayouts: [RecentLayout] = []
  var recentDrawings: RecentDrawings?
  /// The name of the missing font, if the label's font was set to nil.
  var missedFont: String?
  var fitting: (key: FittingKey, scale: Double)?
  var canvas: Canvas?
  /// The rectangle of ``drawText(in:)``; set only while ``shownLayout`` is computed.
  var drawnRect: CGRect?

  override func setUpParts() { isUserInteractionEnabled = false }

  // MARK: Text

  /// The text; nil shows nothing.
  ///
  /// Setting it drops the attributes of `attributedText`.
  open var text: String? {
    get { content.string }
    set { change { $0.setText(newValue) } }
  }

  /// The text with its attributes.
  ///
  /// Characters without a font, a colour or a paragraph style take the label's when it is set. The first character's
  /// become the label's `font`, `textColor`, `textAlignment` and `lineBreakMode`.
  open var attributedText: NSAttributedString? {
    get { content.attributedString }
    set { change { $0.setAttributedText(newValue) } }
  }

  /// The font, by default the system font at 17 points; setting it changes all of `attributedText`.
  open var font: UIFont! {
    get {
      content.font.shown(
        in: traitCollection, followingContentSize: adjustsFontForContentSizeCategory)
    }
    set {
      missedFont = MissedLookup.font.take(for: newValue)?.name
      change { $0.setFont(newValue ?? LabelContent.standardFont) }
    }
  }

  /// The colour, `UIColor.label` by default; setting it changes all of `attributedText`.
  open var textColor: UIColor! {
    get { content.color }
    set { change { $0.setColor(newValue ?? .label) } }
  }

  /// The alignment of lines, natural by default; setting it changes all of `attributedText`.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { change { $0.setAlignment(newValue) } }
  }

  /// How lines break and the last one is truncated, by default at its tail; setting it changes all of `attributedText`.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { change { $0.setLineBreakMode(newValue) } }
  }

  /// Additional rules for line breaks, by default the standard ones of labels; setting it changes all of
  /// `attributedText`.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.lineBreakStrategy }
    set { change { $0.setLineBreakStrategy(newValue) } }
  }

  /// The maximum number of lines, 1 by default; 0 for no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentsDidChange() } }
  }

  /// The width in points at which lines wrap for the intrinsic size; 0 for the laid-out width.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Fitting

  /// Whether text shrinks to fit; false by default.
  ///
  /// A single line shrinks to fit the width, several lines to fit the bounds. The intrinsic size is still that of the
  /// full size.
  open var adjustsFontSizeToFitWidth = false {
    didSet { contentsDidChange() }
  }

  /// The smallest scale factor of the font's size; 0, the default, for no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { contentsDidChange() }
  }

  /// The vertical position of a single shrunk line, by default on its baseline.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines

  /// Whether a single line is tightened before it is truncated; false by default.
  ///
  /// Text is tightened if it is at most 5 % too wide, AppKit's documented
  /// `tighteningFactorForTruncation`.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { contentsDidChange() }
  }

  /// Whether fonts of text styles and of `UIFontMetrics` follow the traits' text size; false by
  /// default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { contentsDidChange() }
  }

  // MARK: Appearance

  /// The colour of the text while the label is highlighted; nil keeps the normal colour.
  open var highlightedTextColor: UIColor? {
    didSet { shapedText = nil }
  }

  /// Whether the text has its highlighted colour; false by default.
  open var isHighlighted = false {
    didSet { shapedText = nil }
  }

  /// Whether the text has its full colour; if not, it is drawn at half its opacity.
  ///
  /// UIKit's exact dimming is not documented.
  open var isEnabled = true {
    didSet { shapedText = nil }
  }

  /// The colour of the text's shadow; nil, the default, draws none.
  open var shadowColor: UIColor? {
    didSet { shapedText = nil }
  }

  /// The shadow's offset right and down; one point upwards by default.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { shapedText = nil }
  }

  /// What links have in place of their own attributes; nil for what they have in labels.
  var linkAttributes: [NSAttributedString.Key: Any]? { nil }

  // MARK: Measuring

  override var measuresContentsAnew: Bool { true }

  /// The size of the text, wrapped at `preferredMaxLayoutWidth` or at the laid-out width.
  open override var intrinsicContentSize: CGSize {
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrappingWidth
    return measuredSize(width: limit ?? .greatestFiniteMagnitude)
  }

  /// Returns the size of the text in a width; a width of 0 is unlimited and the height has no effect.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measuredSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  private func measuredSize(width: CGFloat) -> CGSize {
    textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// Returns the rectangle of the text at the top left of the given bounds, in whole pixels.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard let layout = textLayout(width: bounds.width, lines: numberOfLines) else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let size = CGSize(
      width: grid.ceiling(layout.size.width), height: grid.ceiling(layout.size.height))
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override var firstBaselineFromTop: Double {
    let padding = padding
    guard let line = baselineLayout(padding)?.lines.first else {
      return padding.top + grid.snapped(font.ascender)
    }
    return grid.snapped(padding.top) + grid.snapped(line.baseline)
  }

  override var lastBaselineFromBottom: Double {
    let padding = padding
    guard let layout = baselineLayout(padding), let line = layout.lines.last else {
      return padding.bottom + grid.ceiling(font.lineHeight) - grid.snapped(font.ascender)
    }
    return padding.bottom + grid.ceiling(layout.size.height) - grid.snapped(line.baseline)
  }

  // MARK: Drawing

  /// Draws the text in a rectangle of the label's coordinates, centred vertically.
  open func drawText(in rect: CGRect) {
    if drawnRect != nil { drawnRect = rect }
    guard var canvas else { return }
    draw(in: rect, into: &canvas)
    self.canvas = canvas
  }

  override func drawContents(into canvas: inout Canvas) {
    self.canvas = canvas.blank
    if cutsSides, !content.isEmpty { self.canvas?.pushClip(toSidesOf: bounds, grid) }
    drawText(in: bounds)
    if cutsSides, !content.isEmpty { self.canvas?.append(.popClip) }
    if let drawing = self.canvas { canvas.append(drawingOf: drawing) }
    self.canvas = nil
  }

  /// Whether nothing is drawn to the left and right of the bounds, whatever `clipsToBounds` says.
  ///
  /// UIKit draws a label's text into a bitmap as wide as the label: slanted and overhanging letters are cut off at its
  /// sides (radar 20150418; stackoverflow.com/q/20985085, with pictures and `clipsToBounds` off; and Apple's page on
  /// `UILetterformAwareSizingRule.typographic`). Above and below it has room for what a font needs beyond its line.
  var cutsSides: Bool { true }

  override var accessibilityRole: AccessibilityRole? {
    AccessibilityRole(
      isElement: text?.isEmpty == false, label: text, traits: .staticText
    ).enabled(isEnabled)
  }

  override var contentProblems: [ContentProblem] { textProblems }

  func change(_ change: (inout LabelContent) -> Void) {
    let old = content
    change(&content)
    if content != old { contentsDidChange() }
  }

  private func contentsDidChange() {
    shapedText = nil
    fitting = nil
    invalidateIntrinsicContentSize()
    keyValueObservers?.objectDidChange()
  }
}
