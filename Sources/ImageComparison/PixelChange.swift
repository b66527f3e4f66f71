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
