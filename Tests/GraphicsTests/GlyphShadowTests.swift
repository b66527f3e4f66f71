import Foundation
import Graphics
import Testing

struct GlyphShadowTests {
  private func draw(_ command: DisplayList.Command) throws -> Bitmap {
    let list = DisplayList(size: CGSize(width: 12, height: 12), commands: [command])
    return try Rasterizer(scale: 1).draw(list)
  }

  /// A square of 4 pixels, one right of its origin and above its baseline.
  private func run(at position: CGPoint, format: GlyphMask.Format = .coverage) -> GlyphRun {
    GlyphRun(
      source: SquareGlyphs(format: format), pointSize: 8, color: .black,
      glyphs: [PositionedGlyph(id: 1, position: position)])
  }

  @Test(arguments: [0.5, 1, 2, 5])
  func `a glyph's shadow is that of a path of its shape`(radius: Double) throws {
    let glyph = try draw(.glyphShadow(run(at: CGPoint(x: 3, y: 8)), blurRadius: radius))
    let square = Path(rect: CGRect(x: 4, y: 4, width: 4, height: 4))
    #expect(try glyph == draw(.shadow(square, .black, offset: .zero, blurRadius: radius)))
  }

  @Test func `a glyph outside the picture casts its shadow into it`() throws {
    let bitmap = try draw(.glyphShadow(run(at: CGPoint(x: -6, y: 8)), blurRadius: 2))
    #expect(bitmap[0, 6].alpha > 0)
    #expect(bitmap[11, 6].alpha == 0)
  }

  @Test func `coloured glyphs cast no shadow`() throws {
    let bitmap = try draw(
      .glyphShadow(run(at: CGPoint(x: 3, y: 8), format: .premultipliedRGBA), blurRadius: 1))
    #expect(table(bitmap, \.alpha).allSatisfy { !$0.contains { $0 != "0" && $0 != " " } })
  }

  @Test func `a radius or position that is not finite is an error`() throws {
    #expect(throws: RasterizerError.self) {
      try draw(.glyphShadow(run(at: .zero), blurRadius: .nan))
    }
    #expect(throws: RasterizerError.self) {
      try draw(.glyphShadow(run(at: CGPoint(x: CGFloat.infinity, y: 0)), blurRadius: 1))
    }
  }

  @Test func `a shadow prints its blur and its glyphs`() {
    let command = DisplayList.Command.glyphShadow(run(at: CGPoint(x: 3, y: 8)), blurRadius: 2)
    #expect(command.description == "shadow blur 2 glyphs Square 8 #000000FF 1@3,8")
  }
}
