import Testing

@testable import Typography

/// Line breaks (UAX #14) and grapheme clusters (UAX #29) against Unicode's own test files.
struct SegmentationTests {
  /// One line of a file: a text and the offsets at which it may be divided.
  private struct Example {
    var text: [UInt16] = []
    var boundaries: [Int] = []

    /// Reads `÷ 0061 × 0308 ÷`; what follows a # is a comment.
    init(_ line: UnsafeBufferPointer<UInt8>) {
      var index = 0
      while index < line.count, line[index] != UInt8(ascii: "#") {
        if let number = line.hexadecimal(at: index) {
          text.append(scalar: number.value)
          index = number.end
        } else {
          // The sign ÷ ends with this byte in UTF-8, × with another.
          if line[index] == 0xB7, !text.isEmpty { boundaries.append(text.count) }
          index += 1
        }
      }
    }
  }

  /// How many of the 7,654 lines of Unicode 15.0 ICU 72 breaks differently.
  private static let departuresOfICU = 22

  /// Whether a text breaks differently from the file by ICU's choice, in three cases.
  ///
  /// 1. ICU does not break between a hyphen that begins a word and a letter, as the Finnish write it
  ///    (ICU-8151); Unicode 16 has this as rule LB20a.
  /// 2. The file breaks between a comma or full stop and a digit where no digit precedes; ICU follows the × of rule
  ///    LB25, as Unicode 16 does.
  /// 3. Where a space precedes these, as in “equals .35”, ICU breaks after the space: rule LB15c of Unicode 16.
  private static func isDeparture(_ example: Example, _ actual: [Int]) -> Bool {
    let missing = Set(example.boundaries).subtracting(actual)
    let added = Set(actual).subtracting(example.boundaries)
    return added.allSatisfy { example.text[$0 - 1] == 0x20 && missing.contains($0 + 1) }
      && missing.allSatisfy { offset in
        let before = example.text[..<offset].filter { $0 != 0x308 }
        let isDigit = (0x30...0x39).contains(example.text[offset])
        switch before.last {
        case UInt16(ascii: "-"): return before.count == 1 && !isDigit
        case UInt16(ascii: ","), UInt16(ascii: "."): return isDigit
        default: return false
        }
      }
  }

  /// Returns the lines of a file at which a function finds different boundaries.
  private func failures(
    _ path: String, _ boundaries: (UnsafeBufferPointer<UInt16>) -> [Int]
  ) throws -> [ConformanceFailure] {
    var failures: [ConformanceFailure] = []
    var count = 0
    var departures = 0
    try UnicodeTestFile(path).forEachLine { line in
      let example = Example(line.bytes)
      let actual = example.text.withUnsafeBufferPointer(boundaries)
      count += 1
      guard actual != example.boundaries else { return }
      guard !Self.isDeparture(example, actual) else {
        departures += 1
        return
      }
      failures.append(
        ConformanceFailure(
          line: line.number, expected: "\(example.boundaries)", actual: "\(actual)"))
    }
    #expect(departures <= Self.departuresOfICU)
    #expect(count > 500, "\(path) has too few examples to be complete")
    return failures
  }

  @Test(
    .enabled(
      if: UnicodeTestFile.hasRulesOfICU, "The files are for a different Unicode version than ICU"))
  func `lines break where Unicode requires`() throws {
    let failures = try failures("auxiliary/LineBreakTest.txt") {
      LineBreaks($0, locale: "en").breaks.map(\.offset)
    }
    #expect(failures.isEmpty, "\(failures.count) lines fail: \(failures.prefix(20))")
  }

  @Test(
    .enabled(
      if: UnicodeTestFile.hasRulesOfICU, "The files are for a different Unicode version than ICU"))
  func `grapheme clusters end where Unicode requires`() throws {
    let failures = try failures("auxiliary/GraphemeBreakTest.txt") { text in
      let graphemes = Graphemes(text, isPrintableASCII: false)
      return (1...text.count).filter(graphemes.isBoundary)
    }
    #expect(failures.isEmpty, "\(failures.count) lines fail: \(failures.prefix(20))")
  }
}

extension UInt16 {
  fileprivate init(ascii: Unicode.Scalar) { self = UInt16(ascii.value) }
}
