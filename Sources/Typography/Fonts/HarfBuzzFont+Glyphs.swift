internal import CHarfBuzz

extension HarfBuzzFont {
  /// The glyph of a Unicode scalar before any substitution; nil if the character map has none.
  func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }

  /// The advance of a glyph in font units, without kerning.
  func advance(of glyph: UInt32) -> Double { Double(hb_font_get_glyph_h_advance(font, glyph)) }
}
