import Foundation
import Testing

@testable import Typography

struct ParagraphStyleTests {
  private func layout(_ style: ParagraphStyle, _ string: String = "a\nb\nc") throws -> TextLayout {
    try ShapedText(systemText(string, size: 20), style: style).layout()
  }

  private let line = 1.193359375 * 20

  @Test func `Line spacing stands between lines`() throws {
    #expect(try layout(ParagraphStyle(lineSpacing: 5)).size.height == 3 * line + 10)
  }

  @Test func `Paragraph spacing stands between paragraphs, not between lines`() throws {
    let style = ParagraphStyle(paragraphSpacing: 7)
    #expect(try layout(style).size.height == 3 * line + 14)
    let wrapped = try ShapedText(systemText("aaa bbb", size: 20), style: style).layout(width: 45)
    #expect(Double(wrapped.size.height) == 2 * line)
  }

  @Test func `A line height multiple lowers the baseline`() throws {
    let layout = try layout(ParagraphStyle(lineHeightMultiple: 2), "a")
    #expect(Double(layout.size.height) == 2 * line)
    #expect(abs(layout.lines[0].descent - 0.2412109375 * 20) < 1e-9)
  }

  @Test func `Line heights are kept in their limits`() throws {
    #expect(try layout(ParagraphStyle(minimumLineHeight: 30), "a").size.height == 30)
    #expect(try layout(ParagraphStyle(maximumLineHeight: 18), "a").size.height == 18)
  }

  @Test func `A line is as high as its largest font needs`() throws {
    let library = try bundled()
    let text = AttributedText(
      "ab",
      runs: [
        .init(length: 1, attributes: TextAttributes(font: library.systemFont(ofSize: 10))),
        .init(length: 1, attributes: TextAttributes(font: library.systemFont(ofSize: 30))),
      ])
    #expect(ShapedText(text).layout().size.height == 1.193359375 * 30)
  }

  @Test func `A baseline offset raises glyphs and the line's ascent`() throws {
    var text = try systemText("a")
    text.runs[0].attributes.baselineOffset = 4
    let line = try #require(ShapedText(text).layout().lines.first)
    let y = try #require(line.runs.first?.glyphs.first?.position.y)
    #expect(abs(y - (line.baseline - 4)) < 1e-9)
    #expect(abs(line.ascent - (0.9521484375 * 17 + 4)) < 1e-9)
  }
}
