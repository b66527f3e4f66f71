import Testing

@testable import Typography

/// Embedding levels and visual order (UAX #9) against Unicode's BidiCharacterTest.txt.
struct BidiConformanceTests {
  /// One line of the file; characters that rule X9 removes have no level.
  private struct Example {
    var scalars: [UInt32] = []
    var direction = WritingDirection.natural
    var paragraphLevel: UInt8 = 0
    var levels: [UInt8?] = []
    var order: [Int] = []

    /// Reads `05D0 0061;1;1;1 2;1 0`, with an x for a character without a level.
    init(_ line: UnsafeBufferPointer<UInt8>) {
      var field = 0
      var index = 0
      while index < line.count {
        if field == 0, let number = line.hexadecimal(at: index) {
          scalars.append(number.value)
          index = number.end
        } else if field > 0, let number = line.decimal(at: index) {
          read(number.value, field: field)
          index = number.end
        } else {
          if line[index] == UInt8(ascii: ";") { field += 1 }
          if line[index] == UInt8(ascii: "x") { levels.append(nil) }
          index += 1
        }
      }
    }

    private mutating func read(_ number: Int, field: Int) {
      switch field {
      case 1: direction = [.leftToRight, .rightToLeft, .natural][number]
      case 2: paragraphLevel = UInt8(number)
      case 3: levels.append(UInt8(number))
      default: order.append(number)
      }
    }
  }

  /// Our analysis of an example, one level per scalar where the example has one.
  private func analysis(_ example: Example) -> (paragraph: UInt8, levels: [UInt8?], order: [Int]) {
    var text: [UInt16] = []
    var offsets: [Int] = []
    for scalar in example.scalars {
      offsets.append(text.count)
      text.append(scalar: scalar)
    }
    let bidi = text.withUnsafeBufferPointer {
      BidiLevels($0, direction: example.direction, paragraphStarts: [0])
    }
    let all = offsets.map { bidi.run(at: $0, limit: text.count).level }
    let levels = zip(all, example.levels).map { $1 == nil ? nil : $0 }
    let kept = levels.indices.filter { levels[$0] != nil }
    let order = BidiLevels.visualOrder(of: kept.map { all[$0] }).map { kept[$0] }
    return (bidi.level(ofParagraph: 0), levels, order)
  }

  /// Sections of the file in which ICU 72 differs from Unicode.
  ///
  /// The first two concern overrides next to isolates and embeddings next to brackets, the next four a mark on a
  /// closing bracket, the last 63 nested brackets. ICU does not implement the clarifications of Unicode 8.0 there; real
  /// text contains none of this.
  private static let departures = [
    "# Explicit directional overrides applied to isolates tightly flanked by embeddings",
    "# Explicit directional overrides applied to paired brackets",
    "# Nonspacing marks applied to paired brackets",
    "# These test cases first test a combining mark following a ZWJ after the trailing bracket of a pair:",
    "# Then a combining mark following a ZWJ after both brackets of a pair:",
    "# not block the identification of the combining mark for the application of rule N0.)",
    "# a ( ( ... ( b ) ) ... ) with 62, 63, and 64 nested bracket pairs",
  ]
  /// How many of the 91,707 lines of Unicode 15.0 differ there.
  private static let departuresOfICU = 30

  private func passes(_ example: Example) -> Bool {
    let actual = analysis(example)
    guard actual.paragraph == example.paragraphLevel, actual.order == example.order else {
      return false
    }
    // Without right-to-left text, all levels are reported as 0.
    return actual.levels == example.levels
      || example.levels.allSatisfy { ($0 ?? 0) & 1 == 0 }
        && actual.levels.allSatisfy { ($0 ?? 0) == 0 }
  }

  @Test func `levels and visual order match Unicode's`() throws {
    var failures: [Int] = []
    var departures = 0
    var count = 0
    try UnicodeTestFile("BidiCharacterTest.txt").forEachLine { line in
      count += 1
      guard !passes(Example(line.bytes)) else { return }
      if Self.departures.contains(line.section) {
        departures += 1
      } else {
        failures.append(line.number)
      }
    }
    #expect(count > 90_000)
    #expect(departures <= Self.departuresOfICU)
    #expect(failures.isEmpty, "\(failures.count) lines fail: \(failures.prefix(20))")
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The decimal number at an offset, and the offset after it; nil if there is none.
  fileprivate func decimal(at start: Int) -> (value: Int, end: Int)? {
    var value = 0
    var end = start
    while end < count, case 0x30...0x39 = self[end] {
      value = value &* 10 &+ Int(self[end] &- 0x30)
      end &+= 1
    }
    return end > start ? (value, end) : nil
  }
}
