import Foundation
import Graphics
import Testing

@testable import Typography

struct LineBreakStrategyTests {
  private func lines(
    _ string: String, width: Double, _ strategy: ParagraphStyle.LineBreakStrategy = [],
    limit: Int = 0, mode: ParagraphStyle.LineBreakMode = .byWordWrapping
  ) throws -> [String] {
    var style = ParagraphStyle(lineBreakMode: mode)
    style.lineBreakStrategy = strategy
    return try ShapedText(systemText(string), style: style)
      .layout(width: width, maximumNumberOfLines: limit).lines.map(\.text)
  }

  private func width(_ string: String) throws -> Double {
    try ShapedText(systemText(string)).layout().size.width
  }

  // MARK: Hangul

  @Test func `lines break between Hangul syllables, or only between words`() throws {
    let text = "대한민국 헌법"
    let narrow = try width("대한민국 헌") + 1
    #expect(try lines(text, width: narrow) == ["대한민국 헌", "법"])
    #expect(try lines(text, width: narrow, .hangulWordPriority) == ["대한민국", "헌법"])
  }

  @Test func `a Hangul word wider than the line is broken anyway`() throws {
    let narrow = try width("대한") + 1
    #expect(
      try lines("대한민국 헌법", width: narrow, .hangulWordPriority) == ["대한", "민국", "헌법"])
  }

  @Test func `Chinese line breaks are unaffected`() throws {
    let narrow = try width("天气很") + 1
    #expect(try lines("天气很好", width: narrow, .hangulWordPriority) == ["天气很", "好"])
  }

  // MARK: Words that stand alone

  @Test func `a single word on the last line is joined by the word before it`() throws {
    let text = "The quick brown fox jumps"
    let line = try width("The quick brown fox") + 1
    #expect(try lines(text, width: line) == ["The quick brown fox", "jumps"])
    #expect(try lines(text, width: line, .pushOut) == ["The quick brown", "fox jumps"])
  }

  @Test func `each paragraph is handled separately`() throws {
    let line = try width("one two") + 1
    #expect(
      try lines("one two six\none two six", width: line, .pushOut)
        == ["one", "two six", "one", "two six"])
  }

  @Test func `the line above keeps a word, and the two must fit`() throws {
    #expect(
      try lines("Understanding fox", width: try width("Understanding") + 1, .pushOut)
        == ["Understanding", "fox"])
    let line = try width("a incomprehensible") + 1
    #expect(
      try lines("a incomprehensible unintelligible", width: line, .pushOut)
        == ["a incomprehensible", "unintelligible"])
  }

  @Test func `two words on the last line stay`() throws {
    let line = try width("The quick brown") + 1
    let text = "The quick brown fox ran"
    #expect(try lines(text, width: line, .pushOut) == lines(text, width: line))
  }

  @Test func `truncated text is not pushed out`() throws {
    let line = try width("one two") + 1
    let cut = try lines(
      "one two three four", width: line, .pushOut, limit: 2, mode: .byTruncatingTail)
    #expect(cut[0] == "one two")
  }

  @Test func `white space at the end does not count as a word`() throws {
    let line = try width("The quick brown fox") + 1
    let pushed = try lines("The quick brown fox jumps  ", width: line, .pushOut)
    #expect(
      pushed.map { $0.trimmingCharacters(in: .whitespaces) } == ["The quick brown", "fox jumps"])
  }

  @Test func `lines cover the text without gaps, whatever the width`() throws {
    var style = ParagraphStyle()
    style.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    let string = "대한민국은 민주공화국이다. The quick brown fox, soft\u{AD}hy\u{AD}phen ated\nlast 말"
    let text = ShapedText(try systemText(string), style: style)
    for width in stride(from: 5.0, through: 400, by: 7) {
      let lines = text.layout(width: width).lines
      #expect(lines.first?.range.lowerBound == 0)
      #expect(lines.last?.range.upperBound == string.utf16.count)
      #expect(
        zip(lines, lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
    }
  }

  // MARK: Soft hyphens

  @Test func `a soft hyphen is visible only at the end of a line`() throws {
    let text = "hyphen\u{AD}ation"
    #expect(try width(text) == width("hyphenation"))
    #expect(try lines(text, width: try width("hyphen-") + 1) == ["hyphen\u{AD}-", "ation"])
    #expect(try lines(text, width: 400) == [text])
  }

  @Test func `the hyphen must fit`() throws {
    let text = "a hyphen\u{AD}ation"
    let line = try width("a hyphen") + 1
    #expect(try lines(text, width: line) == ["a", "hyphen\u{AD}-", "ation"])
    let layout = try ShapedText(systemText(text)).layout(width: line)
    #expect(layout.size.width <= line)
    #expect(try abs(layout.lines[1].width - width("hyphen-")) < 0.01)
  }

  @Test func `a break opportunity that did not fit on one line is used on the next`() throws {
    let text = "aa bb\u{AD}cccc"
    let line = try width("aa bb") + 0.5
    #expect(try lines(text, width: line).prefix(2) == ["aa", "bb\u{AD}-"])
  }

  @Test func `a paragraph of three lines keeps its single last word`() throws {
    let line = try width("one two six") + 1
    let text = "one two six one two six ten"
    #expect(try lines(text, width: line, .pushOut) == ["one two six", "one two six", "ten"])
    // Each paragraph counts its own lines.
    #expect(
      try lines("one\none two six ten", width: line, .pushOut) == ["one", "one two", "six ten"])
  }
}
