public import Foundation
internal import Graphics
internal import LayoutModel
internal import Typography

/// A view that shows lines of text.
@preconcurrency @MainActor open class UILabel: UIView {
  var content = LabelContent()
  var shapedText: (key: ShapingKey, text: ShapedText)?
  /// The name that no font has, if the label was given nil in its place.
  var missedFont: String?
  var fitting: (key: FittingKey, scale: Double)?
  var canvas: Canvas?
  /// Where ``drawText(in:)`` drew; set only while ``shownLayout`` asks.
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
  /// Characters without a font, a colour or a paragraph style take the label's at the time of setting.
  /// The first character's become the label's `font`, `textColor`, `textAlignment` and
  /// `lineBreakMode`.
  open var attributedText: NSAttributedString? {
    get { content.attributedString }
    set { change { $0.setAttributedText(newValue) } }
  }

  /// The font, the system's at 17 points by default; setting it changes all of `attributedText`.
  open var font: UIFont! {
    get {
      adjustsFontForContentSizeCategory ? content.font.adjusted(to: traitCollection) : content.font
    }
    set {
      missedFont = MissedLookup.font.take(for: newValue)
      change { $0.setFont(newValue ?? LabelContent.standardFont) }
    }
  }

  /// The colour, `UIColor.label` by default; setting it changes all of `attributedText`.
  open var textColor: UIColor! {
    get { content.color }
    set { change { $0.setColor(newValue ?? .label) } }
  }

  /// How lines are aligned, where reading starts by default; setting it changes all of
  /// `attributedText`.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { change { $0.setAlignment(newValue) } }
  }

  /// Where lines break and how the last one is cut, at its end with an ellipsis by default; setting it
  /// changes all of `attributedText`.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { change { $0.setLineBreakMode(newValue) } }
  }

  /// What besides the width has a say in where lines break, all that labels do by default; setting it
  /// changes all of `attributedText`.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.lineBreakStrategy }
    set { change { $0.setLineBreakStrategy(newValue) } }
  }

  /// The most lines to show, 1 by default; 0 for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentsDidChange() } }
  }

  /// The width in points that lines are wrapped at for the intrinsic size; 0 for the width that
  /// layout finds.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Fitting

  /// Whether text that does not fit is drawn smaller; false by default.
  ///
  /// Text of one line is made to fit the width, text of up to n lines the bounds. The intrinsic size
  /// stays that of the full size.
  open var adjustsFontSizeToFitWidth = false {
    didSet { contentsDidChange() }
  }

  /// The smallest factor that the font's size is multiplied by to fit; 0, the default, sets no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { contentsDidChange() }
  }

  /// Where a single line of text is drawn that was made smaller, on its baseline by default.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines

  /// Whether characters of a single line are moved closer before it is truncated; false by default.
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

  /// The colour of the text while the label is highlighted; nil leaves its own.
  open var highlightedTextColor: UIColor? {
    didSet { shapedText = nil }
  }

  /// Whether the text has its highlighted colour; false by default.
  open var isHighlighted = false {
    didSet { shapedText = nil }
  }

  /// Whether the text has its full colour; if not, it is drawn at half its opacity.
  ///
  /// How much UIKit greys is not published.
  open var isEnabled = true {
    didSet { shapedText = nil }
  }

  /// The colour of the text's shadow; nil, the default, draws none.
  open var shadowColor: UIColor? {
    didSet { shapedText = nil }
  }

  /// How far the shadow is moved right and down, one point upwards by default.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { shapedText = nil }
  }

  // MARK: Measuring

  /// The size of the text, wrapped at `preferredMaxLayoutWidth` or at the width that layout finds.
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

  /// Returns the rectangle at the top left of some bounds that the text takes, in whole pixels.
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
    guard let line = baselineLayout?.lines.first else { return grid.snapped(font.ascender) }
    return grid.snapped(line.baseline)
  }

  override var lastBaselineFromBottom: Double {
    guard let layout = baselineLayout, let line = layout.lines.last else {
      return grid.ceiling(font.lineHeight) - grid.snapped(font.ascender)
    }
    return grid.ceiling(layout.size.height) - grid.snapped(line.baseline)
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
    self.canvas = canvas
    drawText(in: bounds)
    canvas = self.canvas ?? canvas
    self.canvas = nil
  }

  override var accessibilityRole: AccessibilityRole? {
    AccessibilityRole(label: text, traits: .staticText).enabled(isEnabled)
  }

  override func diagnoseContents(_ report: (Diagnostic.Kind, String) -> Void) {
    for (kind, message) in textDiagnostics { report(kind, message) }
  }

  private func change(_ change: (inout LabelContent) -> Void) {
    let old = content
    change(&content)
    if content != old { contentsDidChange() }
  }

  private func contentsDidChange() {
    shapedText = nil
    fitting = nil
    invalidateIntrinsicContentSize()
  }
}
