import Foundation
import Graphics
import Testing

/// Files in formats that other tools write.
struct PNGFormatTests {
  private func pixels(_ png: RawPNG) throws -> [UInt8] {
    try PNG.decode(png.data, name: "raw").bitmap.pixels
  }

  @Test func `a palette with transparency is looked up`() throws {
    let png = RawPNG(
      width: 3, height: 1, bitDepth: 2, colorType: 3,
      chunks: [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]), ("tRNS", [255, 128])],
      scanlines: [0, 0b0001_1000])
    #expect(try pixels(png) == [255, 0, 0, 255, 0, 128, 0, 128, 0, 0, 255, 255])
  }

  @Test func `1-bit grey is expanded`() throws {
    let png = RawPNG(
      width: 4, height: 1, bitDepth: 1, colorType: 0, scanlines: [0, 0b1010_0000])
    #expect(try pixels(png).prefix(8) == [255, 255, 255, 255, 0, 0, 0, 255])
  }

  @Test func `16 bits are rounded to 8`() throws {
    let png = RawPNG(
      width: 1, height: 1, bitDepth: 16, colorType: 2, scanlines: [0, 0, 0xFF, 0, 0x7F, 1, 0x81])
    #expect(try pixels(png) == [1, 0, 1, 255])
  }

  @Test func `grey with alpha is premultiplied`() throws {
    let png = RawPNG(
      width: 2, height: 1, bitDepth: 8, colorType: 4, scanlines: [0, 200, 128, 200, 0])
    #expect(try pixels(png) == [100, 100, 100, 128, 0, 0, 0, 0])
  }

  @Test func `a transparent colour of RGB is transparent`() throws {
    let png = RawPNG(
      width: 2, height: 1, bitDepth: 8, colorType: 2,
      chunks: [("tRNS", [0, 1, 0, 2, 0, 3])], scanlines: [0, 1, 2, 3, 4, 5, 6])
    #expect(try pixels(png) == [0, 0, 0, 0, 4, 5, 6, 255])
  }

  @Test func `interlaced rows are combined`() throws {
    // Adam7 passes of a 2 × 2 picture: (0,0), then (1,0), then row 1.
    let png = RawPNG(
      width: 2, height: 2, bitDepth: 8, colorType: 0, isInterlaced: true,
      scanlines: [0, 10, 0, 20, 0, 30, 40])
    #expect(stride(from: 0, to: 16, by: 4).map { (try? pixels(png))?[$0] } == [10, 20, 30, 40])
  }

  @Test func `levels that are light are converted`() throws {
    let png = RawPNG(
      width: 1, height: 1, bitDepth: 8, colorType: 0, chunks: [("gAMA", bigEndian(100_000))],
      scanlines: [0, 77])
    #expect(try pixels(png) == [149, 149, 149, 255])
  }

  @Test(arguments: [1, 3, 7, 100])
  func `rows are read across chunks`(dataSize: Int) throws {
    let png = RawPNG(
      width: 2, height: 2, bitDepth: 8, colorType: 0, scanlines: [0, 10, 20, 2, 1, 2],
      dataSize: dataSize)
    #expect(try PNG.decode(png.data, name: "parts").bitmap[1, 1].red == 22)
  }

  @Test func `rows beyond the picture's height are left out`() throws {
    let png = RawPNG(
      width: 1, height: 1, bitDepth: 8, colorType: 0, scanlines: [0, 10, 0, 20, 0, 30])
    #expect(try pixels(png) == [10, 10, 10, 255])
  }

  @Test func `a row too few is an error`() throws {
    let png = RawPNG(width: 1, height: 2, bitDepth: 8, colorType: 0, scanlines: [0, 10])
    #expect(throws: PNGError.self) { try pixels(png) }
  }

  @Test func `each wrong checksum is an error`() throws {
    let file = RawPNG(width: 1, height: 1, bitDepth: 8, colorType: 0, scanlines: [0, 10]).data
    var damaged = file
    damaged[file.count - 13] ^= 1
    #expect(throws: PNGError.self) { try PNG.decode(damaged, name: "rows") }
    damaged = file
    damaged[8 + 8 + 13] ^= 1
    #expect(throws: PNGError.self) { try PNG.decode(damaged, name: "header") }
  }
}
