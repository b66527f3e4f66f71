import Foundation
import Graphics
import TestSupport
import Testing

struct RandomDrawingTests {
  private struct Source {
    var random: SeededGenerator

    mutating func number(_ range: ClosedRange<Double>) -> Double {
      .random(in: range, using: &random)
    }

    mutating func point(_ range: ClosedRange<Double>) -> CGPoint {
      CGPoint(x: number(range), y: number(range))
    }

    mutating func path(_ range: ClosedRange<Double>) -> Path {
      var path = Path()
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        path.move(to: point(range))
        path.addLine(to: point(range))
        path.addQuad(to: point(range), control: point(range))
        path.addCubic(to: point(range), control1: point(range), control2: point(range))
        if Bool.random(using: &random) { path.close() }
      }
      return path
    }

    mutating func color() -> Color {
      Color(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0...1))
    }

    /// Mostly about the size of the picture, sometimes far larger.
    mutating func range() -> ClosedRange<Double> {
      let reaches: [Double] = [20, 60, 1e4, 1e12]
      let reach = reaches[Int.random(in: 0..<4, using: &random)]
      return -reach...reach
    }

    mutating func commands(_ image: ImageSource, depth: Int) -> [DisplayList.Command] {
      var result: [DisplayList.Command] = []
      for _ in 0..<6 {
        let range = range()
        let rect = CGRect(
          x: number(range), y: number(range), width: number(range), height: number(range))
        switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
        case 0: result.append(.fill(path(range), color(), rule: .winding))
        case 1: result.append(.fill(path(range), color(), rule: .evenOdd))
        case 2: result.append(.fillRect(rect, color()))
        case 3: result.append(.image(image, in: rect, tint: depth % 2 == 0 ? nil : color()))
        case 4:
          result.append(
            .shadow(path(range), color(), offset: rect.size, blurRadius: number(0...12)))
        case 5:
          result += [.pushClip(path(range))] + commands(image, depth: depth - 1) + [.popClip]
        default:
          let opacity = number(0...1)
          result += [.pushLayer(opacity: opacity)] + commands(image, depth: depth - 1)
          result.append(.popLayer)
        }
      }
      return result
    }
  }

  @Test(arguments: UInt64(0)..<30)
  func `whatever is drawn, the picture is valid and reproducible`(seed: UInt64) throws {
    var source = Source(random: SeededGenerator(seed: seed))
    let pixels = (0..<35).flatMap { _ -> [UInt8] in
      let pixel = Pixel(source.color())
      return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }
    let image = ImageSource(
      name: "noise", bitmap: try #require(Bitmap(width: 7, height: 5, pixels: pixels)))
    let list = DisplayList(
      size: CGSize(width: 31, height: 23), commands: source.commands(image, depth: 3))
    let bitmap = try Rasterizer(scale: 1.5).draw(list)
    // Rejected if a channel exceeds its alpha.
    #expect(Bitmap(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels) == bitmap)
    #expect(try Rasterizer(scale: 1.5).draw(list) == bitmap)
  }

  @Test(arguments: UInt64(0)..<6)
  func `coverage matches the mean of 32 × 32 samples`(seed: UInt64) throws {
    var source = Source(random: SeededGenerator(seed: seed))
    let corners = (0..<3).map { _ in source.point(-4...16) }
    let path = Path([.move(corners[0]), .line(corners[1]), .line(corners[2]), .close])
    let bitmap = try draw(width: 12, height: 12, .fill(path, .black))
    for y in 0..<12 {
      for x in 0..<12 {
        let expected = share(of: corners, inPixelAt: x, y)
        // Along an edge, half a sample's width is uncertain over up to 1.5 pixels: 1.5 / 64, and a sliver at a corner
        // has two edges.
        #expect(abs(Double(bitmap[x, y].alpha) / 255 - expected) < 0.05)
      }
    }
  }

  /// Returns the share of samples in a pixel that lie inside a triangle.
  private func share(of corners: [CGPoint], inPixelAt x: Int, _ y: Int) -> Double {
    var inside = 0
    for row in 0..<32 {
      for column in 0..<32 {
        let (px, py) = (
          Double(x) + (Double(column) + 0.5) / 32, Double(y) + (Double(row) + 0.5) / 32
        )
        let sides = (0..<3).map { index in
          let (a, b) = (corners[index], corners[(index + 1) % 3])
          return (b.x - a.x) * (py - a.y) - (b.y - a.y) * (px - a.x)
        }
        if sides.allSatisfy({ $0 >= 0 }) || sides.allSatisfy({ $0 <= 0 }) { inside += 1 }
      }
    }
    return Double(inside) / 1024
  }
}
