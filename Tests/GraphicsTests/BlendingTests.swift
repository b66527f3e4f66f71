import Foundation
import Graphics
import TestSupport
import Testing

struct BlendingTests {
  /// colour · a + ground · (1 − a), rounded to nearest.
  private func mix(_ color: Int, _ ground: Int, _ alpha: Int) -> Int {
    (color * alpha + 127) / 255 + (ground * (255 - alpha) + 127) / 255
  }

  @Test func `every alpha over every grey is rounded to nearest`() throws {
    for alpha in stride(from: 0, through: 255, by: 5) {
      let ink = Color(white: 1, alpha: Double(alpha) / 255)
      let commands = (0...255).map { grey in
        DisplayList.Command.fillRect(
          rect(Double(grey), 0, 1, 1), Color(white: Double(grey) / 255))
      }
      let list = DisplayList(
        size: CGSize(width: 256, height: 1),
        commands: commands + [.fillRect(rect(0, 0, 256, 1), ink)])
      let bitmap = try Rasterizer(scale: 1).draw(list)
      let expected = (0...255).map { UInt8(mix(255, $0, alpha)) }
      #expect((0...255).map { bitmap[$0, 0].green } == expected)
    }
  }

  @Test func `nothing drawn ever makes a channel exceed alpha`() throws {
    var random = SeededGenerator(seed: 7)
    func unit() -> Double { Double.random(in: 0...1, using: &random) }
    let commands = (0..<60).map { _ in
      DisplayList.Command.fill(
        Path(ellipseIn: rect(unit() * 40 - 10, unit() * 40 - 10, unit() * 40, unit() * 40)),
        Color(red: unit(), green: unit(), blue: unit(), alpha: unit() * 0.6))
    }
    let list = DisplayList(size: CGSize(width: 32, height: 32), commands: commands)
    let bitmap = try Rasterizer(scale: 1).draw(list)
    #expect(Bitmap(width: 32, height: 32, pixels: bitmap.pixels) == bitmap)
  }

  @Test func `a background fills the picture`() throws {
    let bitmap = try draw(width: 2, height: 1, on: Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(bitmap[1, 0] == Pixel(red: 128, green: 0, blue: 0, alpha: 128))
  }

  @Test func `layers multiply their opacities`() throws {
    let bitmap = try draw(
      width: 1, height: 1, .pushLayer(opacity: 0.5), .pushLayer(opacity: 0.5),
      .fillRect(rect(0, 0, 1, 1), .white), .popLayer, .popLayer)
    #expect(bitmap[0, 0] == Pixel(red: 64, green: 64, blue: 64, alpha: 64))
  }
}
