internal import Foundation

/// A colour in the sRGB space with straight alpha.
///
/// # Guarantees
/// Every component lies in 0…1; the initializers clamp, and turn NaN into 0.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// Red, 0…1.
  public let red: Double
  /// Green, 0…1.
  public let green: Double
  /// Blue, 0…1.
  public let blue: Double
  /// Opacity: 0 is transparent, 1 opaque.
  public let alpha: Double

  /// Creates a colour from straight (not premultiplied) components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red.clampedToUnit
    self.green = green.clampedToUnit
    self.blue = blue.clampedToUnit
    self.alpha = alpha.clampedToUnit
  }

  /// Creates a grey: 0 is black, 1 white.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public static let black = Color(white: 0)
  public static let white = Color(white: 1)
  /// Transparent black: draws nothing.
  public static let clear = Color(white: 0, alpha: 0)

  /// Returns the colour with its opacity replaced.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour as `#RRGGBBAA`, each component rounded to 8 bits.
  public var description: String {
    "#\(red.hexByte)\(green.hexByte)\(blue.hexByte)\(alpha.hexByte)"
  }
}

extension Double {
  fileprivate var clampedToUnit: Double {
    // Written so that NaN fails both comparisons.
    self > 0 ? (self < 1 ? self : 1) : 0
  }

  fileprivate var hexByte: String {
    let digits = String(UInt8((self * 255).rounded()), radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}

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
  /// The light of the colour without its alpha, 0…1: the luminance of ITU-R BT.709, which WCAG 2.1 calls relative.
  ///
  /// https://www.w3.org/TR/WCAG21/#dfn-relative-luminance
  package var luminance: Double {
    0.2126 * ToneCurve.light(of: red) + 0.7152 * ToneCurve.light(of: green)
      + 0.0722 * ToneCurve.light(of: blue)
  }

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
