import Foundation
import Graphics
import TestSupport
import Testing

struct PNGTests {
  private func bitmap(width: Int, _ pixels: [UInt8]) throws -> Bitmap {
    try #require(Bitmap(width: width, height: pixels.count / width / 4, pixels: pixels))
  }

  private func roundTrip(_ bitmap: Bitmap) throws -> Bitmap {
    try PNG.decode(PNG.encode(bitmap), name: "round trip").bitmap
  }

  /// Bits per sample and colour type in the header.
  private func format(_ data: Data) -> [UInt8] { Array(data[24...25]) }

  @Test func `every premultiplied value survives a round trip`() throws {
    var pixels: [UInt8] = []
    for alpha in 0...255 {
      for channel in 0...alpha {
        let (c, a) = (UInt8(channel), UInt8(alpha))
        pixels += [c, a - c, c / 2, a]
      }
    }
    let original = try bitmap(width: pixels.count / 4, pixels)
    #expect(try roundTrip(original) == original)
  }

  @Test(arguments: [
    ("one colour", [[5, 6, 7]], [1, 3] as [UInt8]),
    ("four colours", [[5, 6, 7], [8, 8, 8], [9, 9, 9], [1, 1, 1]], [2, 3]),
    ("sixteen colours", (0..<16).map { [$0, 0, 1] }, [4, 3]),
    ("256 colours", (0..<256).map { [$0, 0, 1] }, [8, 3]),
    ("257 colours", (0..<257).map { [$0 % 256, $0 / 256, 1] }, [8, 2]),
    ("256 greys", (0..<256).map { [$0, $0, $0] }, [8, 0]),
  ])
  func `opaque pixels use the smallest exact format`(
    name: String, colors: [[Int]], expected: [UInt8]
  ) throws {
    let row = colors.flatMap { color -> [UInt8] in color.map { UInt8($0) } + [255] }
    let rows = [[UInt8]](repeating: row, count: 1024 / colors.count + 1)
    let pixels = Array(rows.joined())
    let original = try bitmap(width: pixels.count / 4, pixels)
    let data = try PNG.encode(original)
    #expect(format(data) == expected)
    #expect(try PNG.decode(data, name: name).bitmap == original)
    let fast = try PNG.encode(original, compression: .fast)
    #expect(format(fast) == expected && fast.count >= data.count)
    #expect(try PNG.decode(fast, name: name).bitmap == original)
  }

  /// Unfiltered it takes 12 kB.
  @Test func `smooth colour transitions are stored as differences`() throws {
    var pixels: [UInt8] = []
    for y in UInt8(0)..<64 {
      for x in UInt8(0)..<64 { pixels += [x &* 3 &+ y, y &* 5, 255 &- x, 255] }
    }
    #expect(try PNG.encode(bitmap(width: 64, pixels)).count < 500)
  }

  @Test func `random pixels survive a round trip`() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      let (width, height) = (
        Int.random(in: 1...40, using: &random), Int.random(in: 1...20, using: &random)
      )
      let isOpaque = Bool.random(using: &random)
      var pixels: [UInt8] = []
      for _ in 0..<width * height {
        let alpha = isOpaque ? 255 : UInt8.random(in: 0...255, using: &random)
        for _ in 0..<3 { pixels.append(.random(in: 0...alpha, using: &random)) }
        pixels.append(alpha)
      }
      let original = try bitmap(width: width, pixels)
      #expect(try roundTrip(original) == original)
    }
  }

  @Test func `equal bitmaps give equal files`() throws {
    let original = try bitmap(width: 2, [1, 2, 3, 4, 0, 0, 0, 255])
    let text = [PNGText(keyword: "Software", text: "x")]
    #expect(try PNG.encode(original, text: text) == PNG.encode(original, text: text))
  }

  @Test func `a bitmap without pixels is an error`() throws {
    let empty = try #require(Bitmap(width: 5, height: 0))
    #expect(throws: PNGError.emptyBitmap) { try PNG.encode(empty) }
  }
}
