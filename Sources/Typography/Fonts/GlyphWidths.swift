/// The widths of one face's glyphs, in shaping and in pictures, compared with those of its file.
struct GlyphWidths: Sendable {
  /// A glyph with an advance of another font.
  private struct Own {
    let factor: Double
    /// The file's advance in its units, without kerning.
    let drawn: Double
  }

  /// The least kerning that is kept of glyphs with another font's advances, in em.
  ///
  /// Inter kerns most pairs a little, the fonts of iOS only pairs such as “To”: see `Fonts/README.md`.
  private static let leastKerning = 0.03

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
  /// A glyph of no such character is as much wider or narrower as the letters are together.
  ///
  /// - Parameters:
  ///   - advances: The advances in em by Unicode scalar.
  ///   - font: The font of the glyphs.
  init(giving advances: [UInt32: Double], in font: HarfBuzzFont) {
    var glyphs: [UInt32: Own] = [:]
    var letters = (wanted: 0.0, drawn: 0.0)
    for (scalar, advance) in advances.sorted(by: { $0.key < $1.key }) {
      guard let glyph = font.glyph(for: scalar) else { continue }
      let drawn = font.advance(of: glyph)
      guard drawn > 0 else { continue }
      let wanted = advance * font.unitsPerEm
      glyphs[glyph] = Own(factor: wanted / drawn, drawn: drawn)
      if Unicode.Scalar(scalar)?.properties.isAlphabetic == true {
        letters.wanted += wanted
        letters.drawn += drawn
      }
    }
    usual = letters.drawn > 0 ? letters.wanted / letters.drawn : 1
    own = glyphs.keys.max().map { last in (0...last).map { glyphs[$0] } } ?? []
    leastKerning = Self.leastKerning * font.unitsPerEm
  }

  /// The factor of a glyph's width.
  func factor(of glyph: UInt32) -> Double { known(glyph)?.factor ?? usual }

  /// A glyph's advance for the one that shaping gives it, in units of the file and before its factor.
  func advance(of glyph: UInt32, shaped: Double) -> Double {
    guard let own = known(glyph), abs(shaped - own.drawn) < leastKerning else { return shaped }
    return own.drawn
  }

  private func known(_ glyph: UInt32) -> Own? {
    let index = Int(glyph)
    return index < own.count ? own[index] : nil
  }
}
