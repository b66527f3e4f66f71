import Graphics
import Testing

struct BitmapTests {
  @Test func `a new bitmap is transparent`() throws {
    let bitmap = try #require(Bitmap(width: 3, height: 2))
    #expect(bitmap.pixels == [UInt8](repeating: 0, count: 24))
  }

  @Test(arguments: [(-1, 2), (2, -1), (Int.max, 2), (1 << 14, 1 << 13)])
  func `an impossible size is rejected`(width: Int, height: Int) {
    #expect(Bitmap(width: width, height: height) == nil)
  }

  @Test func `pixels that are not premultiplied are rejected`() {
    #expect(Bitmap(width: 1, height: 1, pixels: [10, 20, 30, 29]) == nil)
    #expect(Bitmap(width: 1, height: 1, pixels: [10, 20, 30, 30]) != nil)
  }

  @Test func `pixels that do not fill the size are rejected`() {
    #expect(Bitmap(width: 1, height: 2, pixels: [0, 0, 0, 0]) == nil)
  }

  @Test func `a pixel is read back where it was set`() throws {
    var bitmap = try #require(Bitmap(width: 3, height: 2))
    bitmap[1, 1] = Pixel(red: 1, green: 2, blue: 3)
    #expect(bitmap[1, 1] == Pixel(red: 1, green: 2, blue: 3))
    #expect(Array(bitmap.pixels[16..<20]) == [1, 2, 3, 255])
  }

  @Test func `equal bytes with different sizes are not equal`() throws {
    let wide = try #require(Bitmap(width: 4, height: 1))
    let high = try #require(Bitmap(width: 1, height: 4))
    #expect(wide != high)
  }

  /// The upper row holds A B C, the lower one D E F.
  @Test(arguments: [
    (Bitmap.Orientation.up, ["ABC", "DEF"]), (.upMirrored, ["CBA", "FED"]),
    (.down, ["FED", "CBA"]), (.downMirrored, ["DEF", "ABC"]),
    (.leftMirrored, ["AD", "BE", "CF"]), (.right, ["DA", "EB", "FC"]),
    (.rightMirrored, ["FC", "EB", "DA"]), (.left, ["CF", "BE", "AD"]),
  ])
  func `a stored picture is rotated upright`(
    orientation: Bitmap.Orientation, expected: [String]
  ) throws {
    var stored = try #require(Bitmap(width: 3, height: 2))
    for (index, letter) in "ABCDEF".utf8.enumerated() {
      stored[index % 3, index / 3] = Pixel(red: letter, green: 0, blue: 0)
    }
    let upright = stored.oriented(orientation)
    let rows = (0..<upright.height).map { y in
      String(decoding: (0..<upright.width).map { x in upright[x, y].red }, as: UTF8.self)
    }
    #expect(rows == expected)
  }
}
