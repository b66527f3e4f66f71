public import Foundation
internal import Graphics

extension UIColor {
  /// Creates a colour from hue, saturation and brightness in 0…1; a hue that is infinite or NaN counts as 0.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let sector = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    let part = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    let (red, green, blue) =
      switch Int(sector) {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from Display P3 components in 0…1, clipped to sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let color = Color(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    self.init(color)
  }

  /// Writes the sRGB components for the current traits, 0…1; always true.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved(with: .current)
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes hue, saturation and brightness for the current traits, 0…1; always true.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved(with: .current)
    let greatest = max(color.red, color.green, color.blue)
    let range = greatest - min(color.red, color.green, color.blue)
    var sector = 0.0
    if range > 0 {
      if greatest == color.red {
        sector = (color.green - color.blue) / range
      } else if greatest == color.green {
        sector = 2 + (color.blue - color.red) / range
      } else {
        sector = 4 + (color.red - color.green) / range
      }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = greatest > 0 ? range / greatest : 0
    brightness?.pointee = greatest
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the brightness of a grey for the current traits, 0…1; returns false for other colours.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved(with: .current)
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }
}

/// The type of a colour literal of which nothing else says it.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the colour of a colour literal.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
