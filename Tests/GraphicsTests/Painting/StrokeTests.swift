import Foundation
import Graphics
import Testing

struct StrokeTests {
  private func line(_ points: (Double, Double)...) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    return path
  }

  private func pixels(
    _ path: Path, _ style: StrokeStyle, width: Double = 12, height: Double = 12
  ) throws -> Bitmap {
    let list = DisplayList(
      size: CGSize(width: width, height: height), commands: [.stroke(path, .black, style)])
    return try Rasterizer(scale: 1).draw(list)
  }

  private func coverage(_ bitmap: Bitmap) -> Int {
    stride(from: 3, to: bitmap.pixels.count, by: 4).reduce(0) { $0 + Int(bitmap.pixels[$1]) }
  }

  @Test(arguments: [
    (StrokeStyle.Cap.butt, 3, 9), (.square, 2, 10),
  ])
  func `a horizontal line covers whole rows between its ends`(
    cap: StrokeStyle.Cap, first: Int, end: Int
  ) throws {
    let bitmap = try pixels(line((3, 6), (9, 6)), StrokeStyle(width: 2, cap: cap))
    for x in 0..<12 {
      let alpha: UInt8 = x >= first && x < end ? 255 : 0
      #expect(bitmap[x, 5].alpha == alpha && bitmap[x, 6].alpha == alpha)
    }
    #expect(bitmap[6, 4].alpha == 0 && bitmap[6, 7].alpha == 0)
  }

  @Test func `a stroked rectangle is hollow and has sharp corners`() throws {
    let bitmap = try pixels(
      Path(rect: CGRect(x: 3, y: 3, width: 6, height: 6)), StrokeStyle(width: 2))
    #expect(bitmap[2, 2].alpha == 255 && bitmap[9, 9].alpha == 255)
    #expect(bitmap[4, 4].alpha == 0 && bitmap[7, 7].alpha == 0)
    #expect(coverage(bitmap) == (64 - 16) * 255)
  }

  @Test(arguments: [
    (StrokeStyle.Join.miter, 255), (.bevel, 128), (.round, 200),
  ])
  func `the outer pixel of a corner depends on the join`(
    join: StrokeStyle.Join, expected: Int
  ) throws {
    let bitmap = try pixels(
      line((2, 8), (8, 8), (8, 2)), StrokeStyle(width: 2, join: join))
    // A quarter disc covers π/4 of its pixel.
    #expect(abs(Int(bitmap[8, 8].alpha) - expected) <= 1)
  }

  @Test func `a sharp corner beyond the miter limit is cut off`() throws {
    let path = line((1, 4), (8, 6), (1, 8))
    let pointed = try pixels(path, StrokeStyle(width: 2, miterLimit: 10))
    let cut = try pixels(path, StrokeStyle(width: 2, miterLimit: 2))
    #expect(pointed[10, 6].alpha > 0)
    #expect(cut[10, 6].alpha == 0)
  }

  @Test(arguments: [0.0, 1, 3, 5, -1])
  func `dashes cover their share of the line, whatever the phase`(phase: Double) throws {
    let style = StrokeStyle(width: 2, dash: [3, 1], dashPhase: phase)
    let bitmap = try pixels(line((0, 6), (12, 6)), style)
    #expect(coverage(bitmap) == 18 * 255)
  }

  @Test func `a circle smaller than its line width has no hole`() throws {
    let bitmap = try pixels(
      Path(ellipseIn: CGRect(x: 5, y: 5, width: 2, height: 2)), StrokeStyle(width: 6))
    #expect(bitmap[5, 5].alpha == 255 && bitmap[6, 6].alpha == 255)
    #expect(bitmap[3, 6].alpha == 255)
  }

  @Test func `a ring covers the area between its circles`() throws {
    let bitmap = try pixels(
      Path(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60)), StrokeStyle(width: 10),
      width: 100, height: 100)
    let area = Double(coverage(bitmap)) / 255
    #expect(abs(area - Double.pi * (35 * 35 - 25 * 25)) < 1)
  }

  @Test func `lines of zero length are dots if their caps extend`() throws {
    let dot = line((6, 6), (6, 6))
    #expect(coverage(try pixels(dot, StrokeStyle(width: 4))) == 0)
    #expect(coverage(try pixels(dot, StrokeStyle(width: 4, cap: .square))) == 16 * 255)
    let disc = Double(coverage(try pixels(dot, StrokeStyle(width: 4, cap: .round)))) / 255
    #expect(abs(disc - 4 * Double.pi) < 0.1)
  }

  @Test func `a path is trimmed by its length`() {
    let half = line((0, 0), (10, 0), (10, 10)).trimmed(from: 0.25, to: 0.75)
    #expect(half == line((5, 0), (10, 0), (10, 5)))
    #expect(line((0, 0), (10, 0)).trimmed(from: 0.6, to: 0.4).isEmpty)
  }
}
