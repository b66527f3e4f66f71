import Foundation
import Graphics
import ImageComparison
import Testing

struct MaskTests {
  @Test(arguments: [(499_999_998, true), (499_999_999, false), (-500_000_000, false)])
  func `a mask ends before 10⁹ pixels`(x: Double, isMask: Bool) {
    let mask = ComparisonMask.rectangle(CGRect(x: x, y: 0, width: 1, height: 1))
    let expected = isMask ? [PixelRect(x: Int(x) * 2, y: 0, width: 2, height: 2)] : []
    #expect(mask.areas(scale: 2) { _ in [] } == expected)
  }

  private func pair(_ changes: [PixelRect]) throws -> (Bitmap, Bitmap) {
    let reference = try bitmap(width: 150, height: 40) { _, _ in .white }
    let actual = try bitmap(width: 150, height: 40) { x, y in
      let dot = PixelRect(x: x, y: y, width: 1, height: 1)
      return changes.contains { !$0.intersection(dot).isEmpty } ? .black : .white
    }
    return (reference, actual)
  }

  private func compare(
    _ changes: [PixelRect], masks: [PixelRect], _ options: ComparisonOptions = .exact
  ) throws -> ImageDifference {
    let (reference, actual) = try pair(changes)
    var options = options
    options.maskedAreas = masks
    return ImageComparator.compare(reference: reference, actual: actual, options: options)
  }

  @Test func `a masked difference does not count, an unmasked one does`() throws {
    let change = PixelRect(x: 20, y: 10, width: 30, height: 5)
    let masked = try compare([change], masks: [change])
    #expect(masked.differentPixels == 0)
    #expect(masked.isWithinLimits)
    #expect(!masked.isIdentical)
    #expect(masked.maxChannelDifference == 0)
    #expect(masked.regions.isEmpty)
    let smaller = PixelRect(x: 20, y: 10, width: 29, height: 5)
    let partly = try compare([change], masks: [smaller])
    #expect(partly.differentPixels == 5)
    #expect(partly.regions == [PixelRect(x: 49, y: 10, width: 1, height: 5)])
    #expect(!partly.isWithinLimits)
  }

  @Test func `overlapping masks are drawn as one`() throws {
    let (reference, actual) = try pair([PixelRect(x: 20, y: 10, width: 30, height: 5)])
    func picture(_ masks: [PixelRect]) -> Bitmap {
      ImageComparator.diffPicture(
        reference: reference, actual: actual, options: ComparisonOptions(maskedAreas: masks))
    }
    let mask = PixelRect(x: 10, y: 4, width: 50, height: 20)
    #expect(picture(Array(repeating: mask, count: 9)) == picture([mask]))
  }

  @Test func `masked pixels are excluded from the total`() throws {
    let masks = [
      PixelRect(x: 100, y: 0, width: 100, height: 10),
      PixelRect(x: 120, y: 5, width: 10, height: 10),
      PixelRect(x: -5, y: 38, width: 10, height: 100),
      PixelRect(x: 300, y: 300, width: 9, height: 9),
    ]
    let difference = try compare([], masks: masks)
    // 50 × 10, 10 × 5 outside the first, 5 × 2, and an empty one.
    #expect(difference.maskedPixels == 500 + 50 + 10)
    #expect(difference.totalPixels == 150 * 40 - 560)
    #expect(difference.isIdentical)
  }

  @Test func `a ratio is a share of the unmasked pixels`() throws {
    let masks = [PixelRect(x: 0, y: 0, width: 150, height: 36)]
    let change = PixelRect(x: 0, y: 36, width: 60, height: 1)
    let options = ComparisonOptions(maxDifferentRatio: 0.05)
    #expect(try !compare([change], masks: masks, options).isWithinLimits)
    #expect(try compare([change], masks: [], options).isWithinLimits)
  }

  @Test func `a fully masked picture has no differences`() throws {
    let all = PixelRect(x: 0, y: 0, width: 150, height: 40)
    let difference = try compare([all], masks: [all])
    #expect(difference.totalPixels == 0)
    #expect(difference.isWithinLimits)
    #expect(!difference.isIdentical)
  }

  @Test func `a mask does not hide a change of size`() throws {
    let reference = try bitmap(width: 10, height: 10) { _, _ in .white }
    let actual = try bitmap(width: 10, height: 12) { _, _ in .white }
    let options = ComparisonOptions(
      maskedAreas: [PixelRect(x: 0, y: 0, width: 10, height: 12)])
    let difference = ImageComparator.compare(
      reference: reference, actual: actual, options: options)
    #expect(difference.differentPixels == 20)
    #expect(!difference.isWithinLimits)
  }

  @Test func `the content of a masked area stays visible under a tint`() throws {
    let content = PixelRect(x: 20, y: 10, width: 4, height: 4)
    let (empty, filled) = try pair([content])
    let mask = PixelRect(x: 16, y: 8, width: 40, height: 20)
    let options = ComparisonOptions(maskedAreas: [mask])
    let picture = ImageComparator.diffPicture(reference: filled, actual: empty, options: options)
    let plain = ImageComparator.diffPicture(reference: filled, actual: filled)
    #expect(picture[15, 8] == plain[15, 8])
    // Blue exceeds red inside a mask, and dark content stays darker than its surroundings.
    let (inside, around) = (picture[21, 11], picture[31, 11])
    #expect(inside.blue > inside.red && around.blue > around.red)
    #expect(inside.red < around.red)
    #expect(plain[21, 11].red - inside.red == 40)
    let red = Pixel(red: 255, green: 0, blue: 0)
    #expect((0..<40).allSatisfy { y in (0..<150).allSatisfy { picture[$0, y] != red } })
  }

  @Test(
    arguments: [
      (CGRect(x: 1, y: 2, width: 3, height: 4), 2, PixelRect(x: 2, y: 4, width: 6, height: 8)),
      // Partly covered pixels are included.
      (CGRect(x: 0.3, y: 0.3, width: 1, height: 1), 2, PixelRect(x: 0, y: 0, width: 3, height: 3)),
      (CGRect(x: -1, y: 0, width: 2, height: 1), 3, PixelRect(x: -3, y: 0, width: 6, height: 3)),
    ] as [(CGRect, Double, PixelRect)])
  func `a mask in points covers pixels`(points: CGRect, scale: Double, pixels: PixelRect) {
    #expect(ComparisonMask.rectangle(points).areas(scale: scale) { _ in [] } == [pixels])
    let byView = ComparisonMask.view("a/b").areas(scale: scale) { $0 == "a/b" ? [points] : [] }
    #expect(byView == [pixels])
  }

  @Test(arguments: [
    CGRect.zero, CGRect(x: 0, y: 0, width: 0, height: 5),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5),
    CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
  ])
  func `a mask without a finite extent covers nothing`(points: CGRect) {
    #expect(ComparisonMask.rectangle(points).areas(scale: 2) { _ in [] } == [])
  }
}
