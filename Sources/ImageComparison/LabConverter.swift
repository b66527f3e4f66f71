import Foundation
import Graphics

/// A colour in CIELAB under the white D65.
struct LabColor: Equatable {
  /// The lightness, 0…100.
  let lightness: Double
  /// Green to red.
  let a: Double
  /// Blue to yellow.
  let b: Double
}

/// Converts sRGB to CIELAB.
///
/// sRGB as in IEC 61966-2-1, CIELAB as in CIE 15, both with the white D65 that sRGB has.
struct LabConverter {
  /// The linear light of each of a channel's 256 levels, 0…1.
  private let light: [Double]

  init() {
    light = (0...255).map { ToneCurve.light(of: Double($0) / 255) }
  }

  /// Returns the colour of the first three channels of a pixel.
  func lab(_ pixel: UInt32) -> LabColor {
    let red = light[Int(pixel & 0xFF)]
    let green = light[Int((pixel &>> 8) & 0xFF)]
    let blue = light[Int((pixel &>> 16) & 0xFF)]
    let x = red * 0.4124564 + green * 0.3575761 + blue * 0.1804375
    let y = red * 0.2126729 + green * 0.7151522 + blue * 0.0721750
    let z = red * 0.0193339 + green * 0.1191920 + blue * 0.9503041
    // The sums of the coefficients, so that grey has neither a nor b.
    let fx = compressed(x / 0.9504700)
    let fy = compressed(y / 1.0000001)
    let fz = compressed(z / 1.0888300)
    return LabColor(lightness: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
  }

  /// The cube root, replaced near black by CIELAB's tangent.
  private func compressed(_ ratio: Double) -> Double {
    let edge = 6.0 / 29
    return ratio > edge * edge * edge ? cbrt(ratio) : ratio / (3 * edge * edge) + 4.0 / 29
  }
}
