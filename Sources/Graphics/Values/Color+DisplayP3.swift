internal import Foundation

/// The tone curve of sRGB and Display P3, as in IEC 61966-2-1.
package enum ToneCurve {
  /// Returns the light of a colour's component, both 0…1.
  package static func light(of component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// Returns the component of a colour that has the light, both 0…1.
  package static func component(of light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}

extension Color {
  /// Creates the nearest colour to Display P3 components in 0…1; what sRGB lacks is cut off.
  ///
  /// Both spaces have the white of D65, so the rows of the matrix add up to 1. It is the product of
  /// those of CSS Color 4: https://www.w3.org/TR/css-color-4/#color-conversion-code
  package init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    let (r, g, b) = (
      ToneCurve.light(of: red), ToneCurve.light(of: green), ToneCurve.light(of: blue)
    )
    self.init(
      red: ToneCurve.component(of: 1.2249401762 * r - 0.2249401762 * g),
      green: ToneCurve.component(of: -0.0420569547 * r + 1.0420569547 * g),
      blue: ToneCurve.component(of: -0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b),
      alpha: alpha)
  }
}
