/// Which texts are simpler: first those with fewer characters, then those with fewer that are not plain.
enum TextOrder {
  /// Returns texts in their order of simplicity; of equally simple ones, the one given first.
  static func sorted(_ texts: [String]) -> [String] {
    texts.enumerated().sorted { one, other in
      let (left, right) = (rank(one.element), rank(other.element))
      return left == right ? one.offset < other.offset : left < right
    }.map(\.element)
  }

  /// Returns simpler texts: without a part of the text, the largest parts first, and in plain letters.
  ///
  /// They contain the text without each of its characters and with a plain letter in place of each that is not plain, so
  /// that a text without a failing simpler one is locally minimal. Line breaks at the ends go with the characters beside
  /// them: it is hard to see what is wrong with an empty line.
  static func simpler(than value: StressValue, in range: ClosedRange<Int>) -> [StressValue] {
    guard case .text(let text) = value else { return [] }
    let characters = Array(text)
    var candidates = [String(characters.prefix(range.lowerBound))]
    var length = characters.count / 2
    while length >= 1 {
      candidates += parts(characters, length)
      length /= 2
    }
    candidates += letters.map { letter in String(characters.map { $0.isPlain ? $0 : letter }) }
    candidates.append(String(characters.map { $0.isNewline ? " " : $0 }))
    for index in characters.indices where !characters[index].isPlain {
      candidates += (characters[index].isNewline ? [" "] : letters).map {
        String(characters[..<index] + [$0] + characters[(index + 1)...])
      }
    }
    var seen: Set<String> = [text]
    let own = rank(text)
    return candidates.map(\.withoutOuterLineBreaks).filter {
      range.contains($0.count) && rank($0) < own && seen.insert($0).inserted
    }.map(StressValue.text)
  }

  /// The text without each run of some characters, beginning at multiples of the length, from the end.
  private static func parts(_ characters: [Character], _ length: Int) -> [String] {
    stride(from: 0, to: characters.count, by: length).reversed().map { start in
      String(characters[..<start] + characters[min(start + length, characters.count)...])
    }
  }

  /// Returns the text with one letter in place of all: a wide one and a usual one.
  static func alternatives(_ value: StressValue) -> [StressValue] {
    guard case .text(let text) = value else { return [] }
    return letters.map { letter in String(text.map { $0.isWhitespace ? $0 : letter }) }
      .filter { $0 != text }.map(StressValue.text)
  }

  /// Plain letters that stand for others: the widest of Latin fonts, and one as wide as most.
  private static let letters: [Character] = ["W", "n"]

  /// How many characters all texts among some values have, and how many of them are not plain.
  static func rank(of values: [StressValue]) -> (Int, Int) {
    values.reduce((0, 0)) { sum, value in
      guard case .text(let text) = value else { return sum }
      let own = rank(text)
      return (sum.0 + own.0, sum.1 + own.1)
    }
  }

  private static func rank(_ text: String) -> (Int, Int) {
    (text.count, text.count { !$0.isPlain })
  }
}

extension String {
  /// The text without the line breaks at its ends.
  fileprivate var withoutOuterLineBreaks: String {
    guard let first = firstIndex(where: { !$0.isNewline }),
      let last = lastIndex(where: { !$0.isNewline })
    else { return "" }
    return String(self[first...last])
  }
}

extension Character {
  /// Whether the character is one of Latin text without marks.
  fileprivate var isPlain: Bool { isASCII && !isNewline }
}
