import Graphics
import ImageComparison
import Testing

@Suite struct RegionTests {
  private func regions(_ width: Int, _ height: Int, _ rects: [PixelRect]) throws -> [PixelRect] {
    let reference = try bitmap(width: width, height: height) { _, _ in .white }
    let actual = try bitmap(width: width, height: height) { x, y in
      let dot = PixelRect(x: x, y: y, width: 1, height: 1)
      return rects.contains { !$0.intersection(dot).isEmpty } ? .black : .white
    }
    return ImageComparator.compare(reference: reference, actual: actual).regions
  }

  @Test func `changes far apart are regions of their own, tight and from the top down`() throws {
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

  @Test func `there are never more than sixteen, and they hold every difference`() throws {
    let dots = (0..<10).flatMap { row in
      (0..<10).map { PixelRect(x: $0 * 40 + 3, y: row * 40 + 5, width: 2, height: 2) }
    }
    let found = try regions(400, 400, dots)
    #expect(found.count <= 16)
    #expect(dots.allSatisfy { dot in found.contains { $0.intersection(dot) == dot } })
  }
}
