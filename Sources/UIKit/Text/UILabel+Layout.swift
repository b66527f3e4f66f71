internal import Foundation
internal import Graphics
package import Typography

extension UILabel {
  /// The inputs of the glyphs other than the label's own properties.
  struct ShapingKey: Equatable {
    let traits: UITraitCollection
    let scale: Double
    let tightening: Double
  }

  /// The inputs of the scale factor of text that is shrunk to fit.
  struct FittingKey: Equatable {
    let traits: UITraitCollection
    let size: CGSize
  }

  /// The lines of a text at a width.
  struct RecentLayout {
    let text: ShapedText
    let width: Double
    let lines: Int
    let layout: TextLayout
  }

  /// A label is measured without a limit, at its width and at the largest one, about fifteen times until it is drawn.
  private static let keptLayouts = 3

  /// Factors differ by at least a hundredth: a smaller step is invisible.
  private static let scaleSteps = 100.0
  /// How much wider than the available width text may be to be tightened.
  private static let tighteningFactor = 0.05

  var grid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  /// The text as ``drawText(in:)`` draws it: the lines that fit, at least one.
  package var shownLayout: TextLayout? { drawnLayout(in: rectOfText(drawnIn: bounds).size) }

  /// Returns where ``drawText(in:)`` draws the text, without drawing it.
  private func rectOfText(drawnIn rect: CGRect) -> CGRect {
    drawnRect = rect
    drawText(in: rect)
    defer { drawnRect = nil }
    return drawnRect ?? rect
  }

  /// The distances from the edges at which an overridden ``drawText(in:)`` draws; zero if they depend on the size.
  var padding: UIEdgeInsets {
    func insets(inSquareOf side: CGFloat) -> UIEdgeInsets {
      let rect = rectOfText(drawnIn: CGRect(x: 0, y: 0, width: side, height: side))
      return UIEdgeInsets(
        top: rect.minY, left: rect.minX, bottom: side - rect.maxY, right: side - rect.maxX)
    }
    let padding = insets(inSquareOf: 1000)
    return padding == .zero || padding == insets(inSquareOf: 2000) ? padding : .zero
  }

  /// The text at its preferred width, or at the laid-out width, which is unlimited until layout knows it.
  func baselineLayout(_ padding: UIEdgeInsets) -> TextLayout? {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrappingWidth ?? .infinity
    return textLayout(width: max(0, width - padding.left - padding.right), lines: numberOfLines)
  }

  /// Returns the text as drawn in a size: shrunk to fit if allowed, then the lines that fit.
  package func drawnLayout(in size: CGSize) -> TextLayout? {
    visibleLayout(in: size, scale: fittingScale(in: size))
  }

  func textLayout(width: Double, lines: Int, scale: Double = 1) -> TextLayout? {
    guard let shaped = shaped(scale: scale) else { return nil }
    // A width rounded to pixels must not wrap text that was measured at the exact width.
    let limit = width + LayoutEngine.tolerance
    let layout = layout(of: shaped, width: limit, lines: lines)
    return tightened(layout, shaped, width: limit, lines: lines, scale: scale) ?? layout
  }

  /// Returns the lines of shaped text, which nothing but these values decides.
  private func layout(of shaped: ShapedText, width: Double, lines: Int) -> TextLayout {
    for known in recentLayouts
    where known.text === shaped && known.width == width && known.lines == lines {
      return known.layout
    }
    let layout = shaped.layout(width: width, maximumNumberOfLines: lines)
    if recentLayouts.count == Self.keptLayouts { recentLayouts.removeFirst() }
    recentLayouts.append(RecentLayout(text: shaped, width: width, lines: lines, layout: layout))
    return layout
  }

  private func visibleLayout(in size: CGSize, scale: Double) -> TextLayout? {
    guard let layout = textLayout(width: size.width, lines: numberOfLines, scale: scale) else {
      return nil
    }
    // The bounds were rounded to pixels at most once, so half a pixel less is not clipping.
    let room = size.height + 0.5 / grid.scale
    guard layout.size.height > room else { return layout }
    let fitting = layout.lines.count { $0.top + $0.height <= room }
    return textLayout(width: size.width, lines: max(1, fitting), scale: scale)
  }

