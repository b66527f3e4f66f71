import Foundation

/// The colour difference CIEDE2000 of CIE 142-2001, with all weights 1.
///
/// After Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula: implementation notes,
/// supplementary test data, and mathematical observations" (2005), https://doi.org/10.1002/col.20070,
/// whose names of quantities and numbers of equations are used here.
enum CIEDE2000 {
  /// Returns the difference of two colours: 0 if they are equal, 100 for black and white.
  static func difference(_ first: LabColor, _ second: LabColor) -> Double {
    if first == second { return 0 }
    let (one, two) = adjusted(first, second)
    // Equations 8 to 11.
    let lightness = second.lightness - first.lightness
    let chroma = two.chroma - one.chroma
    let turn = hueTurn(one, two)
    let hue = 2 * (one.chroma * two.chroma).squareRoot() * sin(radians(turn / 2))
    // Equations 12 and 13.
    let meanLightness = (first.lightness + second.lightness) / 2
    let meanChroma = (one.chroma + two.chroma) / 2
    let meanHue = meanHue(one, two)
    // Equations 18 to 20.
    let offset = (meanLightness - 50) * (meanLightness - 50)
    let l = lightness / (1 + 0.015 * offset / (20 + offset).squareRoot())
    let c = chroma / (1 + 0.045 * meanChroma)
    let h = hue / (1 + 0.015 * meanChroma * hueWeight(meanHue))
    return (l * l + c * c + h * h + rotation(meanChroma, meanHue) * c * h).squareRoot()
  }

  private struct Polar {
    let chroma: Double
    /// In degrees, 0..<360; 0 for grey.
    let hue: Double

    init(_ a: Double, _ b: Double) {
      chroma = (a * a + b * b).squareRoot()
      let angle = a == 0 && b == 0 ? 0 : atan2(b, a) * 180 / .pi
      hue = angle < 0 ? angle + 360 : angle
    }
  }

  /// Equations 2 to 7: a is stretched near grey.
  private static func adjusted(_ first: LabColor, _ second: LabColor) -> (Polar, Polar) {
    let chromas = [first, second].map { ($0.a * $0.a + $0.b * $0.b).squareRoot() }
    let stretch = 1 + 0.5 * (1 - saturation((chromas[0] + chromas[1]) / 2))
    return (Polar(first.a * stretch, first.b), Polar(second.a * stretch, second.b))
  }

  /// The factor √(C⁷ / (C⁷ + 25⁷)), which rises from 0 at grey to 1.
  private static func saturation(_ chroma: Double) -> Double {
    let seventh = pow(chroma, 7)
    return (seventh / (seventh + pow(25, 7))).squareRoot()
  }

  /// Equation 10: the angle from one hue to the other, at most half a turn.
  private static func hueTurn(_ one: Polar, _ two: Polar) -> Double {
    guard one.chroma * two.chroma != 0 else { return 0 }
    let turn = two.hue - one.hue
    if turn > 180 { return turn - 360 }
    return turn < -180 ? turn + 360 : turn
  }

  /// Equation 14: the hue in the middle of the shorter arc.
  private static func meanHue(_ one: Polar, _ two: Polar) -> Double {
    let sum = one.hue + two.hue
    guard one.chroma * two.chroma != 0 else { return sum }
    if abs(one.hue - two.hue) <= 180 { return sum / 2 }
    return (sum < 360 ? sum + 360 : sum - 360) / 2
  }

  /// Equation 15.
  private static func hueWeight(_ hue: Double) -> Double {
    1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue))
      + 0.32 * cos(radians(3 * hue + 6)) - 0.20 * cos(radians(4 * hue - 63))
  }

  /// Equations 16, 17 and 21: chroma and hue depend on each other in the blues.
  private static func rotation(_ chroma: Double, _ hue: Double) -> Double {
    let distance = (hue - 275) / 25
    return -2 * saturation(chroma) * sin(radians(60 * exp(-distance * distance)))
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
