import Foundation

/// The vertical measures of a line, from the fonts that were asked for.
///
/// Fallback faces do not count, so a label in the system font keeps its height whatever the script.
/// An attachment counts in place of its font.
struct LineMetrics {
  private(set) var ascent = 0.0
  /// Includes the fonts' own line gap.
  private(set) var descent = 0.0
  /// The space before the next line.
  private(set) var leading = 0.0

  /// Measures the line that takes a range from a text.
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

  /// Changes the height as a paragraph style asks; the difference goes above the glyphs.
  private mutating func apply(_ style: ParagraphStyle) {
    var height = ascent + descent
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    height = max(height, style.minimumLineHeight)
    // Written so that an unchanged height leaves the ascent as it is, to the last bit.
    ascent += height - (ascent + descent)
  }
}
