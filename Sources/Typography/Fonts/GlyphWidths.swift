/// The widths of one face's glyphs, in shaping and in pictures, compared with those of its file.
struct GlyphWidths: Sendable {
  /// A glyph with an advance of another font; lengths are in units of the file.
  private struct Own {
    let advance: Double
    /// The file's advance, without kerning.
    let drawn: Double
    /// The factor of the picture's width.
    let factor: Double

    /// What is left and right of the picture.
    var side: Double { (advance - drawn * factor) / 2 }
  }

  /// A character of the other font, and the glyph drawn for it; lengths are in units of the file.
  private struct Replacement {
    let isLetter: Bool
    let glyph: UInt32
    let advance: Double
    let drawn: Double

    /// Nil if the file has no glyph with an advance for it.
    init?(_ scalar: UInt32, advance: Double, in font: HarfBuzzFont) {
      guard let glyph = font.glyph(for: scalar) else { return nil }
      let drawn = font.advance(of: glyph)
      guard drawn > 0 else { return nil }
      isLetter = Unicode.Scalar(scalar)?.properties.isAlphabetic == true
      (self.glyph, self.advance, self.drawn) = (glyph, advance, drawn)
    }
  }

  /// The least kerning that is kept of glyphs with another font's advances, in em.
  ///
  /// Inter kerns most pairs a little, the fonts of iOS only pairs such as “To”: see `Research/FontWidths.md`.
  private static let leastKerning = 0.03
  /// How much more or less than the letters together a glyph is stretched: more would show in its stems.
  private static let mostStretch = 0.08

  /// The factor of all glyphs without their own.
  private let usual: Double
  /// By glyph; empty if all are the usual one.
  private let own: [Own?]
  /// In units of the file.
  private let leastKerning: Double

  init(usual: Double = 1) {
    self.usual = usual
    own = []
    leastKerning = 0
  }

  /// Creates the widths with which a font's characters have other advances.
  ///
  /// A glyph of no such character is as much wider or narrower as the letters are together. Pictures are stretched nearly
  /// as much, and in the middle of their advance.
  ///
  /// - Parameters:
  ///   - advances: The advances in em by Unicode scalar.
  ///   - font: The font of the glyphs.
  init(giving advances: [UInt32: Double], in font: HarfBuzzFont) {
    let replacements = advances.sorted { $0.key < $1.key }.compactMap {
      Replacement($0.key, advance: $0.value * font.unitsPerEm, in: font)
    }
    let letters = replacements.filter(\.isLetter)
    let drawn = letters.reduce(0) { $0 + $1.drawn }
    usual = drawn > 0 ? letters.reduce(0) { $0 + $1.advance } / drawn : 1
    let factors = (1 - Self.mostStretch) * usual...(1 + Self.mostStretch) * usual
    var glyphs: [UInt32: Own] = [:]
    for replacement in replacements {
      let factor = min(
        max(replacement.advance / replacement.drawn, factors.lowerBound), factors.upperBound)
      glyphs[replacement.glyph] = Own(
        advance: replacement.advance, drawn: replacement.drawn, factor: factor)
    }
    own = glyphs.keys.max().map { last in (0...last).map { glyphs[$0] } } ?? []
    leastKerning = Self.leastKerning * font.unitsPerEm
  }

  /// The factor of the width of a glyph's picture.
  func factor(of glyph: UInt32) -> Double { known(glyph)?.factor ?? usual }

  /// A glyph's advance and the offset of its picture for those that shaping gives it, multiplied by a scale.
  func place(
    _ glyph: UInt32, advance: Double, xOffset: Double, scale: Double
  ) -> (advance: Double, xOffset: Double) {
    guard let own = known(glyph) else {
      let horizontalScale = scale * usual
      return (advance * horizontalScale, xOffset * horizontalScale)
    }
    let kerning = advance - own.drawn
    let kept = abs(kerning) < leastKerning ? 0 : kerning * own.factor
    return ((own.advance + kept) * scale, (xOffset * own.factor + own.side) * scale)
  }

  private func known(_ glyph: UInt32) -> Own? {
    let index = Int(glyph)
    return index < own.count ? own[index] : nil
  }
}
