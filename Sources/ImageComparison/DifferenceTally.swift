/// The counts of a comparison.
struct DifferenceTally {
  /// The pixels of blocks with a difference: 0 if all pixels are equal, and at least the unequal ones.
  var suspectPixels = 0
  var differentPixels = 0
  var antialiasedPixels = 0
  var maxChannelDifference = 0
  /// The sums of the signed differences of each channel, over the pixels that do not count as different.
  var red = 0
  var green = 0
  var blue = 0
  var alpha = 0

  /// Adds the change of a pixel that does not count as different to the sums.
  mutating func add(_ change: PixelChange) {
    red &+= change.red
    green &+= change.green
    blue &+= change.blue
    alpha &+= change.alpha
  }

  /// The largest shift of a channel's mean, over the pixels that do not count as different.
  func meanChange(over pixels: Int) -> Double {
    guard pixels > 0 else { return 0 }
    let greatest = [red, green, blue, alpha].reduce(0) { max($0, abs($1)) }
    return Double(greatest) / Double(pixels)
  }
}
