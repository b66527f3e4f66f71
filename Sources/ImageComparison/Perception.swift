/// Decides by CIEDE2000 whether a person would notice the difference of two pixels.
///
/// Translucent pixels are compared on black and on white, and the greater difference counts: any other background lies
/// between.
struct Perception {
  private let limit: Double
  private let converter = LabConverter()

  /// A negative limit or NaN allows nothing.
  init(limit: Double) {
    self.limit = limit > 0 ? limit : 0
  }

  /// Returns whether the difference of two unequal pixels exceeds the limit.
  func isNoticeable(_ first: UInt32, _ second: UInt32) -> Bool {
    if isFar(first, second) { return true }
    guard (first & second) &>> 24 != 255 else { return false }
    return isFar(Perception.onWhite(first), Perception.onWhite(second))
  }

  /// The distance of the stored colours, which for premultiplied pixels means on black.
  private func isFar(_ first: UInt32, _ second: UInt32) -> Bool {
    CIEDE2000.difference(converter.lab(first), converter.lab(second)) > limit
  }

  private static func onWhite(_ pixel: UInt32) -> UInt32 {
    // No channel exceeds alpha, so adding the rest to 255 cannot overflow.
    pixel &+ (255 &- pixel &>> 24) &* 0x0001_0101
  }
}
