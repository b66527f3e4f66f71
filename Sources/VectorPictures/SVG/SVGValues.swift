internal import Foundation
internal import Graphics

/// Reads the values of SVG's attributes.
enum SVGValues {
  /// What a percentage is a share of.
  enum Axis { case width, height, diagonal }

  /// Numbers between spaces and commas, up to one that is not a number.
  static func numbers(_ text: String) -> [Double] {
    var reader = SVGNumbers(text)
    var found: [Double] = []
    while reader.hasNumber, let number = reader.number() { found.append(number) }
    return found
  }

  /// A length in user units, of which 100 % are the whole and an em the size of the font; nil for a text that is none.
  static func length(_ text: String?, whole: Double, fontSize: Double = 16) -> Double? {
    guard let text else { return nil }
    var reader = SVGNumbers(text)
    guard reader.hasNumber, let number = reader.number() else { return nil }
    let unit = text.drop { !$0.isLetter && $0 != "%" }
    // An exponent of the number also begins with a letter.
    guard let factor = factor(of: unitName(unit), whole, fontSize) else { return number }
    return number * factor
  }

  private static func unitName(_ text: Substring) -> String {
    String(text.reversed().prefix { $0.isLetter || $0 == "%" }.reversed()).lowercased()
  }

  /// The length of a unit: https://www.w3.org/TR/css-values-3/#absolute-lengths.
  private static func factor(of unit: String, _ whole: Double, _ fontSize: Double) -> Double? {
    switch unit {
    case "%": whole / 100
    case "pt": 4.0 / 3
    case "pc": 16
    case "mm": 96 / 25.4
    case "cm": 96 / 2.54
    case "in": 96
    case "em", "rem": fontSize
    case "ex": fontSize / 2
    default: nil
    }
  }

  /// A list of transforms, the last of which applies first; what follows an error is left out.
  static func transform(_ text: String) -> AffineTransform {
    var result = AffineTransform.identity
    for part in text.split(separator: ")") {
      let sides = part.split(separator: "(", maxSplits: 1)
      guard sides.count == 2,
        let step = step(
          sides[0].filter { $0.isLetter }.lowercased(), numbers(String(sides[1])))
      else { break }
      result = step.followed(by: result)
    }
    return result
  }

  private static func step(_ name: String, _ n: [Double]) -> AffineTransform? {
    switch (name, n.count) {
    case ("translate", 1): return AffineTransform(n: [1, 0, 0, 1, n[0], 0])
    case ("translate", 2): return AffineTransform(n: [1, 0, 0, 1, n[0], n[1]])
    case ("scale", 1): return AffineTransform(n: [n[0], 0, 0, n[0], 0, 0])
    case ("scale", 2): return AffineTransform(n: [n[0], 0, 0, n[1], 0, 0])
    case ("matrix", 6): return AffineTransform(n: n)
    case ("skewx", 1):
      return AffineTransform(n: [1, 0, tan(n[0] * .pi / 180), 1, 0, 0]).roundedLinearPart
    case ("skewy", 1):
      return AffineTransform(n: [1, tan(n[0] * .pi / 180), 0, 1, 0, 0]).roundedLinearPart
    case ("rotate", 1), ("rotate", 3):
      let turn = AffineTransform(degrees: n[0])
      guard n.count == 3 else { return turn }
      return AffineTransform(n: [1, 0, 0, 1, -n[1], -n[2]]).followed(by: turn)
        .followed(by: AffineTransform(n: [1, 0, 0, 1, n[1], n[2]]))
    default: return nil
    }
  }

  /// The identifier in `url(#name)`, or after a `#`; nil for other texts.
  static func reference(_ text: String?) -> String? {
    guard var text = text?.trimmingCharacters(in: .whitespacesAndNewlines)[...] else { return nil }
    if text.hasPrefix("url(") {
      text = text.dropFirst(4).prefix { $0 != ")" }
      text = text.trimmingCharacters(in: CharacterSet(charactersIn: " '\""))[...]
    }
    return text.hasPrefix("#") ? String(text.dropFirst()) : nil
  }
}
