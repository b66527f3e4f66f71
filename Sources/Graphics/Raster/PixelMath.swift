// Arithmetic on a whole pixel at once.
//
// 1. A pixel is four bytes in memory: red, green, blue, alpha. Read as a little-endian word that is
//    0xAABBGGRR; only alpha, the top byte, is treated differently from other channels.
// 2. Two channels with a free byte above each fit into one word: 0x00BB00RR and 0x00AA00GG.
// 3. x / 255, rounded to nearest, is (t + (t >> 8)) >> 8 with t = x + 128, exactly, for every product x
//    of two bytes; and a sum of two such products whose factors add up to 255 stays below 2¹⁶. The
//    inner loops repeat these two lines because a call costs as much as the work in debug builds.

/// The bytes of two channels, with a free byte above each.
let twoChannels: UInt32 = 0x00FF_00FF
/// One half, for the rounding of both channels.
let twoHalves: UInt32 = 0x0080_0080

/// Returns a pixel with each channel multiplied by `factor` / 255, rounded to nearest.
func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
  if factor == 255 { return pixel }
  var low = (pixel & twoChannels) &* factor &+ twoHalves
  low = ((low &+ ((low &>> 8) & twoChannels)) &>> 8) & twoChannels
  var high = ((pixel &>> 8) & twoChannels) &* factor &+ twoHalves
  high = (high &+ ((high &>> 8) & twoChannels)) & ~twoChannels
  return low | high
}

/// Returns a premultiplied pixel over another one.
func over(_ pixel: UInt32, _ ground: UInt32) -> UInt32 {
  let alpha = pixel &>> 24
  return alpha == 255 ? pixel : pixel &+ scaled(ground, by: 255 &- alpha)
}

/// Returns the product of two bytes that represent fractions of 255.
func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
  let sum = UInt32(first) &* UInt32(second) &+ 128
  return UInt8(truncatingIfNeeded: (sum &+ (sum &>> 8)) &>> 8)
}

extension Pixel {
  /// The pixel's memory, read as a little-endian word.
  var word: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }
}
