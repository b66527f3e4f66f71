import Graphics
import ImageComparison
import Testing

struct PerceptualComparisonTests {
  private func count(
    _ reference: String, _ actual: String, _ threshold: Double, _ includesAntialiasing: Bool
  ) throws -> ImageDifference {
    ImageComparator.compare(
      reference: try StoredPictures.bitmap(reference), actual: try StoredPictures.bitmap(actual),
      options: ComparisonOptions(
        threshold: threshold, includesAntialiasing: includesAntialiasing))
  }

  /// The counts of pybind11_pixelmatch 0.1.6 for the files in `Pictures/`.
  @Test(
    arguments: [
      ("scene", "moved", 0, false, 76),
      ("scene", "moved", 0, true, 1172),
      ("scene", "moved", 0.02, false, 49),
      ("scene", "moved", 0.02, true, 863),
      ("scene", "moved", 0.1, false, 13),
      ("scene", "moved", 0.1, true, 448),
      ("scene", "moved", 0.3, false, 0),
      ("scene", "moved", 0.3, true, 5),
      ("scene", "tinted", 0, false, 1229),
      ("scene", "tinted", 0, true, 2024),
      ("scene", "tinted", 0.02, false, 986),
      ("scene", "tinted", 0.02, true, 1308),
      ("scene", "tinted", 0.1, false, 0),
      ("scene", "tinted", 0.1, true, 0),
      ("scene", "tinted", 0.3, false, 0),
      ("scene", "tinted", 0.3, true, 0),
      ("noise", "noise-other", 0, false, 2400),
      ("noise", "noise-other", 0, true, 2400),
      ("noise", "noise-other", 0.02, false, 2359),
      ("noise", "noise-other", 0.02, true, 2359),
      ("noise", "noise-other", 0.1, false, 707),
      ("noise", "noise-other", 0.1, true, 707),
      ("noise", "noise-other", 0.3, false, 0),
      ("noise", "noise-other", 0.3, true, 0),
    ] as [(String, String, Double, Bool, Int)])
  func `opaque pictures match pixelmatch's counts`(
    reference: String, actual: String, threshold: Double, includesAntialiasing: Bool, expected: Int
  ) throws {
    let difference = try count(reference, actual, threshold, includesAntialiasing)
    #expect(difference.differentPixels == expected)
  }

  /// The counts of a program written after pixelmatch 7, with its background that changes from pixel to pixel.
  @Test(
    arguments: [
      ("scene", "translucent", 0, false, 7421),
      ("scene", "translucent", 0, true, 8455),
      ("scene", "translucent", 0.02, false, 7419),
      ("scene", "translucent", 0.02, true, 8372),
      ("scene", "translucent", 0.1, false, 7415),
      ("scene", "translucent", 0.1, true, 8187),
      ("scene", "translucent", 0.3, false, 6420),
      ("scene", "translucent", 0.3, true, 6898),
      ("translucent", "translucent-moved", 0, false, 1239),
      ("translucent", "translucent-moved", 0, true, 2387),
      ("translucent", "translucent-moved", 0.02, false, 1188),
      ("translucent", "translucent-moved", 0.02, true, 2043),
      ("translucent", "translucent-moved", 0.1, false, 15),
      ("translucent", "translucent-moved", 0.1, true, 207),
      ("translucent", "translucent-moved", 0.3, false, 0),
      ("translucent", "translucent-moved", 0.3, true, 0),
    ] as [(String, String, Double, Bool, Int)])
  func `translucent pictures match pixelmatch's counts`(
    reference: String, actual: String, threshold: Double, includesAntialiasing: Bool, expected: Int
  ) throws {
    let difference = try count(reference, actual, threshold, includesAntialiasing)
    #expect(difference.differentPixels == expected)
  }

  @Test func `antialiased pixels are counted separately`() throws {
    let with = try count("scene", "moved", 0.1, true)
    let without = try count("scene", "moved", 0.1, false)
    #expect(with.antialiasedPixels == 0)
    #expect(without.antialiasedPixels == with.differentPixels - without.differentPixels)
  }

  @Test(arguments: [0.0, 0.05, 0.1, 0.5, 1])
  func `the count does not depend on which picture is the reference`(threshold: Double) throws {
    let there = try count("scene", "moved", threshold, false)
    let back = try count("moved", "scene", threshold, false)
    #expect(there.differentPixels == back.differentPixels)
  }

  @Test func `a higher threshold never counts more pixels`() throws {
    let counts = try stride(from: 0.0, through: 1.0, by: 0.1).map {
      try count("noise", "noise-other", $0, true).differentPixels
    }
    #expect(counts == counts.sorted(by: >))
    #expect(counts.first == 2400)
    #expect(counts.last == 0)
  }
}
