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

  /// The least kerning that is kept of glyphs with another font's advances, in em.
  ///
  /// Inter kerns most pairs a little, the fonts of iOS only pairs such as “To”: see `Fonts/README.md`.
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
    let usual = Self.factorOfLetters(giving: advances, in: font)
    let factors = (1 - Self.mostStretch) * usual...(1 + Self.mostStretch) * usual
    var glyphs: [UInt32: Own] = [:]
    for (scalar, advance) in advances.sorted(by: { $0.key < $1.key }) {
      guard let glyph = font.glyph(for: scalar) else { continue }
      let (advance, drawn) = (advance * font.unitsPerEm, font.advance(of: glyph))
      guard drawn > 0 else { continue }
      let factor = min(max(advance / drawn, factors.lowerBound), factors.upperBound)
      glyphs[glyph] = Own(advance: advance, drawn: drawn, factor: factor)
    }
    self.usual = usual
    own = glyphs.keys.max().map { last in (0...last).map { glyphs[$0] } } ?? []
    leastKerning = Self.leastKerning * font.unitsPerEm
  }

  /// How much wider all letters are together.
  private static func factorOfLetters(
    giving advances: [UInt32: Double], in font: HarfBuzzFont
  ) -> Double {
    var (wanted, drawn) = (0.0, 0.0)
    for (scalar, advance) in advances.sorted(by: { $0.key < $1.key }) {
      guard Unicode.Scalar(scalar)?.properties.isAlphabetic == true,
        let glyph = font.glyph(for: scalar)
      else { continue }
      wanted += advance * font.unitsPerEm
      drawn += font.advance(of: glyph)
    }
    return drawn > 0 ? wanted / drawn : 1
  }

  /// The factor of the width of a glyph's picture.
  func factor(of glyph: UInt32) -> Double { known(glyph)?.factor ?? usual }

  /// A glyph's advance for the one that shaping gives it, and where its picture begins, multiplied by a scale.
  func place(_ glyph: UInt32, advance: Double, scale: Double) -> (advance: Double, side: Double) {
    guard let own = known(glyph) else { return (advance * (scale * usual), 0) }
    let kerning = advance - own.drawn
    let kept = abs(kerning) < leastKerning ? 0 : kerning * own.factor
    return ((own.advance + kept) * scale, own.side * scale)
  }

  private func known(_ glyph: UInt32) -> Own? {
    let index = Int(glyph)
    return index < own.count ? own[index] : nil
  }
}
