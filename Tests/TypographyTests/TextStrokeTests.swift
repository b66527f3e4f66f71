import Foundation
import Graphics
import Testing

@testable import Typography

struct TextStrokeTests {
  private func drawing(_ string: String, _ stroke: TextStroke?) throws -> LineDrawing {
    var attributes = TextAttributes(font: try bundled().systemFont(ofSize: 20))
    attributes.stroke = stroke
    let layout = ShapedText(AttributedText(string, attributes: attributes)).layout()
    return try #require(layout.lines.first).drawing(scale: 2)
  }

  @Test func `outlines replace the glyphs or are drawn above them`() throws {
    let stroke = TextStroke(width: 1, color: .black, fills: false)
    #expect(try drawing("Ag", stroke).runs.isEmpty)
    #expect(try drawing("Ag", stroke).outlines.count == 1)
    let filled = TextStroke(width: 1, color: .black, fills: true)
    #expect(try drawing("Ag", filled).runs.count == 1)
    #expect(try drawing("Ag", filled).outlines.map(\.stroke) == [filled])
    #expect(try drawing("Ag", nil).outlines.isEmpty)
  }

  @Test func `an outline has its glyph's position`() throws {
    let stroke = TextStroke(width: 1, color: .black, fills: false)
    let outline = try #require(try drawing("HH", stroke).outlines.first)
    let box = outline.path.boundingBox
    let font = try bundled().systemFont(ofSize: 20)
    // Capitals sit on the baseline, with the ascender below the line's top.
    #expect(abs(box.maxY - font.ascender) < 0.01)
    #expect(abs(box.height - font.capHeight) < 0.3)
    #expect(box.minX > 0)
    let width = ShapedText(try systemText("HH", size: 20)).layout().size.width
    #expect(box.maxX < width)
  }

  @Test func `emoji and white space have no outlines`() throws {
    let stroke = TextStroke(width: 1, color: .black, fills: false)
    #expect(try drawing("👍", stroke).runs.count == 1)
    #expect(try drawing("👍", stroke).outlines.isEmpty)
    #expect(try drawing(" ", stroke).outlines.isEmpty)
  }
}
