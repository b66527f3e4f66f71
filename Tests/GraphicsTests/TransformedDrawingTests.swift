import Foundation
import Graphics
import Testing

struct TransformedDrawingTests {
  private let quarter = AffineTransform(m11: 0, m12: 1, m21: -1, m22: 0, tX: 8, tY: 0)

  private func transformed(_ command: DisplayList.Command, _ transform: AffineTransform) -> [String]
  {
    command.transformed(by: transform).map(\.description)
  }

  private func draw(_ commands: [DisplayList.Command], scale: Double = 2) throws -> Bitmap {
    let list = DisplayList(size: CGSize(width: 8, height: 8), commands: commands)
    return try Rasterizer(scale: scale).draw(list, background: .white)
  }

  private func picture() throws -> ImageSource {
    var bytes: [UInt8] = []
    for index: UInt8 in 0..<16 { bytes += [index * 16, 100, 255 - index * 16, 255] }
    return ImageSource(
      name: "p", bitmap: try #require(Bitmap(width: 4, height: 4, pixels: bytes)))
  }

  private var glyphs: GlyphRun {
    GlyphRun(
      source: SquareGlyphs(), pointSize: 4, color: .black,
      glyphs: [PositionedGlyph(id: 1, position: CGPoint(x: 1, y: 3))])
  }

  @Test func `rectangles stay rectangles where sides stay level, else they become shapes`() {
    let command = DisplayList.Command.fillRect(CGRect(x: 1, y: 2, width: 3, height: 1), .black)
    #expect(transformed(command, quarter) == ["fillRect 5 1 1 3 #000000FF"])
    var tilt = AffineTransform(rotationByDegrees: 30)
    tilt.translate(x: 4, y: 0)
    #expect(transformed(command, tilt)[0].hasPrefix("fill winding #000000FF"))
  }

  @Test func `a uniform scale makes glyphs larger, another shape is written as a matrix`() {
    let command = DisplayList.Command.glyphs(glyphs)
    #expect(transformed(command, AffineTransform(scale: 2)) == ["glyphs Square 8 #000000FF 1@2,6"])
    #expect(
      transformed(command, quarter) == ["glyphs Square 4 #000000FF matrix 0 1 -1 0 1@5,1"])
    let half = AffineTransform(m11: -1, m12: 0, m21: 0, m22: -1, tX: 0, tY: 0)
    let back = command.transformed(by: half).flatMap { $0.transformed(by: half) }
    #expect(back.map(\.description) == [command.description])
  }

  @Test func `a stroke of a skewed path becomes an outline`() {
    var line = Path()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 4, y: 0))
    let command = DisplayList.Command.stroke(line, .black, StrokeStyle(width: 2))
    #expect(transformed(command, AffineTransform(scale: 3))[0].hasPrefix("stroke width 6"))
    #expect(transformed(command, AffineTransform(scaleByX: 1, byY: 3))[0].hasPrefix("fill"))
  }

  @Test func `a shadow's offset turns and its blur grows`() {
    let command = DisplayList.Command.pushShadow(
      .black, offset: CGSize(width: 0, height: 3), blurRadius: 1)
    var turned = quarter
    turned.scale(2)
    #expect(transformed(command, turned) == ["pushShadow #000000FF offset -6 0 blur 2"])
  }

  @Test func `quarter turns of fills, glyphs and pictures turn the pixels`() throws {
    let commands: [DisplayList.Command] = [
      .fillRect(CGRect(x: 0.25, y: 5, width: 2, height: 1.25), .black), .glyphs(glyphs),
      .image(try picture(), in: CGRect(x: 4, y: 1, width: 2, height: 2)),
    ]
    let turned = commands.flatMap { $0.transformed(by: quarter) }
    #expect(try draw(turned) == draw(commands).oriented(.right))
  }

  @Test func `coloured glyphs turn too`() throws {
    var run = glyphs
    run.source = SquareGlyphs(format: .premultipliedRGBA)
    let command = DisplayList.Command.glyphs(run)
    #expect(try draw(command.transformed(by: quarter)) == draw([command]).oriented(.right))
  }

  @Test func `a picture that is scaled to nothing draws nothing`() throws {
    let command = DisplayList.Command.image(
      try picture(), in: CGRect(x: 0, y: 0, width: 4, height: 4))
    let flat = AffineTransform(m11: 0, m12: 0, m21: 0, m22: -1, tX: 0, tY: 0)
    #expect(command.transformed(by: flat).isEmpty)
  }
}
