/// A typeface's vertical metrics in em, y upwards.
struct FontMetrics: Hashable, Sendable, Decodable {
  var ascender: Double
  /// Negative.
  var descender: Double
  var lineGap: Double
  var capHeight: Double
  var xHeight: Double
}
