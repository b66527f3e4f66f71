import Foundation
import Graphics
import Testing

@testable import Typography

struct TruncationTests {
  @Test func `the tail is truncated with an ellipsis and fits`() throws {
    let style = ParagraphStyle(lineBreakMode: .byTruncatingTail)
    let layout = try ShapedText(systemText("The quick brown fox"), style: style)
      .layout(width: 105, maximumNumberOfLines: 1)
    #expect(layout.isTruncated)
    #expect(layout.lines.first?.text == "The quick b…")
    #expect(layout.size.width <= 105)
  }

  @Test func `the head is truncated with an ellipsis`() throws {
    let lines = try shownLines(
      "The quick brown fox", width: 100, limit: 1, mode: .byTruncatingHead)
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("…"))
    #expect(lines[0].hasSuffix("brown fox"))
  }

  @Test func `the middle is truncated with an ellipsis`() throws {
    let lines = try shownLines(
      "The quick brown fox", width: 120, limit: 1, mode: .byTruncatingMiddle)
    #expect(lines == ["The qu…wn fox"])
  }

  @Test func `only the last allowed line is truncated, and the others end at words`() throws {
    let lines = try shownLines(
      "The quick brown fox jumps over the lazy dog", width: 90, limit: 2, mode: .byTruncatingTail)
    #expect(lines.count == 2)
    #expect(lines[0] == "The quick")
    #expect(lines[1].hasPrefix("brown"))
    #expect(lines[1].hasSuffix("…"))
  }

  @Test func `a text that fits is not truncated`() throws {
    #expect(try shownLines("Fits", width: 60, limit: 1, mode: .byTruncatingTail) == ["Fits"])
  }

  @Test func `an omitted paragraph is indicated by an ellipsis`() throws {
    #expect(
      try shownLines("one\ntwo", width: 100, limit: 1, mode: .byTruncatingTail) == ["one…"])
  }

  @Test(arguments: [("\n", ""), ("One\n", "One"), ("One\n\n", "One…")])
  func `the empty line after a separator at the end is left out without an ellipsis`(
    text: String, shown: String
  ) throws {
    let style = ParagraphStyle(lineBreakMode: .byTruncatingTail)
    let layout = try ShapedText(systemText(text), style: style)
      .layout(width: 55, maximumNumberOfLines: 1)
    #expect(layout.lines.map(\.text) == [shown])
    #expect(layout.isTruncated == shown.hasSuffix("…"))
  }

  @Test func `if nothing else fits, only the ellipsis is shown`() throws {
    #expect(try shownLines("Wide", width: 3, limit: 1, mode: .byTruncatingTail) == ["…"])
  }

  @Test func `truncation never splits a grapheme cluster`() throws {
    let family = "👨‍👩‍👧‍👦"
    let string = String(repeating: family, count: 6)
    for width in stride(from: 20.0, to: 140, by: 5) {
      let shown = try shownLines(string, width: width, limit: 1, mode: .byTruncatingTail)[0]
      #expect(shown.allSatisfy { String($0) == family || $0 == "…" })
    }
  }

  @Test func `the ellipsis has the attributes of the character before it`() throws {
    let library = try bundled()
    let red = Color(red: 1, green: 0, blue: 0)
    let text = AttributedText(
      "ab cdefghijklmnop",
      runs: [
        .init(length: 3, attributes: TextAttributes(font: library.systemFont(ofSize: 17))),
        .init(
          length: 14,
          attributes: TextAttributes(
            font: library.systemFont(ofSize: 17, weight: .bold), color: red)),
      ])
    let style = ParagraphStyle(lineBreakMode: .byTruncatingTail)
    let layout = ShapedText(text, style: style).layout(width: 90, maximumNumberOfLines: 1)
    let last = try #require(layout.lines.first?.runs.last)
    #expect(last.source.name == "Inter-Bold")
    #expect(last.color == red)
    #expect(layout.lines.first?.text.hasSuffix("…") == true)
  }

  @Test func `a right-to-left line has its ellipsis on the left`() throws {
    let style = ParagraphStyle(lineBreakMode: .byTruncatingTail)
    let layout = try ShapedText(systemText("שלום עולם שלום עולם"), style: style)
      .layout(width: 80, maximumNumberOfLines: 1)
    let first = try #require(layout.lines.first?.runs.first)
    #expect(first.source.name == "Inter-Regular")
    #expect(first.glyphs.count == 1)
  }
}
