/// The spacing of the system font's glyphs at a size and weight, in points.
///
/// The numbers are fitted so that labels are nearly as wide as Apple's; see `Fonts/README.md`.
struct Spacing: Sendable {
  /// Added after each character.
  var tracking = 0.0
  /// Also added after each digit.
  var digits = 0.0
  /// Also added after each space.
  var spaces = 0.0
  /// Also added after other characters, in em of the size.
  var letters: LetterSpacing?
  var size = 0.0

  static let none = Spacing()

  /// The space after a character that begins with a UTF-16 unit.
  func after(_ unit: UInt16) -> Double {
    switch unit {
    case 0x20: tracking + spaces
    case 0x30...0x39: tracking + digits
    default: tracking + (letters?.after(unit) ?? 0) * size
    }
  }
}
