import Foundation
import Graphics
import Testing

struct DisplayListTests {
  @Test func `each command prints on its own line, and groups are indented`() throws {
    let bitmap = try #require(Bitmap(width: 1, height: 1))
    let photo = ImageSource(name: "photo", bitmap: bitmap)
    let run = GlyphRun(
      source: SquareGlyphs(), pointSize: 17, color: .black,
      glyphs: [
        PositionedGlyph(id: 36, position: CGPoint(x: 20, y: 31.5)),
        PositionedGlyph(id: 72, position: CGPoint(x: 28.123456, y: 31.5)),
      ])
    let square = Path(rect: rect(0, 0, 1, 1))
    let list = DisplayList(
      size: CGSize(width: 320, height: 82.5),
      commands: [
        .fillRect(rect(0, 0, 320, 0.1 + 0.2), .white),
        .pushClip(square),
        .pushLayer(opacity: 0.5),
        .fill(square, .black, rule: .evenOdd),
        .image(photo, in: rect(-0.0, 1, 2, 3), tint: .black, from: bitmap.bounds),
        .popLayer,
        .glyphs(run),
        .popClip,
        .shadow(square, .black, offset: CGSize(width: 0, height: 3), blurRadius: 4),
      ])
    #expect(
      list.description == """
        size 320 82.5
        fillRect 0 0 320 0.3 #FFFFFFFF
        pushClip M 0 0 L 1 0 L 1 1 L 0 1 Z
          pushLayer opacity 0.5
            fill evenOdd #000000FF M 0 0 L 1 0 L 1 1 L 0 1 Z
            image "photo" in 0 1 2 3 tint #000000FF from 0,0 1×1
          popLayer
          glyphs Square 17 #000000FF 36@20,31.5 72@28.1235,31.5
        popClip
        shadow #000000FF offset 0 3 blur 4 M 0 0 L 1 0 L 1 1 L 0 1 Z
        """)
  }

  @Test func `sources are equal if their names and pixels are`() throws {
    var bitmap = try #require(Bitmap(width: 1, height: 1))
    let first = ImageSource(name: "a", bitmap: bitmap)
    #expect(first == ImageSource(name: "a", bitmap: bitmap))
    #expect(first != ImageSource(name: "b", bitmap: bitmap))
    bitmap[0, 0] = Pixel(red: 1, green: 1, blue: 1)
    #expect(first != ImageSource(name: "a", bitmap: bitmap))
  }
}
