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
  ///
  /// Written out, as `max` and `abs` are calls of generic functions in debug builds.
  var greatest: Int {
    var result = red < 0 ? 0 &- red : red
    let green = self.green < 0 ? 0 &- self.green : self.green
    let blue = self.blue < 0 ? 0 &- self.blue : self.blue
    let alpha = self.alpha < 0 ? 0 &- self.alpha : self.alpha
    if green > result { result = green }
    if blue > result { result = blue }
    return alpha > result ? alpha : result
  }
}
