import Graphics
import ImageComparison
import TestSupport
import Testing

/// The results of blocks, vectors and spans, compared with the rules applied pixel by pixel.
struct OracleTests {
  private struct Oracle {
    var different = 0
    var greatest = 0
    var sums = [0, 0, 0, 0]
  }

  /// Pictures with runs of equal pixels, mostly opaque, and changes around the threshold.
  private func pair(_ random: inout SeededGenerator) throws -> (Bitmap, Bitmap) {
    let (width, height) = (
      Int.random(in: 1...220, using: &random), Int.random(in: 1...12, using: &random)
    )
    let isOpaque = Bool.random(using: &random)
    var (first, second): ([UInt8], [UInt8]) = ([], [])
    for _ in 0..<width * height {
      let alpha = isOpaque || Int.random(in: 0..<40, using: &random) > 0 ? 255 : 128
      let isChanged = Int.random(in: 0..<8, using: &random) == 0
      for _ in 0..<3 {
        let level = Int.random(in: 0...alpha, using: &random)
        let change = isChanged ? Int.random(in: -60...60, using: &random) : 0
        first.append(UInt8(level))
        second.append(UInt8(min(alpha, max(0, level + change))))
      }
      first.append(UInt8(alpha))
      second.append(UInt8(alpha))
    }
    return (
      try #require(Bitmap(width: width, height: height, pixels: first)),
      try #require(Bitmap(width: width, height: height, pixels: second))
    )
  }

  private func oracle(
    _ first: Bitmap, _ second: Bitmap, threshold: Double?, masks: [PixelRect]
  ) -> Oracle {
    var oracle = Oracle()
    for y in 0..<first.height {
      for x in 0..<first.width {
        let dot = PixelRect(x: x, y: y, width: 1, height: 1)
        if masks.contains(where: { !$0.intersection(dot).isEmpty }) { continue }
        let (one, two) = (channels(first[x, y]), channels(second[x, y]))
        if one == two { continue }
        let changes = zip(one, two).map { $1 - $0 }
        oracle.greatest = max(oracle.greatest, changes.map(abs).max() ?? 0)
        if threshold.map({ isFar(one, two, $0) }) ?? true {
          oracle.different += 1
        } else {
          oracle.sums = zip(oracle.sums, changes).map(+)
        }
      }
    }
    return oracle
  }

  private func channels(_ pixel: Pixel) -> [Int] {
    [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init)
  }

  /// Both have the same alpha, so the background does not matter.
  private func isFar(_ first: [Int], _ second: [Int], _ threshold: Double) -> Bool {
    func straight(_ pixel: [Int]) -> [Double] {
      (0..<3).map { channel in
        let value = (Double(pixel[channel]) * 255 / Double(pixel[3]) + 0.5).rounded(.down)
        return value * Double(pixel[3]) / 255
      }
    }
    let d = zip(straight(first), straight(second)).map { $0 - $1 }
    let y = 0.29889531 * d[0] + 0.58662247 * d[1] + 0.11448223 * d[2]
    let i = 0.59597799 * d[0] - 0.27417610 * d[1] - 0.32180189 * d[2]
    let q = 0.21147017 * d[0] - 0.52261711 * d[1] + 0.31114694 * d[2]
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > 35215 * threshold * threshold
  }

  @Test(arguments: [nil, 0, 0.03, 0.1, 0.2] as [Double?], [false, true])
  func `counts and sums match the rules`(threshold: Double?, isMasked: Bool) throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<25 {
      let (first, second) = try pair(&random)
      let masks =
        isMasked
        ? (0..<3).map { _ in
          PixelRect(
            x: Int.random(in: -10...200, using: &random),
            y: Int.random(in: -2...10, using: &random),
            width: Int.random(in: 0...90, using: &random),
            height: Int.random(in: 0...6, using: &random))
        } : []
      let expected = oracle(first, second, threshold: threshold, masks: masks)
      let found = ImageComparator.compare(
        reference: first, actual: second,
        options: ComparisonOptions(
          threshold: threshold, includesAntialiasing: true, maskedAreas: masks))
      #expect(found.differentPixels == expected.different)
      #expect(found.maxChannelDifference == expected.greatest)
      let mean = Double(expected.sums.map(abs).max() ?? 0) / Double(max(1, found.totalPixels))
      #expect(found.meanChange == mean)
    }
  }

  @Test func `regions are tight and contain every difference`() throws {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<20 {
      let (first, second) = try pair(&random)
      let regions = ImageComparator.compare(reference: first, actual: second).regions
      var held = 0
      for region in regions {
        var edges = [false, false, false, false]
        for y in region.y..<region.maxY {
          for x in region.x..<region.maxX where first[x, y] != second[x, y] {
            held += 1
            if x == region.x { edges[0] = true }
            if x == region.maxX - 1 { edges[1] = true }
            if y == region.y { edges[2] = true }
            if y == region.maxY - 1 { edges[3] = true }
          }
        }
        #expect(edges == [true, true, true, true])
      }
      #expect(held == oracle(first, second, threshold: nil, masks: []).different)
    }
  }
}
