import Foundation
import TestSupport
import Testing

@testable import Typography

struct WrappingTests {
  @Test func `lines break between words, and the space hangs`() throws {
    #expect(
      try shownLines("The quick brown fox jumps", width: 90) == ["The quick", "brown fox", "jumps"])
  }

  @Test func `a word that is wider than the line breaks between letters`() throws {
    let lines = try shownLines("incomprehensibilities", width: 60)
    #expect(lines.count > 2)
    #expect(lines.joined() == "incomprehensibilities")
    let widths = try ShapedText(systemText("incomprehensibilities")).layout(width: 60).lines
    #expect(widths.allSatisfy { $0.width <= 60 + LineBreaker.tolerance })
  }

  @Test func `a line takes one character even if that is too wide`() throws {
    #expect(try shownLines("abc", width: 1) == ["a", "b", "c"])
    #expect(try shownLines("abc", width: 0) == ["a", "b", "c"])
    #expect(try shownLines("abc", width: -5) == ["a", "b", "c"])
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}"])
  func `a separator ends a line and is not shown`(separator: String) throws {
    #expect(try shownLines("one\(separator)two", width: .infinity) == ["one", "two"])
  }

  @Test func `empty lines count, including the one after a final separator`() throws {
    #expect(try shownLines("a\n\nb\n", width: .infinity) == ["a", "", "b", ""])
    #expect(try shownLines("\n", width: .infinity) == ["", ""])
  }

  @Test func `an empty text has no lines and no size`() throws {
    let layout = try ShapedText(systemText("")).layout(width: 100, maximumNumberOfLines: 1)
    #expect(layout.lines.isEmpty)
    #expect(layout.size == .zero)
    #expect(!layout.isTruncated)
  }

  @Test func `ranges of lines cover the text without gaps`() throws {
    let string = "The quick\nbrown fox jumps over\r\nthe lazy dog"
    let lines = try ShapedText(systemText(string)).layout(width: 70).lines
    #expect(lines.first?.range.lowerBound == 0)
    #expect(lines.last?.range.upperBound == string.utf16.count)
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(line.range.upperBound == next.range.lowerBound)
    }
  }

  @Test func `a text wrapped at its own width stays on one line`() throws {
    let text = try ShapedText(systemText("Exactly as wide as it is"))
    #expect(text.layout(width: text.layout().size.width).lines.count == 1)
    #expect(text.layout(width: text.layout().size.width - 0.5).lines.count == 2)
  }

  @Test
  func `a layout is as wide as its lines with the white space after them, as far as there is room`()
    throws
  {
    let plain = try ShapedText(systemText("word")).layout().size.width
    let padded = try ShapedText(systemText("word  ")).layout().size.width
    let text = try ShapedText(systemText("word  word"))
    #expect(text.layout(width: padded + 5).size.width == padded)
    #expect(text.layout(width: plain + 3).size.width == plain + 3)
  }

  @Test func `trailing white space counts only in a text's last line`() throws {
    let plain = try ShapedText(systemText("word")).layout().size.width
    let padded = try ShapedText(systemText("word  ")).layout()
    #expect(padded.size.width > plain + 5)
    let wrapped = try ShapedText(systemText("word   word")).layout(width: 50)
    #expect(abs((wrapped.lines.first?.width ?? 0) - plain) < 0.0001)
  }

  @Test func `character wrapping fills each line`() throws {
    let lines = try shownLines("The quick brown fox", width: 60, mode: .byCharWrapping)
    #expect(lines.joined() == "The quick brown fox")
    #expect(lines.first?.hasPrefix("The qui") == true)
  }

  @Test func `clipping keeps the last line at full length`() throws {
    let style = ParagraphStyle(lineBreakMode: .byClipping)
    let text = try ShapedText(systemText("The quick brown fox"), style: style)
    let layout = text.layout(width: 20, maximumNumberOfLines: 1)
    #expect(layout.lines.count == 1)
    #expect(layout.size.width > 100)
    #expect(!layout.isTruncated)
    let two = text.layout(width: 90, maximumNumberOfLines: 2)
    #expect(two.lines.map(\.text) == ["The quick", "brown fox"])
    let cut = text.layout(width: 50, maximumNumberOfLines: 2)
    #expect(cut.lines.map(\.text) == ["The", "quick brown fox"])
  }

  @Test func `clipped text without a limit wraps between words`() throws {
    let style = ParagraphStyle(lineBreakMode: .byClipping)
    let clipped = try ShapedText(systemText("The quick brown fox"), style: style)
    let wrapped = try ShapedText(systemText("The quick brown fox"))
    #expect(clipped.layout(width: 90).lines.map(\.text) == ["The quick", "brown fox"])
    #expect(clipped.layout(width: 90).size == wrapped.layout(width: 90).size)
  }

  @Test func `without a view, clipped and truncated paragraphs are one line`() throws {
    func layout(_ mode: ParagraphStyle.LineBreakMode) throws -> TextLayout {
      try ShapedText(
        systemText("The quick brown fox\njumps"), style: ParagraphStyle(lineBreakMode: mode)
      ).layout(width: 90, wrapsAllModes: false)
    }
    let truncated = try layout(.byTruncatingTail)
    #expect(truncated.lines.count == 2 && truncated.isTruncated)
    #expect(truncated.size.width <= 90)
    #expect(truncated.lines.map(\.range) == [0..<20, 20..<25])
    let clipped = try layout(.byClipping)
    #expect(clipped.lines.count == 2 && !clipped.isTruncated)
    #expect(clipped.size.width > 100)
    #expect(try layout(.byWordWrapping).lines.count == 3)
  }

  @Test func `word wrapping on one line shows the words that fit`() throws {
    let layout = try ShapedText(systemText("The quick brown fox"))
      .layout(width: 90, maximumNumberOfLines: 1)
    #expect(layout.lines.map(\.text) == ["The quick"])
    #expect(layout.isTruncated)
  }

  @Test func `wrapped lines fit for every width and lose no character`() throws {
    var generator = SeededGenerator(seed: 42)
    let letters = Array("abcdefgh WAV- ,.éä漢字ไทยשלום👩‍👧")
    for _ in 0..<60 {
      let count = Int.random(in: 1...60, using: &generator)
      let string = String((0..<count).map { _ in letters.randomElement(using: &generator) ?? "a" })
      let width = Double.random(in: 30...200, using: &generator)
      let text = try ShapedText(systemText(string))
      let lines = text.layout(width: width).lines
      let hangs = lines.last.map { $0.text.last?.isWhitespace == true } ?? false
      #expect(lines.dropLast(hangs ? 1 : 0).allSatisfy { $0.width <= width + 0.001 })
      let shown = lines.map(\.text).joined().filter { !$0.isWhitespace }
      #expect(shown == string.filter { !$0.isWhitespace })
    }
  }

  @Test func `Thai breaks between words of the dictionary`() throws {
    let lines = try shownLines("สวัสดีครับผมชื่อสมชาย", width: 80)
    #expect(lines.count > 1)
    #expect(["สวัสดี", "สวัสดีครับ"].contains(lines.first))
  }

  @Test func `Chinese breaks between characters, but not before a full stop`() throws {
    let lines = try shownLines("漢字漢字漢字。漢字", width: 102.5)
    #expect(lines.first == "漢字漢字漢")
  }
}
