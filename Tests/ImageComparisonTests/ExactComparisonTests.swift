import Graphics
import ImageComparison
import Testing

struct ExactComparisonTests {
  private func grey(_ width: Int, _ height: Int) throws -> Bitmap {
    try bitmap(width: width, height: height) { _, _ in Color(white: 0.5) }
  }

  @Test func `a picture is identical to itself`() throws {
    let scene = try StoredPictures.bitmap("scene")
    let difference = ImageComparator.compare(reference: scene, actual: scene)
    #expect(difference.isIdentical)
    #expect(difference.isWithinLimits)
    #expect(difference.differentPixels == 0)
    #expect(difference.totalPixels == 124 * 78)
    #expect(difference.description == "identical")
  }

  @Test(arguments: [(0, 0), (9, 7), (3, 5)])
  func `a difference of one level in one channel of one pixel is found`(x: Int, y: Int) throws {
    let reference = try grey(10, 8)
    var actual = reference
    actual[x, y] = Pixel(red: 128, green: 128, blue: 127)
    let difference = ImageComparator.compare(reference: reference, actual: actual)
    #expect(difference.differentPixels == 1)
    #expect(difference.maxChannelDifference == 1)
    #expect(difference.regions == [PixelRect(x: x, y: y, width: 1, height: 1)])
    #expect(!difference.isWithinLimits)
    #expect(difference.description == "1 of 80 pixels differ, in \(x),\(y) 1×1")
  }

  @Test func `the counts do not depend on which picture is the reference`() throws {
    let (scene, moved) = (try StoredPictures.bitmap("scene"), try StoredPictures.bitmap("moved"))
    let there = ImageComparator.compare(reference: scene, actual: moved)
    let back = ImageComparator.compare(reference: moved, actual: scene)
    #expect(there == back)
    #expect(there.differentPixels == 1172)
  }

  @Test(arguments: [
    // The actual's size, the pixels in only one picture, and their regions.
    ((6, 5), 10, [PixelRect(x: 4, y: 0, width: 2, height: 5)]),
    ((4, 3), 8, [PixelRect(x: 0, y: 3, width: 4, height: 2)]),
    (
      (6, 3), 14,
      [PixelRect(x: 4, y: 0, width: 2, height: 3), PixelRect(x: 0, y: 3, width: 4, height: 2)]
    ),
    (
      (6, 7), 22,
      [PixelRect(x: 4, y: 0, width: 2, height: 7), PixelRect(x: 0, y: 5, width: 4, height: 2)]
    ),
  ])
  func `pixels in only one picture count as different`(
    size: (Int, Int), different: Int, regions: [PixelRect]
  ) throws {
    let difference = ImageComparator.compare(
      reference: try grey(4, 5), actual: try grey(size.0, size.1),
      options: ComparisonOptions(maxDifferentRatio: 1))
    #expect(difference.hasSizeChange)
    #expect(!difference.isWithinLimits)
    #expect(difference.differentPixels == different)
    #expect(difference.totalPixels == 4 * min(5, size.1) + different)
    // Ordered from the top, then from the left.
    #expect(difference.regions == regions)
  }

  @Test func `a bitmap without pixels can be compared`() throws {
    let empty = try #require(Bitmap(width: 4, height: 0))
    let difference = ImageComparator.compare(reference: empty, actual: try grey(4, 2))
    #expect(difference.differentPixels == 8)
    #expect(difference.regions == [PixelRect(x: 0, y: 0, width: 4, height: 2)])
    #expect(difference.description == "4×0 became 4×2, 8 of 8 pixels differ, in 0,0 4×2")
  }
}
