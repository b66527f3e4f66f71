import Foundation
import Graphics
import Testing

@testable import Typography

struct GlyphMaskTests {
  private func mask(_ string: String, pixelsPerEm: Double, subpixel: Int = 0) throws -> GlyphMask? {
    let run = try #require(try ShapedText(systemText(string)).layout().lines.first?.runs.first)
    return run.source.mask(
      for: try #require(run.glyphs.first).id, pixelsPerEm: pixelsPerEm, subpixel: subpixel)
  }

  @Test func `a capital I is a bar as tall as the capitals`() throws {
    let mask = try #require(try mask("I", pixelsPerEm: 100))
    #expect(mask.format == .coverage)
    #expect((72...74).contains(mask.height))
    #expect(mask.top == mask.height)
    #expect(mask.pixels[mask.height / 2 * mask.width + mask.width / 2] == 255)
  }

  @Test func `a quarter of a pixel moves coverage to the right`() throws {
    let masks = try (0..<4).map { try #require(try mask("l", pixelsPerEm: 30, subpixel: $0)) }
    let centers = masks.map { mask -> Double in
      var (sum, moment) = (0.0, 0.0)
      for (index, value) in mask.pixels.enumerated() {
        sum += Double(value)
        moment += Double(value) * (Double(index % mask.width + mask.left) + 0.5)
      }
      return moment / sum
    }
    for (center, next) in zip(centers, centers.dropFirst()) {
      // A partly covered pixel counts at its centre, which is off by a twentieth here.
      #expect(abs(next - center - 0.25) < 0.06)
    }
  }

  @Test func `a space has no picture`() throws {
    #expect(try mask(" ", pixelsPerEm: 34) == nil)
  }

  @Test(arguments: [16.0, 34, 51, 109, 200])
  func `an emoji is a premultiplied picture about as large as the em`(size: Double) throws {
    let mask = try #require(try mask("🎉", pixelsPerEm: size))
    #expect(mask.format == .premultipliedRGBA)
    #expect(abs(Double(mask.width) - size * 136 / 109) <= 2)
    var index = 0
    while index < mask.pixels.count {
      let alpha = mask.pixels[index + 3]
      #expect(mask.pixels[index..<index + 3].allSatisfy { $0 <= alpha })
      index += 4
    }
    #expect(mask.pixels.contains(255))
  }

  @Test(arguments: [0, -1, Double.nan, Double.infinity, 1e7])
  func `an invalid size has no picture`(size: Double) throws {
    #expect(try mask("I", pixelsPerEm: size) == nil)
    #expect(try mask("🎉", pixelsPerEm: size) == nil)
  }

  @Test func `a glyph missing from the font has no picture`() throws {
    let face = try bundled().systemFont(ofSize: 17).typeface.face(forSize: 17)
    #expect(face.mask(for: 1_000_000, pixelsPerEm: 34, subpixel: 0) == nil)
  }

  @Test func `the cache is bounded and returns the stored picture`() {
    var cache = GlyphCache()
    let bytes = [UInt8](repeating: 1, count: 100 * 100)
    for glyph in 0..<1000 as Range<UInt32> {
      cache.keep(
        GlyphMask(width: 100, height: 100, left: 0, top: Int(glyph), pixels: bytes),
        for: .init(glyph: glyph, size: 1, phase: 0))
    }
    let last = cache.mask(for: .init(glyph: 999, size: 1, phase: 0))
    #expect(last??.top == 999)
    let first = cache.mask(for: .init(glyph: 0, size: 1, phase: 0))
    #expect(first == nil)
  }

  @Test func `that a glyph has no picture is kept, too`() {
    var cache = GlyphCache()
    let key = GlyphCache.Key(glyph: 3, size: 64, phase: 0)
    let missing = cache.mask(for: key)
    cache.keep(nil, for: key)
    let kept = cache.mask(for: key)
    #expect(missing == nil)
    #expect(kept == .some(nil))
  }
}
