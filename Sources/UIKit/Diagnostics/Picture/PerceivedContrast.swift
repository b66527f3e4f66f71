internal import Foundation
internal import Graphics

/// The contrast that a reader perceives, by the formula APCA 0.1.9 (https://github.com/Myndex/apca-w3): above zero for dark
/// text, below it for light text.
struct PerceivedContrast {
  /// What APCA asks for of text that is read, and of text that is large.
  static let least = 60.0
  static let leastOfLargeText = 45.0

  let value: Double

  init(of text: Color, on ground: Color) {
    let (text, ground) = (Self.brightness(of: text), Self.brightness(of: ground))
    guard abs(ground - text) >= 0.0005 else {
      value = 0
      return
    }
    let isDark = ground > text
    let contrast =
      isDark ? pow(ground, 0.56) - pow(text, 0.57) : pow(ground, 0.65) - pow(text, 0.62)
    let scaled = contrast * 1.14
    // What is less than a tenth is not seen.
    value = abs(scaled) < 0.1 ? 0 : (scaled - (isDark ? 0.027 : -0.027)) * 100
  }

  /// The brightness on a screen; of nearly black a little more, as screens reflect light.
  private static func brightness(of color: Color) -> Double {
    let value =
      0.2126729 * pow(color.red, 2.4) + 0.7151522 * pow(color.green, 2.4)
      + 0.0721750 * pow(color.blue, 2.4)
    return value > 0.022 ? value : value + pow(0.022 - value, 1.414)
  }
}
