import Graphics
import ImageComparison
import Testing

struct UniformChangeTests {
  private func shifted(_ bitmap: Bitmap, _ red: Int, _ green: Int, _ blue: Int) throws -> Bitmap {
    let changes = [red, green, blue, 0]
    let pixels = bitmap.pixels.enumerated().map { UInt8(clamping: Int($1) + changes[$0 % 4]) }
    return try #require(Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels))
  }

  /// Dark text-like strokes on white: about a tenth of the pixels can become brighter.
  private func page() throws -> Bitmap {
    try bitmap(width: 120, height: 60) { x, y in
      y % 12 < 6 && x % 9 < 2 ? Color(white: Double(x % 4) * 0.2) : .white
    }
  }

  private static let lenient: [ComparisonOptions] = [
    ComparisonOptions(threshold: 0.1), ComparisonOptions(threshold: 0.1, maxDifferentRatio: 1),
    ComparisonOptions(maxDifferentRatio: 1), ComparisonOptions(maxDifferentPixels: 1_000_000),
    ComparisonOptions(maxColorDifference: 5, maxDifferentRatio: 0.5),
    ComparisonOptions(threshold: 0.1, maxDensity: 1024),
  ]

  @Test(
    arguments: [(1, 1, 1), (-1, -1, -1), (2, 0, 0), (0, -3, 0), (6, 6, 6), (0, 0, 12)], lenient)
  func `a shift of the overall colour never passes`(
    shift: (Int, Int, Int), options: ComparisonOptions
  ) throws {
    let page = try page()
    let difference = ImageComparator.compare(
      reference: page, actual: try shifted(page, shift.0, shift.1, shift.2), options: options)
    #expect(!difference.isWithinLimits)
  }

  @Test(arguments: [(5, 5, 5), (40, 0, 0)])
  func `white that cannot become brighter does not hide a shift`(shift: (Int, Int, Int)) throws {
    let page = try page()
    let difference = ImageComparator.compare(
      reference: page, actual: try shifted(page, shift.0, shift.1, shift.2),
      options: ComparisonOptions(maxDifferentRatio: 0.2))
    #expect(difference.differentRatio < 0.2)
    #expect(difference.hasUniformChange)
    #expect(!difference.isWithinLimits)
  }

  @Test func `a few pixels that all become brighter are not a change of the whole picture`() throws
  {
    let reference = try bitmap(width: 100, height: 100) { x, y in
      y == 0 && x < 30 ? Color(white: 0.4) : .white
    }
    let actual = try bitmap(width: 100, height: 100) { x, y in
      y == 0 && x < 30 ? Color(white: 0.6) : .white
    }
    let difference = ImageComparator.compare(
      reference: reference, actual: actual, options: ComparisonOptions(maxDifferentPixels: 30))
    #expect(!difference.hasUniformChange)
    #expect(difference.isWithinLimits)
  }

  @Test func `replacing text with other text is not a change of the whole picture`() throws {
    let reference = try page()
    let actual = try bitmap(width: 120, height: 60) { x, y in
      y % 12 < 6 && (x + 1) % 9 < 2 ? Color(white: Double(x % 4) * 0.2) : .white
    }
    let difference = ImageComparator.compare(
      reference: reference, actual: actual, options: ComparisonOptions(maxDifferentRatio: 0.3))
    #expect(difference.isWithinLimits)
  }

  @Test func `equal pictures have no uniform change, whatever the options`() throws {
    let page = try page()
    let options = ComparisonOptions(
      maxDifferentPixels: -1, maxDensity: -1, maxMeanChange: -.infinity)
    let difference = ImageComparator.compare(reference: page, actual: page, options: options)
    #expect(!difference.hasUniformChange)
    #expect(difference.isWithinLimits)
  }
}
