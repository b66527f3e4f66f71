import Foundation
import Graphics
import Testing

@testable import Typography

struct AttachmentTests {
  /// A text whose U+FFFC characters are pictures of 30 by 40 points, 10 below the baseline.
  private func text(_ string: String) throws -> AttributedText {
    let picture = ImageSource(name: "picture", bitmap: try #require(Bitmap(width: 2, height: 2)))
    let plain = try systemText(string, size: 20)
    var attached = plain.runs[0].attributes
    attached.attachment = TextAttachment(
      image: picture, size: CGSize(width: 30, height: 40), baselineOffset: -10)
    let runs = string.utf16.map { unit in
      AttributedText.Run(
        length: 1,
        attributes: unit == TextAttachment.character ? attached : plain.runs[0].attributes)
    }
    return AttributedText(string, runs: runs)
  }

  private func line(
    _ string: String, direction: WritingDirection = .leftToRight
  ) throws -> TextLine {
    try #require(ShapedText(try text(string), direction: direction).layout().lines.first)
  }

  @Test func `an attachment sits between the characters around it`() throws {
    let line = try line("a\u{FFFC}b")
    let rect = try #require(line.drawing(scale: 1).pictures.first?.rect)
    let before = try ShapedText(systemText("a", size: 20)).layout().size.width
    #expect(abs(rect.minX - before) < 1e-9)
    #expect(rect.width == 30 && rect.height == 40)
    #expect(abs(rect.maxY - (line.baseline + 10)) < 1e-9)
    #expect(line.ascent == 30 && line.descent == 10)
  }

  @Test func `an attachment in a right-to-left line is left of the text before it`() throws {
    let line = try line("א\u{FFFC}ב", direction: .rightToLeft)
    let rect = try #require(line.drawing(scale: 1).pictures.first?.rect)
    let glyphs = line.drawing(scale: 1).runs.flatMap(\.glyphs).map { Double($0.position.x) }
    #expect(glyphs.contains { $0 < rect.minX } && glyphs.contains { $0 >= rect.maxX })
  }

  @Test func `attachments are never shown as missing glyphs`() throws {
    #expect(ShapedText(try text("\u{FFFC}\u{FFFC}")).missingGlyphs.isEmpty)
  }

  @Test func `a line may break next to an attachment, and truncation removes attachments`() throws {
    let shaped = ShapedText(
      try text("aaa \u{FFFC} bbb \u{FFFC}"), style: ParagraphStyle(lineBreakMode: .byTruncatingTail)
    )
    #expect(shaped.layout(width: 75).lines.count == 2)
    let cut = try #require(shaped.layout(width: 75, maximumNumberOfLines: 1).lines.first)
    #expect(cut.text.hasSuffix("…"))
    #expect(cut.drawing(scale: 1).pictures.count == cut.text.count { $0 == "\u{FFFC}" })
  }
}
