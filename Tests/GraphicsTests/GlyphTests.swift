import Foundation
import Graphics
import Testing

struct GlyphTests {
  private func draw(
    at position: CGPoint, color: Color = .black, format: GlyphMask.Format = .coverage,
    scale: Double = 1
  ) throws -> Bitmap {
    let run = GlyphRun(
      source: SquareGlyphs(format: format), pointSize: 4, color: color,
      glyphs: [PositionedGlyph(id: 1, position: position)])
    let list = DisplayList(size: CGSize(width: 5, height: 4), commands: [.glyphs(run)])
    return try Rasterizer(scale: scale).draw(list)
  }

  @Test func `a glyph sits on its baseline, right of its origin`() throws {
    #expect(
      table(try draw(at: CGPoint(x: 1, y: 3)), \.alpha)
        == ["00 00 00 00 00", "00 00 FF FF 00", "00 00 FF FF 00", "00 00 00 00 00"])
  }

  /// The left column of the glyph gets lighter by 60 with each quarter.
  @Test(arguments: [
    (1.0, 2, 255), (1.12, 2, 255), (1.13, 2, 195), (1.5, 2, 135), (1.75, 2, 75), (1.9, 3, 255),
  ])
  func `the origin is rounded to quarters of a pixel`(x: Double, column: Int, alpha: Int) throws {
    let bitmap = try draw(at: CGPoint(x: x, y: 3))
    #expect(Int(bitmap[column, 2].alpha) == alpha)
    #expect(bitmap[column - 1, 2].alpha == 0)
  }

  @Test(arguments: [(2.49, 1), (2.5, 2), (3.4, 2)])
  func `the baseline is rounded to a pixel, halves downwards`(y: Double, last: Int) throws {
    let bitmap = try draw(at: CGPoint(x: 1, y: y))
    #expect(bitmap[2, last].alpha == 255)
    #expect(bitmap[2, last + 1].alpha == 0)
  }

  @Test func `a larger scale requests larger glyphs`() throws {
    let bitmap = try draw(at: CGPoint(x: 0, y: 2), scale: 2)
    #expect(table(bitmap, \.alpha)[3] == "00 FF FF FF FF 00 00 00 00 00")
  }

  @Test func `coverage and colour multiply`() throws {
    let bitmap = try draw(at: CGPoint(x: 1.5, y: 3), color: Color(white: 1, alpha: 0.5))
    #expect(bitmap[2, 2] == Pixel(red: 68, green: 68, blue: 68, alpha: 68))
    #expect(bitmap[3, 2] == Pixel(red: 128, green: 128, blue: 128, alpha: 128))
  }

  @Test func `coloured glyphs keep their colour and take the run's alpha`() throws {
    let color = Color(red: 0, green: 0, blue: 1, alpha: 0.5)
    let bitmap = try draw(
      at: CGPoint(x: 1, y: 3), color: color, format: .premultipliedRGBA)
    #expect(bitmap[2, 2] == Pixel(red: 100, green: 50, blue: 0, alpha: 100))
  }

  @Test(arguments: [-1.0, 4.5, -1e300, 1e300])
  func `a glyph partly or wholly outside is clipped`(x: Double) throws {
    let bitmap = try draw(at: CGPoint(x: x, y: 1))
    let rows = table(bitmap, \.alpha)
    #expect(rows[0] == (x == -1 ? "FF FF 00 00 00" : "00 00 00 00 00"))
  }

  @Test func `a glyph without a picture draws nothing`() throws {
    let run = GlyphRun(
      source: SquareGlyphs(), pointSize: 4, color: .black,
      glyphs: [PositionedGlyph(id: 0, position: CGPoint(x: 1, y: 3))])
    let list = DisplayList(size: CGSize(width: 1, height: 1), commands: [.glyphs(run)])
    #expect(try Rasterizer(scale: 1).draw(list)[0, 0].alpha == 0)
  }

  @Test func `overlapping glyphs of a run apply a translucent colour once`() throws {
    let run = GlyphRun(
      source: SquareGlyphs(), pointSize: 4, color: Color(white: 0, alpha: 0.4),
      glyphs: [0, 1, 3.5].map { PositionedGlyph(id: 1, position: CGPoint(x: $0, y: 2)) })
    let list = DisplayList(size: CGSize(width: 7, height: 2), commands: [.glyphs(run)])
    // The third glyph covers 135 of 255 of its first column, where no other glyph is.
    #expect(
      table(try Rasterizer(scale: 1).draw(list), \.alpha)[0] == "00 66 66 66 36 66 00")
  }

  @Test func `where glyph edges meet, coverage adds up as in an opaque colour`() throws {
    func alpha(_ color: Color) throws -> Int {
      let run = GlyphRun(
        source: SquareGlyphs(), pointSize: 4, color: color,
        glyphs: [0.5, 0.25].map { PositionedGlyph(id: 1, position: CGPoint(x: $0, y: 2)) })
      let list = DisplayList(size: CGSize(width: 4, height: 2), commands: [.glyphs(run)])
      return Int(try Rasterizer(scale: 1).draw(list)[1, 0].alpha)
    }
    let opaque = try alpha(.black)
    #expect(opaque == 227)
    #expect(try abs(alpha(Color(white: 0, alpha: 0.5)) - opaque / 2) <= 1)
  }
}
