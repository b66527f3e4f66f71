import Graphics
import ImageComparison
import Testing

/// Comparisons with `maxColorDifference`.
struct ColorDifferenceTests {
  private func difference(
    _ first: Pixel, _ second: Pixel, _ options: ComparisonOptions
  ) throws -> ImageDifference {
    var reference = try #require(Bitmap(width: 80, height: 3))
    var actual = reference
    reference[70, 1] = first
    actual[70, 1] = second
    return ImageComparator.compare(reference: reference, actual: actual, options: options)
  }

  private func grey(_ level: UInt8) -> Pixel { Pixel(red: level, green: level, blue: level) }

  @Test(
    arguments: [
      // Greys differ only in lightness: ΔL / S_L is 0.9965 for 255 and 250, 0.9288 for 10 and 15.
      (
        Pixel(red: 255, green: 255, blue: 255), Pixel(red: 250, green: 250, blue: 250), 0.996, 0.997
      ),
      (Pixel(red: 10, green: 10, blue: 10), Pixel(red: 15, green: 15, blue: 15), 0.928, 0.929),
      (Pixel(red: 255, green: 0, blue: 0), Pixel(red: 240, green: 0, blue: 0), 2.0, 3.2),
    ])
  func `a colour counts as different if its difference exceeds the limit`(
    first: Pixel, second: Pixel, below: Double, above: Double
  ) throws {
    let strict = ComparisonOptions(maxColorDifference: below, includesAntialiasing: true)
    let lax = ComparisonOptions(maxColorDifference: above, includesAntialiasing: true)
    #expect(try difference(first, second, strict).differentPixels == 1)
    #expect(try difference(first, second, lax).differentPixels == 0)
  }

  @Test(arguments: [0, -1, Double.nan])
  func `a limit that allows nothing finds a difference of one level`(limit: Double) throws {
    let options = ComparisonOptions(maxColorDifference: limit, includesAntialiasing: true)
    #expect(try difference(grey(100), grey(101), options).differentPixels == 1)
  }

  @Test func `a limit of 100 accepts every opaque grey`() throws {
    let options = ComparisonOptions(maxColorDifference: 100.001, includesAntialiasing: true)
    #expect(try difference(grey(0), grey(255), options).differentPixels == 0)
  }

  @Test func `black under white shows through where it is translucent`() throws {
    // On black both look black; on white one is grey.
    let black = Pixel(red: 0, green: 0, blue: 0)
    let veil = Pixel(red: 0, green: 0, blue: 0, alpha: 128)
    let options = ComparisonOptions(maxColorDifference: 5, includesAntialiasing: true)
    #expect(try difference(black, veil, options).differentPixels == 1)
  }

  @Test func `a pixel that exceeds either measure differs`() throws {
    let options = ComparisonOptions(
      threshold: 0.5, maxColorDifference: 1, includesAntialiasing: true)
    #expect(try difference(grey(0), grey(40), options).differentPixels == 1)
    let other = ComparisonOptions(
      threshold: 0.01, maxColorDifference: 100, includesAntialiasing: true)
    #expect(try difference(grey(0), grey(40), other).differentPixels == 1)
  }

  @Test func `antialiased pixels are ignored here too`() throws {
    let (scene, moved) = (try StoredPictures.bitmap("scene"), try StoredPictures.bitmap("moved"))
    let all = ImageComparator.compare(
      reference: scene, actual: moved,
      options: ComparisonOptions(maxColorDifference: 2, includesAntialiasing: true))
    let some = ImageComparator.compare(
      reference: scene, actual: moved, options: ComparisonOptions(maxColorDifference: 2))
    #expect(some.antialiasedPixels > 0)
    #expect(all.differentPixels == some.differentPixels + some.antialiasedPixels)
  }
}
