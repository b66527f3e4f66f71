/// The perceived distance of two colours.
///
/// It is the weighted YIQ distance of Kotsarenko and Ramos, "Measuring perceived color difference using
/// YIQ NTSC transmission color space in mobile applications" (2010), as pixelmatch uses it. Translucent pixels are
/// blended with a background that changes from pixel to pixel, so that none matches it by chance.
enum ColorDistance {
  /// The squared distance of the two opaque colours that are furthest apart.
  static let greatest = 35215.0

  /// Returns the squared distance of two premultiplied pixels at an index of the reference.
  static func squared(_ first: UInt32, _ second: UInt32, at index: Int) -> Double {
    let (red, green, blue) = differences(first, second, at: index)
    return squared(red, green, blue)
  }

  private static func squared(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    let y = luma(red, green, blue)
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// Returns how much brighter the first pixel is than the second, in levels.
  static func brightness(_ first: UInt32, over second: UInt32, at index: Int) -> Double {
    let (red, green, blue) = differences(first, second, at: index)
    return luma(red, green, blue)
  }

  private static func luma(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }

  /// Returns the channel differences of two pixels on the background at an index.
  private static func differences(
    _ first: UInt32, _ second: UInt32, at index: Int
  ) -> (red: Double, green: Double, blue: Double) {
    let red = Double(Int(first & 0xFF) &- Int(second & 0xFF))
    let green = Double(Int((first &>> 8) & 0xFF) &- Int((second &>> 8) & 0xFF))
    let blue = Double(Int((first &>> 16) & 0xFF) &- Int((second &>> 16) & 0xFF))
    if first &>> 24 == 255, second &>> 24 == 255 { return (red, green, blue) }
    return translucentDifferences(first, second, at: index)
  }

  /// Returns the channel differences, each (c₁α₁ − c₂α₂ − background · (α₁ − α₂)) / 255 in straight channels.
  private static func translucentDifferences(
    _ first: UInt32, _ second: UInt32, at index: Int
  ) -> (red: Double, green: Double, blue: Double) {
    let place = Double(index &* 4)
    let isGreenHigh = isOdd(place / 1.618033988749895)
    let isBlueHigh = isOdd(place / 2.618033988749895)
    let alphas = Int(first &>> 24) &- Int(second &>> 24)
    func difference(_ shift: UInt32, _ ground: Int) -> Double {
      let painted = straightTimesAlpha(first, shift) &- straightTimesAlpha(second, shift)
      return Double(painted &- ground &* alphas) / 255
    }
    return (
      difference(0, 48), difference(8, isGreenHigh ? 207 : 48),
      difference(16, isBlueHigh ? 207 : 48)
    )
  }

  /// Returns a straight channel times alpha; the channel is rounded to 8 bits, as a PNG stores it.
  private static func straightTimesAlpha(_ pixel: UInt32, _ shift: UInt32) -> Int {
    let alpha = Int(pixel &>> 24)
    guard alpha > 0 else { return 0 }
    let channel = Int((pixel &>> shift) & 0xFF)
    return (channel &* 255 &+ alpha / 2) / alpha &* alpha
  }

  private static func isOdd(_ value: Double) -> Bool {
    Int(value) & 1 == 1
  }
}
