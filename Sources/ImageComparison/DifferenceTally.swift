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

/// The signed differences of the channels of two pixels.
struct PixelChange {
  let red: Int
  let green: Int
  let blue: Int
  let alpha: Int

  init(from first: UInt32, to second: UInt32) {
    red = Int(second & 0xFF) &- Int(first & 0xFF)
    green = Int((second &>> 8) & 0xFF) &- Int((first &>> 8) & 0xFF)
    blue = Int((second &>> 16) & 0xFF) &- Int((first &>> 16) & 0xFF)
    alpha = Int(second &>> 24) &- Int(first &>> 24)
  }

  /// The greatest difference of a channel in either direction.
  var greatest: Int {
    var result = red < 0 ? 0 &- red : red
    // Written out, as `max` and `abs` are generic calls in debug builds.
    if green > result || 0 &- green > result { result = green < 0 ? 0 &- green : green }
    if blue > result || 0 &- blue > result { result = blue < 0 ? 0 &- blue : blue }
    if alpha > result || 0 &- alpha > result { result = alpha < 0 ? 0 &- alpha : alpha }
    return result
  }
}
