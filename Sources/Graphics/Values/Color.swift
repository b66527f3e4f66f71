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

  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)
  /// Transparent black: draws nothing.
  public static let clear = Color(white: 0, alpha: 0)

  /// Returns the colour with its opacity replaced.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour as `#RRGGBBAA`, each component rounded to 8 bits.
  public var description: String {
    "#" + [red, green, blue, alpha].map { $0.hexByte }.joined()
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
