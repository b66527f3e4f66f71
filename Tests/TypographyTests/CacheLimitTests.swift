import Graphics
import Testing

@testable import Typography

/// What the caches keep just below their limits, at them and just above them.
struct CacheLimitTests {
  /// Each entry takes 8 KB, so that a generation holds 256 of them, and two hold 512.
  @Test(arguments: [(511, true), (512, true), (513, false)])
  func `two generations of glyphs are kept, each of two megabytes`(count: Int, isKept: Bool) {
    let side = 8192 - 64
    let mask = GlyphMask(
      width: side, height: 1, left: 0, top: 0, pixels: [UInt8](repeating: 1, count: side))
    var cache = GlyphCache()
    for glyph in 0..<count {
      cache.keep(mask, for: GlyphCache.Key(glyph: UInt32(glyph), size: 64, phase: 0))
    }
    let kept = cache.mask(for: GlyphCache.Key(glyph: 0, size: 64, phase: 0))
    #expect((kept != nil) == isKept)
  }

  @Test(arguments: [(15, 15), (16, 16), (17, 16)])
  func `sixteen idle iterators are kept`(locales: Int, kept: Int) {
    let pool = BreakIteratorPool()
    let text = Array("a b".utf16)
    for number in 0..<locales {
      let locale = "en_\(["US", "GB", "AU", "CA"][number % 4])_POSIX\(number)"
      let boundaries = text.withUnsafeBufferPointer {
        pool.boundaries(of: .lines, in: $0, locale: locale)
      }
      #expect(boundaries == [2, 3])
    }
    #expect(pool.idleCount == kept)
  }
}
