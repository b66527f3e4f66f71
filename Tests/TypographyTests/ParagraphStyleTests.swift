import Foundation
import Testing

@testable import Typography

struct ParagraphStyleTests {
  private func layout(_ style: ParagraphStyle, _ string: String = "a\nb\nc") throws -> TextLayout {
    try ShapedText(systemText(string, size: 20), style: style).layout()
  }

  private let line = 1.193359375 * 20

  @Test func `line spacing is added between lines`() throws {
    #expect(try layout(ParagraphStyle(lineSpacing: 5)).size.height == 3 * line + 10)
  }

  @Test func `paragraph spacing is added between paragraphs, not between lines`() throws {
    let style = ParagraphStyle(paragraphSpacing: 7)
    #expect(try layout(style).size.height == 3 * line + 14)
    let wrapped = try ShapedText(systemText("aaa bbb", size: 20), style: style).layout(width: 45)
    #expect(Double(wrapped.size.height) == 2 * line)
  }

  @Test func `a line height multiple lowers the baseline`() throws {
    let layout = try layout(ParagraphStyle(lineHeightMultiple: 2), "a")
    #expect(Double(layout.size.height) == 2 * line)
    #expect(abs(layout.lines[0].descent - 0.2412109375 * 20) < 1e-9)
  }

  @Test func `line heights stay within their limits`() throws {
    #expect(try layout(ParagraphStyle(minimumLineHeight: 30), "a").size.height == 30)
    #expect(try layout(ParagraphStyle(maximumLineHeight: 18), "a").size.height == 18)
  }

  @Test func `a line is as tall as its largest font needs`() throws {
    let library = try bundled()
    let text = AttributedText(
      "ab",
      runs: [
        .init(length: 1, attributes: TextAttributes(font: library.systemFont(ofSize: 10))),
        .init(length: 1, attributes: TextAttributes(font: library.systemFont(ofSize: 30))),
      ])
    #expect(ShapedText(text).layout().size.height == 1.193359375 * 30)
  }

  @Test func `a baseline offset raises glyphs and the line's ascent`() throws {
    var text = try systemText("a")
    text.runs[0].attributes.baselineOffset = 4
    let line = try #require(ShapedText(text).layout().lines.first)
    let y = try #require(line.runs.first?.glyphs.first?.position.y)
    #expect(abs(y - (line.baseline - 4)) < 1e-9)
    #expect(abs(line.ascent - (0.9521484375 * 17 + 4)) < 1e-9)
  }

  @Test(arguments: [(WritingDirection.leftToRight, 20.0, 10.0), (.rightToLeft, 30, 30)])
  func `indents move lines away from the edges`(
    direction: WritingDirection, first: Double, second: Double
  ) throws {
    var style = ParagraphStyle(alignment: .justified)
    style.firstLineHeadIndent = 20
    style.headIndent = 10
    style.tailIndent = -30
    let lines = try ShapedText(
      systemText("aa bb cc dd ee ff gg hh ii jj kk"), style: style, direction: direction
    ).layout(width: 150).lines
    // 150 − 20 − 30 and 150 − 10 − 30; mirrored, the tail of 30 points is at the left.
    #expect(abs(lines[0].width - 100) < 1e-9)
    #expect(abs(lines[1].width - 110) < 1e-9)
    #expect(abs(lines[0].x - first) < 1e-9)
    #expect(abs(lines[1].x - second) < 1e-9)
  }

  @Test func `a positive tail indent counts from the head`() throws {
    var style = ParagraphStyle()
    style.tailIndent = 60
    let lines = try ShapedText(systemText("aaa bbb ccc"), style: style).layout(width: 300).lines
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.width <= 60 })
  }

  @Test func `each paragraph has the style of its first character`() throws {
    var text = try systemText("a\nb", size: 20)
    var second = text.runs[0].attributes
    second.paragraphStyle = ParagraphStyle(alignment: .right, lineHeightMultiple: 2)
    text.runs[0].length = 2
    text.runs.append(.init(length: 1, attributes: second))
    let layout = ShapedText(text).layout(width: 100)
    #expect(abs(layout.size.height - 3 * line) < 1e-9)
    #expect(layout.lines[0].x == 0)
    #expect(abs(layout.lines[1].x + layout.lines[1].width - 100) < 1e-9)
  }

  @Test(arguments: [-40.0, -5, 0, 1e6])
  func `a line under text of any kern is drawn`(kern: Double) throws {
    var text = try systemText("a b c", size: 20)
    text.runs[0].attributes.kern = kern
    text.runs[0].attributes.underline = TextDecoration(isByWord: true)
    text.runs[0].attributes.strikethrough = TextDecoration(pattern: [3, 3])
    let line = try #require(ShapedText(text).layout().lines.first)
    let drawing = line.drawing(scale: 2)
    #expect(!drawing.underlines.isEmpty && !drawing.strikethroughs.isEmpty)
    #expect((drawing.underlines + drawing.strikethroughs).allSatisfy { $0.rect.width >= 0 })
  }

  @Test func `an underline has the font's position and a thickness in whole pixels`() throws {
    var text = try systemText("abc", size: 20)
    text.runs[0].attributes.underline = TextDecoration(thickness: .double)
    let line = try #require(ShapedText(text).layout().lines.first)
    let fills = line.drawing(scale: 2).underlines
    #expect(fills.count == 2)
    for fill in fills {
      #expect((fill.rect.height * 2).rounded() == fill.rect.height * 2)
      #expect(fill.rect.minY > line.baseline && fill.rect.maxY < line.baseline + 6)
      #expect(abs(fill.rect.width - line.width) < 1e-9)
    }
  }
}
