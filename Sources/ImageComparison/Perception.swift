/// Decides by CIEDE2000 whether a person would notice the difference of two pixels.
///
/// Translucent pixels are seen on black and on white, and the greater difference counts: any other ground
/// lies between.
struct Perception {
  private let limit: Double
  private let converter = LabConverter()

  /// A limit below zero or that is not a number allows nothing.
  init(limit: Double) {
    self.limit = limit > 0 ? limit : 0
  }

  /// Returns whether two unequal pixels are further apart than the limit.
  func isNoticeable(_ first: UInt32, _ second: UInt32) -> Bool {
    if isFar(first, second) { return true }
    guard (first & second) &>> 24 != 255 else { return false }
    return isFar(Perception.onWhite(first), Perception.onWhite(second))
  }

  /// The distance of the colours as they are, which for premultiplied pixels is on black.
  private func isFar(_ first: UInt32, _ second: UInt32) -> Bool {
    CIEDE2000.difference(converter.lab(first), converter.lab(second)) > limit
  }

  private static func onWhite(_ pixel: UInt32) -> UInt32 {
    // No channel exceeds alpha, so that adding what is missing to 255 cannot carry.
    pixel &+ (255 &- pixel &>> 24) &* 0x0001_0101
  }
}
