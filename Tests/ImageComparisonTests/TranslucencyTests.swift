import Graphics
import ImageComparison
import Testing

/// Counts of translucent pixels, computed by hand from the background that changes from pixel to pixel.
///
/// The background at pixel n is red 48, green 48 + 159 · (⌊4n / 1.618…⌋ mod 2), blue 48 + 159 · (⌊4n / 2.618…⌋
/// mod 2). So it is (48, 48, 48) at 0, (48, 48, 207) at 1 (4 / 1.618 = 2.47, 4 / 2.618 = 1.53),
/// (48, 48, 207) at 2 (4.94, 3.06) and (48, 207, 48) at 3 (7.42, 4.58).
struct TranslucencyTests {
  private static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  /// The first pixels of the actual; the reference is transparent.
  private func count(_ pixels: [Pixel], threshold: Double) throws -> Int {
    let reference = try #require(Bitmap(width: 4, height: 1))
    var actual = reference
    for (x, pixel) in pixels.enumerated() { actual[x, 0] = pixel }
    return ImageComparator.compare(
      reference: reference, actual: actual,
      options: ComparisonOptions(threshold: threshold, includesAntialiasing: true)
    ).differentPixels
  }

  @Test(arguments: [
    (0, Pixel(red: 48, green: 48, blue: 48)), (1, Pixel(red: 48, green: 48, blue: 207)),
    (2, Pixel(red: 48, green: 48, blue: 207)), (3, Pixel(red: 48, green: 207, blue: 48)),
  ])
  func `a pixel of the background's colour equals a transparent one`(
    place: Int, color: Pixel
  ) throws {
    var pixels = [Pixel](repeating: TranslucencyTests.clear, count: 4)
    pixels[place] = color
    #expect(try count(pixels, threshold: 0) == 0)
    // Elsewhere it differs, as the neighbouring positions have other backgrounds.
    let other = [0: 1, 1: 0, 2: 3, 3: 2][place] ?? 0
    pixels = [Pixel](repeating: TranslucencyTests.clear, count: 4)
    pixels[other] = color
    #expect(try count(pixels, threshold: 0) == 1)
  }

  @Test func `white over the dark background has the formula's distance`() throws {
    // At 0 the background is (48, 48, 48), and white is 207 brighter in each channel: Y = 207, I = Q = 0,
    // 0.5053 · 207² = 21651.6; the threshold is √(21651.6 / 35215) = 0.78412.
    let white = Pixel(red: 255, green: 255, blue: 255)
    #expect(try count([white], threshold: 0.7841) == 1)
    #expect(try count([white], threshold: 0.7842) == 0)
  }

  @Test func `half-transparent white is half as far away`() throws {
    // Premultiplied 128 at alpha 128 is straight 255: 207 · 128 / 255 = 103.906, 0.5053 · 103.906² =
    // 5455.4; √(5455.4 / 35215) = 0.39360.
    let half = Pixel(red: 128, green: 128, blue: 128, alpha: 128)
    #expect(try count([half], threshold: 0.3935) == 1)
    #expect(try count([half], threshold: 0.3937) == 0)
  }

  @Test func `transparent pixels without a visible difference are equal`() throws {
    #expect(try count([TranslucencyTests.clear], threshold: 0) == 0)
  }
}
