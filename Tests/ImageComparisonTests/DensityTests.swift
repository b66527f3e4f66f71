import Graphics
import ImageComparison
import TestSupport
import Testing

struct DensityTests {
  private func compare(
    _ width: Int, _ height: Int, _ options: ComparisonOptions, _ isChanged: (Int, Int) -> Bool
  ) throws -> ImageDifference {
    let reference = try bitmap(width: width, height: height) { _, _ in .white }
    let actual = try bitmap(width: width, height: height) { isChanged($0, $1) ? .black : .white }
    return ImageComparator.compare(reference: reference, actual: actual, options: options)
  }

  @Test func `the same number of pixels passes if scattered and fails as a blob`() throws {
    let options = ComparisonOptions(maxDifferentRatio: 0.05, maxDensity: 20)
    let strewn = try compare(200, 100, options) { x, y in x % 20 == 3 && y % 20 == 3 }
    let blot = try compare(200, 100, options) { x, y in
      (90..<100).contains(x) && (40..<45).contains(y)
    }
    #expect(strewn.differentPixels == 50 && blot.differentPixels == 50)
    #expect(strewn.density == 4 && strewn.isWithinLimits)
    #expect(blot.density == 50 && !blot.isWithinLimits)
  }

  @Test(arguments: [(0, 0), (168, 0), (0, 68), (168, 68), (57, 31)])
  func `a blob is found anywhere`(left: Int, top: Int) throws {
    let options = ComparisonOptions(maxDensity: 1024)
    let difference = try compare(200, 100, options) { x, y in
      (left..<left + 32).contains(x) && (top..<top + 32).contains(y)
    }
    #expect(difference.density == 1024)
    #expect(difference.isWithinLimits)
  }

  @Test func `the density equals a count of every single window`() throws {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<6 {
      let (width, height) = (
        Int.random(in: 1...70, using: &random), Int.random(in: 1...70, using: &random)
      )
      let marks = (0..<width * height).map { _ in Int.random(in: 0..<9, using: &random) == 0 }
      let difference = try compare(width, height, ComparisonOptions(maxDensity: 0)) { x, y in
        marks[y * width + x]
      }
      var most = 0
      for top in 0...max(0, height - 32) {
        for left in 0...max(0, width - 32) {
          let rows = top..<min(height, top + 32)
          let columns = left..<min(width, left + 32)
          most = max(most, rows.map { y in columns.count { marks[y * width + $0] } }.reduce(0, +))
        }
      }
      #expect(difference.density == most)
    }
  }

  @Test func `the density is not measured without a limit`() throws {
    #expect(try compare(10, 10, .exact) { x, _ in x == 0 }.density == nil)
  }
}
