import Foundation
import Graphics
import Testing

struct ClipTests {
  private let all = DisplayList.Command.fillRect(rect(0, 0, 4, 2), .black)

  @Test func `a rectangle on pixel edges clips exactly`() throws {
    let bitmap = try draw(
      width: 4, height: 2, .pushClip(Path(rect: rect(1, 1, 2, 5))), all, .popClip)
    #expect(table(bitmap, \.alpha) == ["00 00 00 00", "00 FF FF 00"])
  }

  @Test func `a side between pixels fades`() throws {
    let bitmap = try draw(
      width: 4, height: 2, .pushClip(Path(rect: rect(0.5, 0, 2, 2))), all, .popClip)
    #expect(table(bitmap, \.alpha) == ["80 FF 80 00", "80 FF 80 00"])
  }

  @Test func `clips intersect, and popping restores the outer one`() throws {
    let bitmap = try draw(
      width: 4, height: 2, .pushClip(Path(rect: rect(0, 0, 3, 2))),
      .pushClip(Path(rect: rect(2, 0, 2, 1))), all, .popClip,
      .fillRect(rect(0, 1, 4, 1), .black), .popClip)
    #expect(table(bitmap, \.alpha) == ["00 00 FF 00", "FF FF FF 00"])
  }

  @Test func `antialiased clips multiply`() throws {
    let half = Path(rect: rect(0.5, 0, 3, 2))
    let bitmap = try draw(
      width: 4, height: 2, .pushClip(half), .pushClip(half), all, .popClip, .popClip)
    #expect(table(bitmap, \.alpha) == ["40 FF FF 40", "40 FF FF 40"])
  }

  @Test func `an empty clip hides everything`() throws {
    let bitmap = try draw(width: 4, height: 2, .pushClip(Path()), all, .popClip)
    #expect(table(bitmap, \.alpha) == ["00 00 00 00", "00 00 00 00"])
  }

  @Test func `a layer inside a clip is clipped once`() throws {
    let bitmap = try draw(
      width: 4, height: 2, on: .white, .pushClip(Path(rect: rect(0.5, 0, 3, 2))),
      .pushLayer(opacity: 1), all, .fillRect(rect(0, 0, 4, 2), .white), .popLayer, .popClip)
    #expect(table(bitmap, \.red) == ["FF FF FF FF", "FF FF FF FF"])
  }

  @Test func `a clip applies to pictures, shadows and glyphs`() throws {
    let dots = try #require(Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255]))
    let run = GlyphRun(
      source: SquareGlyphs(), pointSize: 8, color: .black,
      glyphs: [PositionedGlyph(id: 1, position: CGPoint(x: -1, y: 2))])
    let commands: [DisplayList.Command] = [
      .image(ImageSource(name: "dot", bitmap: dots), in: rect(0, 0, 4, 2)), .glyphs(run),
      .shadow(Path(rect: rect(0, 0, 4, 2)), .black, offset: .zero, blurRadius: 0),
    ]
    for command in commands {
      let bitmap = try draw(
        width: 4, height: 2, .pushClip(Path(rect: rect(0.5, 0, 1.5, 1))), command, .popClip)
      #expect(table(bitmap, \.alpha) == ["80 FF 00 00", "00 00 00 00"])
    }
  }
}
