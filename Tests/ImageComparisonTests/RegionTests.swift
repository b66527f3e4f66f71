import Graphics
import ImageComparison
import Testing

struct RegionTests {
  private func regions(_ width: Int, _ height: Int, _ rects: [PixelRect]) throws -> [PixelRect] {
    let reference = try bitmap(width: width, height: height) { _, _ in .white }
    let actual = try bitmap(width: width, height: height) { x, y in
      let dot = PixelRect(x: x, y: y, width: 1, height: 1)
      return rects.contains { !$0.intersection(dot).isEmpty } ? .black : .white
    }
    return ImageComparator.compare(reference: reference, actual: actual).regions
  }

  @Test func `distant changes are separate regions, tight and ordered from top to bottom`() throws {
    let changes = [
      PixelRect(x: 3, y: 4, width: 20, height: 9), PixelRect(x: 90, y: 50, width: 5, height: 1),
      PixelRect(x: 10, y: 60, width: 2, height: 30),
    ]
    #expect(try regions(100, 100, changes.reversed()) == changes)
  }

  @Test func `the letters of a word are one region`() throws {
    let letters = (0..<6).map { PixelRect(x: 5 + $0 * 14, y: 20, width: 8, height: 12) }
    #expect(try regions(120, 60, letters) == [PixelRect(x: 5, y: 20, width: 78, height: 12)])
  }

  @Test func `regions do not overlap`() throws {
    // A frame with a dot in the middle of it.
    let changes = [
      PixelRect(x: 0, y: 0, width: 100, height: 2), PixelRect(x: 0, y: 0, width: 2, height: 100),
      PixelRect(x: 50, y: 50, width: 1, height: 1),
    ]
    #expect(try regions(100, 100, changes) == [PixelRect(x: 0, y: 0, width: 100, height: 100)])
  }

  /// Sixteen dots far from each other, and further ones at these places.
  private func dots(and places: [(x: Int, y: Int)]) -> [PixelRect] {
    let grid = (0..<16).map { (x: $0 % 4 * 64 + 3, y: $0 / 4 * 64 + 5) }
    return (grid + places).map { PixelRect(x: $0.x, y: $0.y, width: 2, height: 2) }
  }

  @Test func `sixteen stay as they are, and of seventeen the two join that waste least`() throws {
    let grid = dots(and: [])
    #expect(try regions(300, 300, grid) == grid)
    let joined = try regions(300, 300, dots(and: [(x: 160, y: 133)]))
    let pair = PixelRect(x: 131, y: 133, width: 31, height: 2)
    #expect(joined == grid.map { $0.x == 131 && $0.y == 133 ? pair : $0 })
  }

  @Test func `the waste of a pair counts and not its size`() throws {
    // Two bars side by side: together larger than two dots, with less between them.
    let bars = [3, 243].map { PixelRect(x: $0, y: 280, width: 200, height: 2) }
    let grid = dots(and: []).dropLast()
    #expect(
      try regions(460, 300, grid + bars) == grid + [PixelRect(x: 3, y: 280, width: 440, height: 2)])
  }

  @Test func `a joined pair takes in what it overlaps`() throws {
    // The first two waste least, and their rectangle crosses the bar.
    let pair = [(x: 0, y: 0), (x: 66, y: 66)].map {
      PixelRect(x: $0.x, y: $0.y, width: 2, height: 2)
    }
    let bar = PixelRect(x: 60, y: 33, width: 220, height: 2)
    let others = (1...14).map { PixelRect(x: 220 + $0 * 70, y: 330 + $0 * 70, width: 2, height: 2) }
    let found = try regions(1210, 1320, pair + [bar] + others)
    #expect(found == [PixelRect(x: 0, y: 0, width: 280, height: 68)] + others)
  }

  @Test func `tiles touch at each corner`() throws {
    let corners = [(x: 30, y: 3), (x: 3, y: 30)].map {
      PixelRect(x: $0.x, y: $0.y, width: 1, height: 1)
    }
    #expect(try regions(64, 64, corners) == [PixelRect(x: 3, y: 3, width: 28, height: 28)])
    let mirrored = [(x: 3, y: 3), (x: 30, y: 30)].map {
      PixelRect(x: $0.x, y: $0.y, width: 1, height: 1)
    }
    #expect(try regions(64, 64, mirrored) == [PixelRect(x: 3, y: 3, width: 28, height: 28)])
  }

  @Test func `of pairs that waste the same the first one joins`() throws {
    // As far from the first dot as from the second.
    let found = try regions(300, 300, dots(and: [(x: 35, y: 5)]))
    #expect(found == [PixelRect(x: 3, y: 5, width: 34, height: 2)] + dots(and: []).dropFirst())
  }

  @Test func `there are at most sixteen regions, and they contain every difference`() throws {
    let dots = (0..<10).flatMap { row in
      (0..<10).map { PixelRect(x: $0 * 40 + 3, y: row * 40 + 5, width: 2, height: 2) }
    }
    let found = try regions(400, 400, dots)
    #expect(found.count == 16)
    #expect(dots.allSatisfy { dot in found.contains { $0.intersection(dot) == dot } })
  }
}
