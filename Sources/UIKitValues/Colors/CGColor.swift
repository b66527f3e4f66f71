public import Foundation
package import Graphics

/// A colour independent of traits, for layers.
public final class CGColor: Hashable, Sendable {
  package let color: Color
  public let colorSpace: CGColorSpace?
  /// The colour that gave the components for some traits; nil for another one.
  private let origin: UIColor?

  package init(
    color: Color, colorSpace: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    of origin: UIColor? = nil
  ) {
    self.color = color
    self.colorSpace = colorSpace
    self.origin = origin
  }

  /// The dynamic colour that gave the components, as a source has it; nil for another one.
  package var source: String? { origin?.sourceText(in: .current) }

  /// Creates a colour from sRGB components in 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a colour from sRGB components in 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey from its brightness and alpha in 0…1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(color: Color(white: gray, alpha: alpha), colorSpace: CGColorSpaceCreateDeviceGray())
  }

  /// The opacity, 0…1.
  public var alpha: CGFloat { color.alpha }
  /// The number of components with alpha.
  public var numberOfComponents: Int { (colorSpace?.numberOfComponents ?? 3) + 1 }
  /// The components with alpha at the end.
  public var components: [CGFloat]? {
    numberOfComponents == 2
      ? [color.red, color.alpha] : [color.red, color.green, color.blue, color.alpha]
  }

  /// Returns the same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(color: color.withAlpha(alpha), colorSpace: colorSpace ?? CGColorSpaceCreateDeviceRGB())
  }

  /// Returns whether both have the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.color == rhs.color }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
