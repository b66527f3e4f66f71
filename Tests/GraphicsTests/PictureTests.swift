import Foundation
import Graphics
import Testing

struct PictureTests {
  let blue = Color(red: 0, green: 0.48, blue: 1)
  let red = Color(red: 1, green: 0.23, blue: 0.19)

  /// Squares of four pixels in two colours, with a fine pattern in the right half.
  static func checker() throws -> ImageSource {
    let side = 96
    var bytes: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side {
        let square = x < side / 2 ? 8 : 1
        let isDark = (x / square + y / square) % 2 == 0
        bytes += isDark ? [20, 60, 160, 255] : [250, 240, 200, 255]
      }
    }
    let bitmap = try #require(Bitmap(width: side, height: side, pixels: bytes))
    return ImageSource(name: "checker", bitmap: bitmap)
  }

  @Test func `a rounded rectangle has an even border`() throws {
    var border = Path(roundedRect: rect(4, 4, 92, 42), cornerRadius: 12)
    border.append(Path(roundedRect: rect(6, 6, 88, 38), cornerRadius: 10))
    let list = DisplayList(
      size: CGSize(width: 100, height: 50),
      commands: [
        .fill(Path(roundedRect: rect(4, 4, 92, 42), cornerRadius: 12), Color(white: 0.94)),
        .fill(border, blue, rule: .evenOdd),
        .fill(Path(roundedRect: rect(20, 20, 60, 0.5), cornerRadius: 0), .black),
      ])
    try expectPicture(list, named: "border")
  }

  @Test func `translucent shapes show through each other`() throws {
    let list = DisplayList(
      size: CGSize(width: 100, height: 70),
      commands: [
        .fill(Path(ellipseIn: rect(5, 5, 60, 60)), red.withAlpha(0.5)),
        .fill(Path(ellipseIn: rect(35, 5, 60, 60)), blue.withAlpha(0.5)),
      ])
    try expectPicture(list, named: "translucent")
  }

  @Test func `a layer fades its shapes together`() throws {
    let list = DisplayList(
      size: CGSize(width: 100, height: 70),
      commands: [
        .fillRect(rect(0, 30, 100, 10), .black),
        .pushLayer(opacity: 0.5),
        .fill(Path(ellipseIn: rect(5, 5, 60, 60)), red),
        .fill(Path(ellipseIn: rect(35, 5, 60, 60)), blue),
        .popLayer,
      ])
    try expectPicture(list, named: "layer")
  }

  @Test func `a picture shrinks without moiré and grows smoothly`() throws {
    let checker = try Self.checker()
    let list = DisplayList(
      size: CGSize(width: 200, height: 100),
      commands: [
        .image(checker, in: rect(2, 2, 20, 20)),
        .image(checker, in: rect(2, 30, 31.3, 31.3)),
        .image(checker, in: rect(40, 2, 48, 48)),
        .image(checker, in: rect(100.25, 2.25, 90, 90)),
        .image(
          checker, in: rect(40, 55, 40, 40), from: PixelRect(x: 4, y: 4, width: 12, height: 12)),
      ])
    try expectPicture(list, named: "scaled")
  }

  @Test func `a tint replaces a picture's colours`() throws {
    let dot = try Rasterizer(scale: 1).draw(
      DisplayList(
        size: CGSize(width: 40, height: 40),
        commands: [.fill(Path(ellipseIn: rect(4, 4, 32, 32)), .black)]))
    let source = ImageSource(name: "dot", bitmap: dot)
    let list = DisplayList(
      size: CGSize(width: 80, height: 30),
      commands: [
        .image(source, in: rect(5, 5, 20, 20)),
        .image(source, in: rect(30, 5, 20, 20), tint: red),
        .image(source, in: rect(55, 5, 20, 20), tint: blue.withAlpha(0.4)),
      ])
    try expectPicture(list, named: "tint")
  }

  @Test func `a shadow is blurred and offset`() throws {
    let card = Path(roundedRect: rect(20, 15, 80, 40), cornerRadius: 10)
    let list = DisplayList(
      size: CGSize(width: 120, height: 80),
      commands: [
        .shadow(
          card, Color(white: 0, alpha: 0.35), offset: CGSize(width: 0, height: 4), blurRadius: 6),
        .fill(card, .white),
      ])
    try expectPicture(list, named: "shadow")
  }

  @Test func `a clip applies to shapes, pictures and layers`() throws {
    let checker = try Self.checker()
    let list = DisplayList(
      size: CGSize(width: 120, height: 60),
      commands: [
        .pushClip(Path(roundedRect: rect(5, 5, 50, 50), cornerRadius: 16)),
        .image(checker, in: rect(0, 0, 60, 60)),
        .pushClip(Path(ellipseIn: rect(20, 20, 50, 50))),
        .fillRect(rect(0, 0, 120, 60), red),
        .popClip, .popClip,
        .pushClip(Path(ellipseIn: rect(65, 5, 50, 50))),
        .pushLayer(opacity: 1),
        .fillRect(rect(60, 0, 60, 60), red),
        .fillRect(rect(60, 0, 60, 60), .white),
        .fillRect(rect(90, 0, 30, 60), blue),
        .popLayer, .popClip,
      ])
    try expectPicture(list, named: "clip")
  }

  @Test func `a star is filled by either rule`() throws {
    func star(x: Double) -> Path {
      var path = Path()
      let corners = [(50.0, 5.0), (76.0, 90.0), (5.0, 37.0), (95.0, 37.0), (24.0, 90.0)]
      for (index, (dx, dy)) in corners.enumerated() {
        let point = CGPoint(x: x + dx / 2, y: dy / 2)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
      return path
    }
    let list = DisplayList(
      size: CGSize(width: 100, height: 50),
      commands: [.fill(star(x: 0), blue), .fill(star(x: 50), blue, rule: .evenOdd)])
    try expectPicture(list, named: "star")
  }
}
