import Graphics
import ImageComparison
import Testing

struct LimitTests {
  /// A white picture of 10 × 10, the first `count` pixels of the actual in another colour.
  private func difference(
    _ count: Int, to color: Color = .black, _ options: ComparisonOptions
  ) throws -> ImageDifference {
    let reference = try bitmap(width: 10, height: 10) { _, _ in .white }
    let actual = try bitmap(width: 10, height: 10) { x, y in y * 10 + x < count ? color : .white }
    return ImageComparator.compare(reference: reference, actual: actual, options: options)
  }

  @Test(arguments: [
    (ComparisonOptions(), 1, false),
    (ComparisonOptions(maxDifferentPixels: 3), 3, true),
    (ComparisonOptions(maxDifferentPixels: 3), 4, false),
    (ComparisonOptions(maxDifferentRatio: 0.03), 3, true),
    (ComparisonOptions(maxDifferentRatio: 0.03), 4, false),
    (ComparisonOptions(maxDifferentPixels: 3, maxDifferentRatio: 0.02), 3, false),
    (ComparisonOptions(maxDifferentPixels: 2, maxDifferentRatio: 0.03), 3, false),
    (ComparisonOptions(maxDifferentRatio: .nan), 1, false),
    (ComparisonOptions(maxDifferentPixels: -1), 1, false),
    (ComparisonOptions(maxDifferentPixels: 100, maxDifferentRatio: 1), 50, true),
    (ComparisonOptions(maxDifferentPixels: 100, maxDifferentRatio: 1), 51, false),
  ])
  func `limits set how many pixels may differ`(
    options: ComparisonOptions, count: Int, isWithin: Bool
  ) throws {
    let difference = try difference(count, options)
    #expect(difference.differentPixels == count)
    #expect(difference.isWithinLimits == isWithin)
  }

  @Test func `a faint change of the whole picture is not hidden by the threshold`() throws {
    let options = ComparisonOptions(threshold: 0.1)
    let difference = try difference(100, to: Color(white: 254.0 / 255), options)
    #expect(difference.differentPixels == 0)
    #expect(difference.meanChange == 1)
    #expect(!difference.isWithinLimits)
  }

  @Test(arguments: [(24, true), (25, true), (26, false)])
  func `the mean may move by a quarter of a level`(count: Int, isWithin: Bool) throws {
    let options = ComparisonOptions(threshold: 0.1)
    let difference = try difference(count, to: Color(white: 254.0 / 255), options)
    #expect(difference.meanChange == Double(count) / 100)
    #expect(difference.isWithinLimits == isWithin)
  }

  @Test(arguments: [(2, true), (3, true), (4, false)])
  func `the mean may move as far as the options say`(levels: Int, isWithin: Bool) throws {
    let options = ComparisonOptions(threshold: 0.1, maxMeanChange: 3)
    let color = Color(white: Double(255 - levels) / 255)
    #expect(try difference(100, to: color, options).isWithinLimits == isWithin)
  }

  @Test func `a limit of the mean that is not a number allows no change`() throws {
    let options = ComparisonOptions(threshold: 0.1, maxMeanChange: .nan)
    #expect(try !difference(1, to: Color(white: 254.0 / 255), options).isWithinLimits)
    #expect(try difference(0, options).isWithinLimits)
  }

  @Test func `a faint change of a few pixels is hidden by the threshold`() throws {
    let options = ComparisonOptions(threshold: 0.1)
    let difference = try difference(10, to: Color(white: 253.0 / 255), options)
    #expect(difference.meanChange == 0.2)
    #expect(difference.isWithinLimits)
  }

  @Test func `noise in both directions is not a change of the whole picture`() throws {
    let flat = try bitmap(width: 10, height: 10) { _, _ in Color(white: 100.0 / 255) }
    let noisy = try bitmap(width: 10, height: 10) { x, y in
      Color(white: (x + y) % 2 == 0 ? 97.0 / 255 : 103.0 / 255)
    }
    let difference = ImageComparator.compare(
      reference: flat, actual: noisy, options: ComparisonOptions(threshold: 0.1))
    #expect(difference.maxChannelDifference == 3)
    #expect(difference.meanChange == 0)
    #expect(difference.isWithinLimits)
  }

  @Test func `a tint counts even if the brightness is unchanged`() throws {
    let flat = try bitmap(width: 10, height: 10) { _, _ in Color(white: 100.0 / 255) }
    let tinted = try bitmap(width: 10, height: 10) { _, _ in
      Color(red: 102.0 / 255, green: 99.0 / 255, blue: 100.0 / 255)
    }
    let difference = ImageComparator.compare(
      reference: flat, actual: tinted, options: ComparisonOptions(threshold: 0.1))
    #expect(difference.meanChange == 2)
    #expect(!difference.isWithinLimits)
  }
}
