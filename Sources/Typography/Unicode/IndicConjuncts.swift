/// Consonants joined by a virama into one conjunct, which no line break may split.
///
/// This is rule GB9c of UAX #29, added in Unicode 15.1; not every ICU version has it.
enum IndicConjuncts {
  /// The blocks of the six scripts in the rule; 128 characters each, with the same arrangement.
  private static let blocks: [UInt16] = [0x0900, 0x0980, 0x0A80, 0x0B00, 0x0C00, 0x0D00]
  private static let nukta: UInt16 = 0x3C
  private static let virama: UInt16 = 0x4D
  private static let zeroWidthJoiner: UInt16 = 0x200D

  /// Whether an offset inside a text lies between a consonant with a virama and a consonant.
  static func isJoined(_ text: UnsafeBufferPointer<UInt16>, at offset: Int) -> Bool {
    guard text[offset] >= 0x0900, text[offset] < 0x0D80, isConsonant(text[offset]) else {
      return false
    }
    var before = offset - 1
    var hasVirama = false
    while before >= 0 {
      let unit = text[before]
      let place = unit & 0x7F
      if isInBlock(unit), place == virama {
        hasVirama = true
      } else if unit != zeroWidthJoiner, !isInBlock(unit) || place != nukta {
        break
      }
      before -= 1
    }
    return hasVirama && before >= 0 && isConsonant(text[before])
  }

  private static func isConsonant(_ unit: UInt16) -> Bool {
    switch unit & 0x7F {
    case 0x15...0x39, 0x58...0x5F: isInBlock(unit)
    case 0x78...0x7F: unit & 0xFF80 == 0x0900
    default: false
    }
  }

  private static func isInBlock(_ unit: UInt16) -> Bool {
    blocks.contains(unit & 0xFF80)
  }
}
