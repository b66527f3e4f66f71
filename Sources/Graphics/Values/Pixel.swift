/// One premultiplied RGBA pixel, 8 bits a channel.
///
/// # Guarantees
/// No channel exceeds the alpha; the initializer lowers one that does.
public struct Pixel: Hashable, Sendable, CustomStringConvertible {
  /// Red times alpha.
  public let red: UInt8
  /// Green times alpha.
  public let green: UInt8
  /// Blue times alpha.
  public let blue: UInt8
  /// Opacity, 255 is opaque.
  public let alpha: UInt8

  /// Creates a pixel from premultiplied channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = min(red, alpha)
    self.green = min(green, alpha)
    self.blue = min(blue, alpha)
    self.alpha = alpha
  }

  /// Creates the pixel that a colour draws on a transparent background.
  public init(_ color: Color) {
    self.init(
      red: UInt8((color.red * color.alpha * 255).rounded()),
      green: UInt8((color.green * color.alpha * 255).rounded()),
      blue: UInt8((color.blue * color.alpha * 255).rounded()),
      alpha: UInt8((color.alpha * 255).rounded()))
  }

  /// The premultiplied channels as `RRGGBBAA` in hexadecimal.
  public var description: String {
    let word =
      UInt64(red) << 24 | UInt64(green) << 16 | UInt64(blue) << 8 | UInt64(alpha) | 1 << 32
    return String(String(word, radix: 16, uppercase: true).dropFirst())
  }
}
