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
  /// They contain the text without each of its characters, so that a text without a failing simpler one is locally
  /// minimal.
  static func simpler(than value: StressValue, in range: ClosedRange<Int>) -> [StressValue] {
    guard case .text(let text) = value else { return [] }
    let characters = Array(text)
    var candidates = [String(characters.prefix(range.lowerBound))]
    var length = characters.count / 2
    while length >= 1 {
      candidates += parts(characters, length)
      length /= 2
    }
    candidates.append(plain(characters))
    candidates.append(String(characters.map { $0.isNewline ? " " : $0 }))
    var seen: Set<String> = [text]
    let own = rank(text)
    return candidates.filter {
      range.contains($0.count) && rank($0) < own && seen.insert($0).inserted
    }.map(StressValue.text)
  }

  /// The text without each run of some characters, beginning at multiples of the length, from the end.
  private static func parts(_ characters: [Character], _ length: Int) -> [String] {
    stride(from: 0, to: characters.count, by: length).reversed().map { start in
      String(characters[..<start] + characters[min(start + length, characters.count)...])
    }
  }

  private static func plain(_ characters: [Character]) -> String {
    String(characters.map { $0.isPlain ? $0 : "n" })
  }

  private static func rank(_ text: String) -> (Int, Int) {
    (text.count, text.count { !$0.isPlain })
  }
}

extension Character {
  /// Whether the character is one of Latin text without marks.
  fileprivate var isPlain: Bool { isASCII && !isNewline }
}
