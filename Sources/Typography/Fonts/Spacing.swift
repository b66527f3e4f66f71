/// The spacing of the system font's glyphs at a size and weight, in points.
///
/// The numbers are fitted so that labels are nearly as wide as Apple's; see `Research/FontWidths.md`.
struct Spacing: Sendable {
  /// Added after each character.
  var tracking = 0.0
  /// Also added after each digit.
  var digits = 0.0
  /// The width of all digits without spaces; nil if each has its own.
  var digitWidth: Double?
  /// Also added after each space.
  var spaces = 0.0
  /// Also added after each Chinese character and sign of a fallback face.
  var ideographs = 0.0
  /// Also added after each Korean syllable of a fallback face.
  var syllables = 0.0
  /// Also added after single letters, digits and signs, in em of the size.
  var letters: LetterSpacing?
  /// What the font's era adds to these.
  var earlierLetters: LetterSpacing?
  var size = 0.0

  static let none = Spacing()

  /// The space after a character that begins with a UTF-16 unit.
  func after(_ unit: UInt16) -> Double {
    switch unit {
    case 0x20: tracking + spaces
    case _ where isDigit(unit): tracking + digits + (digitWidth == nil ? single(unit) : 0)
    case 0x3001...0x301F, 0x3400...0x9FFF, 0xFF01...0xFF5E: tracking + ideographs
    case 0xAC00...0xD7A3: tracking + syllables
    default: tracking + single(unit)
    }
  }

  /// The width of a character that begins with a UTF-16 unit; nil if the face's own counts.
  func width(of unit: UInt16) -> Double? {
    isDigit(unit) ? digitWidth : nil
  }

  private func isDigit(_ unit: UInt16) -> Bool { 0x30...0x39 ~= unit }

  private func single(_ unit: UInt16) -> Double {
    ((letters?.after(unit) ?? 0) + (earlierLetters?.after(unit) ?? 0)) * size
  }
}

/// The space added after each character, in em, by size and weight.
struct Tracking: Sendable, Decodable {
  /// The correction of one of UIKit's weights, by point size.
  struct Correction: Sendable, Decodable {
    let weight: Double
    let sizes: PiecewiseLinear
  }

  /// By point size, for the regular weight.
  private let sizes: PiecewiseLinear
  /// By ascending weight; linear between weights and constant beyond.
  private let weights: [Correction]
  /// What earlier releases of iOS add.
  let earlier: [EarlierSpacing]

  func value(size: Double, weight: FontWeight, era: SystemFontEra) -> Double {
    let corrections = weights.map { [$0.weight, $0.sizes(size)] }
    return sizes(size) + PiecewiseLinear(knots: corrections)(weight.rawValue)
      + earlier.space(in: era, size: size)
  }
}
