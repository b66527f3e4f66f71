import Foundation
import Graphics
import Testing

struct FillTests {
  @Test func `a rectangle on pixel edges is exact`() throws {
    let bitmap = try draw(width: 4, height: 3, .fillRect(rect(1, 1, 2, 1), .black))
    #expect(table(bitmap, \.alpha) == ["00 00 00 00", "00 FF FF 00", "00 00 00 00"])
  }

  @Test func `a rectangle between pixels covers its exact share`() throws {
    let bitmap = try draw(width: 4, height: 3, .fillRect(rect(0.5, 0.75, 2, 1.5), .black))
    #expect(table(bitmap, \.alpha) == ["20 40 20 00", "80 FF 80 00", "20 40 20 00"])
  }

  @Test func `a side that misses a pixel edge by a rounding error is sharp`() throws {
    let third = 1.0 / 3
    let list = DisplayList(
      size: CGSize(width: 2, height: 1),
      commands: [.fillRect(rect(third + third - 1e-15, 0, third, 1), .black)])
    let bitmap = try Rasterizer(scale: 3).draw(list)
    #expect(table(bitmap, \.alpha).first == "00 00 FF 00 00 00")
  }

  @Test func `a diagonal covers half of the pixels it crosses`() throws {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 3, y: 3))
    path.addLine(to: CGPoint(x: 0, y: 3))
    let bitmap = try draw(width: 3, height: 3, .fill(path, .black))
    #expect(table(bitmap, \.alpha) == ["80 00 00", "FF 80 00", "FF FF 80"])
  }

  @Test func `a shallow slope spreads over its pixels by area`() throws {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 4, y: 1))
    path.addLine(to: CGPoint(x: 0, y: 1))
    let bitmap = try draw(width: 4, height: 1, .fill(path, .black))
    // 7/8, 5/8, 3/8 and 1/8 of 255.
    #expect(table(bitmap, \.alpha) == ["DF 9F 60 20"])
  }

  @Test func `both directions fill equally`() throws {
    let corners = [(0.3, 0.2), (3.6, 0.9), (2.2, 3.7)].map { CGPoint(x: $0.0, y: $0.1) }
    func triangle(_ points: [CGPoint]) -> Path {
      Path([.move(points[0]), .line(points[1]), .line(points[2]), .close])
    }
    let forward = try draw(width: 4, height: 4, .fill(triangle(corners), .black))
    let backward = try draw(width: 4, height: 4, .fill(triangle(corners.reversed()), .black))
    #expect(forward == backward)
  }

  @Test func `content outside the picture does not change the inside`() throws {
    let circle = Path(ellipseIn: rect(-30, -25, 80, 70))
    let small = try draw(width: 20, height: 20, .fill(circle, .black))
    let list = DisplayList(
      size: CGSize(width: 120, height: 120),
      commands: [.fill(circle.translated(x: 40, y: 40), .black)])
    let large = try Rasterizer(scale: 1).draw(list)
    for y in 0..<20 {
      for x in 0..<20 { #expect(small[x, y] == large[x + 40, y + 40]) }
    }
  }

  @Test func `a circle's coverage adds up to its area`() throws {
    let bitmap = try draw(
      width: 50, height: 50, .fill(Path(ellipseIn: rect(4.3, 5.1, 40, 40)), .black))
    let sum = stride(from: 3, to: bitmap.pixels.count, by: 4).reduce(0) {
      $0 + Double(bitmap.pixels[$1]) / 255
    }
    // Lines that leave the circle by up to 0.015 pixel cut off at most 2/3 · 0.015 · 2π · 20.
    #expect(abs(sum - .pi * 400) < 1.3)
  }

  @Test(arguments: [(FillRule.winding, "FF FF FF"), (.evenOdd, "FF 00 FF")])
  func `the rule decides where a path covers twice`(rule: FillRule, row: String) throws {
    var path = Path(rect: rect(0, 0, 2, 1))
    path.append(Path(rect: rect(1, 0, 2, 1)))
    let bitmap = try draw(width: 3, height: 1, .fill(path, .black, rule: rule))
    #expect(table(bitmap, \.alpha) == [row])
  }

  @Test func `subpaths in opposite directions leave a hole`() throws {
    var path = Path(rect: rect(0, 0, 3, 3))
    path.append(
      Path([
        .move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 2, y: 2)),
        .line(CGPoint(x: 2, y: 1)), .close,
      ]))
    let bitmap = try draw(width: 3, height: 3, .fill(path, .black))
    #expect(table(bitmap, \.alpha) == ["FF FF FF", "FF 00 FF", "FF FF FF"])
  }

  @Test func `a rectangle with a negative size is normalised`() throws {
    let bitmap = try draw(width: 3, height: 1, .fillRect(rect(2, 1, -1, -1), .black))
    #expect(table(bitmap, \.alpha) == ["00 FF 00"])
  }

  @Test(arguments: [1e9, 1e30, 1e300])
  func `very large shapes are clipped without a crash`(size: Double) throws {
    let bitmap = try draw(
      width: 3, height: 1, .fill(Path(ellipseIn: rect(-size, -size, 2 * size, 2 * size)), .black))
    #expect(table(bitmap, \.alpha) == ["FF FF FF"])
  }
}
