/// A glyph as the shaper left it; lengths in points.
struct ShapedGlyph {
  /// The glyph's index in its face; 0 if the face has none.
  var id: UInt32
  /// The UTF-16 offset of the first character it stands for.
  var cluster: Int32
  /// How far the next glyph is, tracking and kern included.
  var advance: Double
  /// Displacement to the right.
  var xOffset: Float
  /// Displacement upwards.
  var yOffset: Float
}
