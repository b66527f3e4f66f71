import TestSupport
import Testing

@testable import Graphics

/// Runs of every length, compared with the arithmetic of a single pixel.
struct RunTests {
  private static let lengths = 0...40
  private var random = SeededGenerator(seed: 11)

  private mutating func byte() -> UInt8 {
    [0, 255, .random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
  }

  private mutating func pixel(isOpaque: Bool = false) -> UInt32 {
    let alpha = isOpaque ? 255 : UInt32(byte())
    let channels = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &random) }
    return channels[0] | channels[1] << 8 | channels[2] << 16 | alpha << 24
  }

  /// Draws on a surface of random pixels and returns the expected and the actual result.
  private mutating func drawn(
    _ count: Int, _ draw: (Surface) -> Void, _ expect: (_ index: Int, _ ground: UInt32) -> UInt32
  ) -> (expected: [UInt32], found: [UInt32]) {
    let surface = Surface(bounds: PixelRect(x: 0, y: 0, width: count + 1, height: 1))
    for index in 0...count { surface.pixels[index] = pixel(isOpaque: index % 3 == 0) }
    let grounds = (0...count).map { surface.pixels[$0] }
    draw(surface)
    let expected = grounds.indices.map { $0 < count ? expect($0, grounds[$0]) : grounds[$0] }
    return (expected, grounds.indices.map { surface.pixels[$0] })
  }

  /// color · share + ground · (1 − share), rounded to nearest once.
  private static func mix(_ color: UInt32, _ ground: UInt32, _ share: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      let sum = (color >> shift & 255) * share + (ground >> shift & 255) * (255 - share)
      result |= ((2 * sum + 255) / 510) << shift
    }
    return result
  }

  @Test(arguments: lengths)
  mutating func `an opaque colour is blended by its coverage`(count: Int) {
    let (color, coverage) = (pixel(isOpaque: true), (0..<count).map { _ in byte() })
    let result = drawn(count) {
      $0.fill(0, 0, count, color, coverage: coverage)
    } _: {
      Self.mix(color, $1, UInt32(coverage[$0]))
    }
    #expect(result.found == result.expected)
  }

  @Test(arguments: lengths)
  mutating func `a translucent colour is weighted by its coverage and drawn over`(count: Int) {
    let color = pixel() & 0x7F7F_7F7F
    let coverage = (0..<count).map { _ in byte() }
    let result = drawn(count) {
      $0.fill(0, 0, count, color, coverage: coverage)
    } _: {
      over(scaled(color, by: UInt32(coverage[$0])), $1)
    }
    #expect(result.found == result.expected)
  }

  @Test(arguments: lengths)
  mutating func `pixels are drawn over others`(count: Int) {
    let pixels = (0..<count).map { _ in pixel() }
    let result = drawn(count) {
      $0.draw(0, 0, count, pixels, opacity: 255)
    } _: {
      over(pixels[$0], $1)
    }
    #expect(result.found == result.expected)
  }

  @Test(arguments: lengths)
  mutating func `pixels are drawn over others by their coverage`(count: Int) {
    let (pixels, coverage) = ((0..<count).map { _ in pixel() }, (0..<count).map { _ in byte() })
    let result = drawn(count) {
      $0.draw(0, 0, count, pixels, coverage: coverage)
    } _: {
      over(scaled(pixels[$0], by: UInt32(coverage[$0])), $1)
    }
    #expect(result.found == result.expected)
  }
}