  // MARK: Making text fit

  /// The greatest factor at which no text is cut off, or the smallest allowed one.
  func fittingScale(in size: CGSize) -> Double {
    guard adjustsFontSizeToFitWidth, numberOfLines > 0, !fits(in: size, scale: 1) else { return 1 }
    let key = FittingKey(traits: traitCollection, size: size)
    if let fitting, fitting.key == key { return fitting.scale }
    var low = max(1, (minimumScaleFactor * Self.scaleSteps).rounded(.up))
    var high = Self.scaleSteps
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      if fits(in: size, scale: middle / Self.scaleSteps) { low = middle } else { high = middle }
    }
    let scale = min(1, low / Self.scaleSteps)
    fitting = (key, scale)
    return scale
  }

  private func fits(in size: CGSize, scale: Double) -> Bool {
    guard let layout = textLayout(width: size.width, lines: numberOfLines, scale: scale) else {
      return true
    }
    let isHighEnough =
      numberOfLines == 1 || layout.size.height <= size.height + 0.5 / grid.scale
    return !layout.isTruncated && isHighEnough
      && layout.size.width <= size.width + LayoutEngine.tolerance
  }

  private func tightened(
    _ layout: TextLayout, _ plain: ShapedText, width: Double, lines: Int, scale: Double
  ) -> TextLayout? {
    guard allowsDefaultTighteningForTruncation, lines == 1, layout.isTruncated,
      let string = text, !string.contains(where: \.isNewline)
    else { return nil }
    let excess = plain.layout().size.width - width
    guard excess > 0, excess <= width * Self.tighteningFactor else { return nil }
    // One more step for text with fewer clusters than characters.
    for share in [1, 1.25] {
      let tightening = -excess * share / Double(string.count)
      let candidate = shaped(scale: scale, tightening: tightening)?
        .layout(width: width, maximumNumberOfLines: lines)
      if let candidate, !candidate.isTruncated { return candidate }
    }
    return nil
  }

  // MARK: Shaping

  var shaped: ShapedText? { shaped(scale: 1) }

  /// The characters that no font contains, each once.
  package var missingGlyphs: [Character] { shaped?.missingGlyphs ?? [] }

  private func shaped(scale: Double, tightening: Double = 0) -> ShapedText? {
    guard !content.isEmpty else { return nil }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let traits = traitCollection.reading(isRightToLeft ? .rightToLeft : .leftToRight)
    let key = ShapingKey(traits: traits, scale: scale, tightening: tightening)
    if let shapedText, shapedText.key == key { return shapedText.text }
    let shaped = BundledLibrary.shapedTexts.shapedText(
      attributedText(key), style: content.paragraphValues.style.aligned(by: traits),
      direction: content.writingDirection, locale: traits.localeIdentifier)
    shapedText = (key, shaped)
    return shaped
  }

  private func attributedText(_ key: ShapingKey) -> AttributedText {
    var builder = AttributedTextBuilder(
      traits: key.traits, font: content.font, color: content.color)
    builder.followsContentSizeCategory = adjustsFontForContentSizeCategory
    builder.fontScale = key.scale
    builder.alignsByInterface = true
    builder.tightening = key.tightening
    builder.overridingColor = isHighlighted ? highlightedTextColor : nil
    builder.opacity = isEnabled ? 1 : 0.5
    builder.linkAttributes = linkAttributes
    var text = content.text(builder)
    if let color = shadowColor?.resolved(with: key.traits) {
      let shadow = TextShadow(offset: shadowOffset, color: color)
      for index in text.runs.indices where text.runs[index].attributes.shadow == nil {
        text.runs[index].attributes.shadow = shadow
      }
    }
    return text
  }
}
