extension FontFace {
  /// The width in em of the widest digit among those of equal widths.
  ///
  /// Those of Inter's display cut are not equally wide.
  var tabularWidth: Double {
    Array("0123456789".utf16).withUnsafeBufferPointer { digits in
      let buffer = HarfBuzzBuffer(language: nil)
      buffer.load(digits, range: digits.indices, script: .latin, isRightToLeft: false)
      shaper.shape(buffer, features: [.tabularNumbers])
      var glyphs: [ShapedGlyph] = []
      buffer.appendGlyphs(to: &glyphs, scale: 1 / shaper.unitsPerEm, widths: widths)
      return glyphs.reduce(0) { max($0, $1.advance) }
    }
  }
}
