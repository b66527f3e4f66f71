public import Foundation
internal import Graphics
package import Typography

/// A view that shows lines of text.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text; nil shows nothing.
  open var text: String? {
    didSet { if text != oldValue { contentsDidChange() } }
  }

  /// The font, the system's at 17 points by default.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { contentsDidChange() } }
  }

  /// The colour of the text, `UIColor.label` by default.
  open var textColor: UIColor! = .label {
    didSet { if textColor != oldValue { contentsDidChange() } }
  }

  /// How lines are aligned, where reading starts by default.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { contentsDidChange() } }
  }

  /// Where lines break and how the last one is cut, at its end with an ellipsis by default.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentsDidChange() } }
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

  private var shapedText: (key: ShapingKey, text: ShapedText)?
  private var canvas: Canvas?

  private struct ShapingKey: Equatable {
    let color: Color
    let direction: UITraitEnvironmentLayoutDirection
    let locale: String?
  }

  /// Creates a label with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates the view that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Measuring

  /// The size of the text, wrapped at `preferredMaxLayoutWidth` or at the width that layout finds.
  open override var intrinsicContentSize: CGSize {
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrappingWidth
    let bounds = CGRect(
      x: 0, y: 0, width: limit ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the size of the text in a width; a width of 0 is unlimited and the height has no effect.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
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

  override var firstBaselineFromTop: Double { grid.snapped(font.ascender) }

  override var lastBaselineFromBottom: Double {
    grid.ceiling(font.lineHeight) - grid.snapped(font.ascender)
  }

  // MARK: Drawing

  /// Draws the text in a rectangle of the label's coordinates, centred vertically.
  open func drawText(in rect: CGRect) {
    guard var canvas, let layout = drawnLayout(in: rect.size) else { return }
    let top = grid.snapped((rect.height - grid.ceiling(layout.size.height)) / 2)
    for line in layout.lines {
      let baseline = grid.snapped(rect.minY + top + line.baseline)
      canvas.draw(line.runs, offset: CGPoint(x: rect.minX, y: baseline - line.baseline))
    }
    self.canvas = canvas
  }

  override func drawContents(into canvas: inout Canvas) {
    self.canvas = canvas
    drawText(in: bounds)
    canvas = self.canvas ?? canvas
    self.canvas = nil
  }

  override func diagnoseContents(_ report: (LayoutDiagnostic.Kind, String) -> Void) {
    guard let text, let shaped else { return }
    if !shaped.missingGlyphs.isEmpty {
      let characters = shaped.missingGlyphs.map { "“\($0)”" }.joined(separator: ", ")
      report(.missingGlyph, "No bundled or registered font has a glyph for \(characters).")
    }
    if let layout = drawnLayout(in: bounds.size), layout.isTruncated {
      report(.truncatedText, truncationMessage(of: text, layout))
    }
  }

  private func truncationMessage(of text: String, _ layout: TextLayout) -> String {
    let shown = layout.lines.last.map { "The last line shows “\($0.text)”" } ?? "Nothing is shown"
    let lines = layout.lines.count == 1 ? "1 line" : "\(layout.lines.count) lines"
    return "\(text.count) characters do not fit into \(lines) of \(bounds.width.shortDescription)"
      + " points. \(shown)."
  }

  // MARK: Layout of the text

  /// Returns the text as it is drawn in a size: the lines that fit, at least one.
  package func drawnLayout(in size: CGSize) -> TextLayout? {
    guard let layout = textLayout(width: size.width, lines: numberOfLines) else { return nil }
    // The bounds were rounded up to pixels at most once, so half a pixel too little is no cut.
    guard layout.size.height > size.height + 0.5 / grid.scale, let line = layout.lines.first else {
      return layout
    }
    let advance = line.ascent + line.descent + font.leading
    let fitting = Int((size.height + font.leading + 0.5 / grid.scale) / advance)
    return textLayout(width: size.width, lines: max(1, min(fitting, layout.lines.count)))
  }

  private func textLayout(width: Double, lines: Int) -> TextLayout? {
    // A width that was rounded to pixels must not wrap what was measured at the exact one.
    shaped?.layout(width: width + LayoutEngine.tolerance, maximumNumberOfLines: lines)
  }

  private var shaped: ShapedText? {
    guard let text, !text.isEmpty else { return nil }
    let traits = traitCollection
    let key = ShapingKey(
      color: textColor.resolved(with: traits), direction: traits.layoutDirection,
      locale: traits.localeIdentifier)
    if let shapedText, shapedText.key == key { return shapedText.text }
    let style = ParagraphStyle(
      alignment: textAlignment.alignment, lineBreakMode: lineBreakMode.lineBreakMode)
    let shaped = ShapedText(
      AttributedText(text, attributes: TextAttributes(font: font.font, color: key.color)),
      style: style, direction: key.direction == .rightToLeft ? .rightToLeft : .leftToRight,
      locale: key.locale)
    shapedText = (key, shaped)
    return shaped
  }

  private var grid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  private func contentsDidChange() {
    shapedText = nil
    invalidateIntrinsicContentSize()
  }
}
