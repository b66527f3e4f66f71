import Foundation

/// The space added after single letters and signs, in em, because Apple's font has them wider or narrower.
///
/// An accented letter of Latin has the space of its base.
struct LetterSpacing: Sendable, Decodable {
  /// The end of Latin Extended-B; later characters have none.
  private static let limit = 0x250

  /// By UTF-16 unit.
  private let spaces: [Double]

  init(from decoder: any Decoder) throws {
    let letters = try decoder.singleValueContainer().decode([String: Double].self)
    spaces = (0..<Self.limit).map { unit in
      guard let scalar = Unicode.Scalar(UInt32(unit)) else { return 0 }
      let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.prefix(1)
      return letters[String(String.UnicodeScalarView(base))] ?? 0
    }
  }

  /// The space after a character that begins with a UTF-16 unit.
  func after(_ unit: UInt16) -> Double { unit < spaces.count ? spaces[Int(unit)] : 0 }
}
