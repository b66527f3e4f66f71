/// The space added after single letters, digits and signs, in em, because Apple's font has them wider or narrower.
///
/// An accented letter of Latin has the space of its base.
struct LetterSpacing: Sendable, Decodable {
  /// By UTF-16 unit, to the end of Latin; later characters have none.
  private let spaces: [Double]

  init(from decoder: any Decoder) throws {
    let letters = try decoder.singleValueContainer().decode([String: Double].self)
    spaces = (0..<Unicode.Scalar.endOfLatin).map { unit in
      Unicode.Scalar(unit).flatMap { letters[String($0.base)] } ?? 0
    }
  }

  /// The space after a character that begins with a UTF-16 unit.
  func after(_ unit: UInt16) -> Double { unit < spaces.count ? spaces[Int(unit)] : 0 }
}
