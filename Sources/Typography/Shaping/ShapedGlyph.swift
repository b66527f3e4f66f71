/// A shaped glyph; lengths in points.
struct ShapedGlyph {
  /// The glyph's index in its face; 0 if the face has none.
  var id: UInt32
  /// The UTF-16 offset of the first character it represents.
  var cluster: Int32
  /// The distance to the next glyph, including tracking and kerning.
  var advance: Double
  /// Displacement to the right.
  var xOffset: Float
  /// Displacement upwards.
  var yOffset: Float
}
