import Serving
import TestSupport
import Testing

/// The text that an editor changes, held by one that is made of UTF-16.
struct EditorTextTests {
  private static let pieces = [
    "a", "é", "字", "😀", "👨‍👩‍👧", "\n", "\r\n", "\r", "", " <label/>", "\u{0}", "tail\n", "e\u{301}",
  ]

  @Test(arguments: TextUnit.allCases)
  func `random edits give the text that a model gives`(unit: TextUnit) {
    for trial in 0..<300 {
      var random = SeededGenerator(trial: trial)
      let start = text(&random)
      var edited = EditedText(start)
      var model = TextModel(start, unit)
      for _ in 0..<12 {
        let ends = [position(&random, model), position(&random, model)].sorted()
        let new = text(&random)
        edited.replace(from: ends[0], to: ends[1], in: unit, with: new)
        model.replace(ends[0], ends[1], with: new)
        #expect(edited.text == model.text, "trial \(trial)")
        #expect(edited == EditedText(model.text), "trial \(trial)")
      }
    }
  }

  @Test(arguments: TextUnit.allCases)
  func `a byte's position leads back to it`(unit: TextUnit) {
    for trial in 0..<100 {
      var random = SeededGenerator(trial: trial)
      let edited = EditedText(text(&random))
      for offset in 0...edited.bytes.count {
        let position = edited.position(of: offset, in: unit)
        let found = edited.offset(of: position, in: unit)
        // Inside of a character and between \r and \n there is no position.
        #expect(found <= offset && offset - found < 4, "trial \(trial), \(offset)")
        #expect(edited.position(of: found, in: unit) == position)
      }
    }
  }

  @Test func `a position behind a line or inside a pair of surrogates is the nearest one before`() {
    let edited = EditedText("a😀b\r\nc")
    func offset(_ line: Int, _ column: Int) -> Int {
      edited.offset(of: TextPosition(line: line, column: column), in: .utf16)
    }
    #expect(offset(0, 1) == 1)
    #expect(offset(0, 2) == 1)
    #expect(offset(0, 3) == 5)
    #expect(offset(0, 99) == 6)
    #expect(offset(1, 0) == 8)
    #expect(offset(7, 0) == 9)
    #expect(edited.offset(of: TextPosition(line: 0, column: 3), in: .utf8) == 1)
  }

  @Test func `lines of a parser end with newlines alone`() {
    let edited = EditedText("<a>\r  <b/>\r\n  <c/>  \r\n")
    #expect(edited.range(ofPlainLine: 2) == 14..<18)
    #expect(edited.offset(ofPlainLine: 1) == 0)
    #expect(edited.offset(ofPlainLine: 9) == edited.bytes.count)
  }

  @Test func `an edit is trimmed to the characters that differ`() {
    let text = EditedText("x ä=\"1\"\n")
    let edit = TextEdit(0..<text.bytes.count, "x äö=\"1\"\n").trimmed(in: text.bytes)
    #expect(edit == TextEdit(4..<4, "ö"))
    let same = TextEdit(0..<2, "x ").trimmed(in: text.bytes)
    #expect(same == TextEdit(2..<2, ""))
    // What repeats is not taken twice.
    #expect(TextEdit(0..<3, "aa").trimmed(in: Array("aaa".utf8)) == TextEdit(2..<3, ""))
  }

  private func text(_ random: inout SeededGenerator) -> String {
    (0..<random.below(6)).map { _ in random.pick(Self.pieces) }.joined()
  }

  private func position(_ random: inout SeededGenerator, _ model: TextModel) -> TextPosition {
    TextPosition(line: random.below(model.lines.count + 1), column: random.below(8))
  }
}

/// The same text, changed in the plainest way.
private struct TextModel {
  private let unit: TextUnit
  private(set) var text: String

  init(_ text: String, _ unit: TextUnit) { (self.text, self.unit) = (text, unit) }

  /// The scalars of each line, the last without an end.
  var lines: [[Unicode.Scalar]] {
    var lines: [[Unicode.Scalar]] = [[]]
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if last == "\r", scalar != "\n" { lines.append([]) }
      lines[lines.count - 1].append(scalar)
      if scalar == "\n" { lines.append([]) }
      last = scalar
    }
    if last == "\r" { lines.append([]) }
    return lines
  }

  /// How many scalars are before a position.
  private func count(before position: TextPosition) -> Int {
    let lines = lines
    guard position.line < lines.count else { return text.unicodeScalars.count }
    let before = lines[..<position.line].reduce(0) { $0 + $1.count }
    var (count, column) = (0, 0)
    for scalar in lines[position.line] where scalar != "\n" && scalar != "\r" {
      let width = unit == .utf16 ? UTF16.width(scalar) : UTF8.width(scalar)
      if column + width > position.column { break }
      column += width
      count += 1
    }
    return before + count
  }

  mutating func replace(_ start: TextPosition, _ end: TextPosition, with new: String) {
    let all = Array(text.unicodeScalars)
    let (one, other) = (count(before: start), count(before: end))
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: all[..<min(one, other)])
    scalars.append(contentsOf: new.unicodeScalars)
    scalars.append(contentsOf: all[max(one, other)...])
    text = String(scalars)
  }
}
