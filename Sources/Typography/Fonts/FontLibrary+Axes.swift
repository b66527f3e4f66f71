extension FontLibrary {
  /// Returns a variable font at other values on its axes; nil if its file can no longer be read.
  ///
  /// Axes that the font does not have are ignored, and values are clamped to their range.
  package func font(_ font: Font, at axes: [FontAxis]) -> Font? {
    let face = font.typeface.face(forSize: font.pointSize)
    let known = face.shaper.clamped(axes)
    guard !known.isEmpty else { return font }
    return variedTypeface(of: face, at: known).map {
      Font(typeface: $0, pointSize: font.pointSize)
    }
  }
}

extension Font {
  /// The requested axis values, in the order of their tags.
  package var axes: [FontAxis] { typeface.face(forSize: pointSize).variant.axes }
}
