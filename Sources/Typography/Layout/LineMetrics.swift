import Foundation

/// The vertical metrics of a line, from the requested fonts.
///
/// Fallback faces do not count, so a label in the system font keeps its height whatever the script.
/// An attachment counts instead of its font.
struct LineMetrics {
  private(set) var ascent = 0.0
  /// Includes the fonts' own line gap.
  private(set) var descent = 0.0
  /// The space before the next line.
  private(set) var leading = 0.0

  /// Measures the line that contains a range of a text.
  init(_ text: ShapedText, _ range: Range<Int>, _ style: ParagraphStyle) {
    for number in text.attributes.numbers(in: range) {
      let attributes = text.attributes[number]
      let offset = attributes.baselineOffset
      if let attachment = attributes.attachment {
        ascent = max(ascent, attachment.size.height + attachment.baselineOffset + offset)
        descent = max(descent, -attachment.baselineOffset - offset)
        continue
      }
      let font = attributes.font
      ascent = max(ascent, font.ascender + offset)
      descent = max(descent, font.lineGap - font.descender - offset)
      leading = max(leading, font.leadingBetweenLines)
    }
    apply(style)
  }

  /// Adjusts the height to a paragraph style; the difference is added above the glyphs.
  private mutating func apply(_ style: ParagraphStyle) {
    var height = ascent + descent
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    height = max(height, style.minimumLineHeight)
    // Written so that an unchanged height keeps the ascent, to the last bit.
    ascent += height - (ascent + descent)
  }
}
