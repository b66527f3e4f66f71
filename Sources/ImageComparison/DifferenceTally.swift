/// What a comparison counts.
struct DifferenceTally {
  /// The pixels that are not equal, whether they count or not.
  var unequalPixels = 0
  var differentPixels = 0
  var antialiasedPixels = 0
  var maxChannelDifference = 0
  /// The sums of the signed differences of each channel where pixels do not count.
  var red = 0
  var green = 0
  var blue = 0
  var alpha = 0

  /// How far the mean of a channel moved, where pixels do not count; of the four the furthest.
  func meanChange(over pixels: Int) -> Double {
    guard pixels > 0 else { return 0 }
    let greatest = [red, green, blue, alpha].reduce(0) { max($0, abs($1)) }
    return Double(greatest) / Double(pixels)
  }
}
