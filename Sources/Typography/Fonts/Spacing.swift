/// The spacing of the system font's glyphs at a size and weight, in points.
///
/// The numbers are fitted so that labels are nearly as wide as Apple's; see `Fonts/README.md`.
struct Spacing: Hashable, Sendable {
  /// Added after each character.
  let tracking: Double
  /// Also added after each digit.
  let digits: Double
  /// Also added after each space.
  let spaces: Double

  static let none = Spacing(tracking: 0, digits: 0, spaces: 0)

  /// The space after a character that begins with a UTF-16 unit.
  func after(_ unit: UInt16) -> Double {
    switch unit {
    case 0x20: tracking + spaces
    case 0x30...0x39: tracking + digits
    default: tracking
    }
  }
}

/// The space added after each character, in em, by size and weight.
struct Tracking: Hashable, Sendable, Decodable {
  /// By point size, for the regular weight.
  let sizes: PiecewiseLinear
  /// The correction to that, by UIKit's weight.
  let weights: PiecewiseLinear

  func value(size: Double, weight: FontWeight) -> Double {
    sizes(size) + weights(weight.rawValue)
  }
}
