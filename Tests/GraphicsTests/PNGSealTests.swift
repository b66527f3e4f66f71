import Foundation
import Graphics
import TestSupport
import Testing

struct PNGSealTests {
  private let bitmap: Bitmap
  private let texts = [PNGText(keyword: "Software", text: "Größe")]
  private let file: Data

  init() throws {
    var generator = SeededGenerator(seed: 5)
    let pixels = (0..<12 * 9).flatMap { _ in
      [UInt8.random(in: 0...255, using: &generator), 8, 7, 255]
    }
    bitmap = try #require(Bitmap(width: 12, height: 9, pixels: pixels))
    file = try PNG.encodeSealed(bitmap, text: texts)
  }

  @Test func `a sealed file identifies its pixels`() throws {
    #expect(PNG.sealedDigest(of: file) == bitmap.digest)
    #expect(try PNG.decode(file, name: "x.png").bitmap == bitmap)
  }

  @Test func `the seal is an ordinary text, and other texts are kept`() throws {
    let texts = try PNG.readText(file, name: "x.png")
    #expect(texts.map(\.keyword) == [PNG.sealKeyword, "Software"])
    #expect(texts.first?.text.hasPrefix(bitmap.digest.description) ?? false)
  }

  @Test func `equal pictures give equal sealed files`() throws {
    #expect(try PNG.encodeSealed(bitmap, text: texts) == file)
  }

  @Test func `changing any byte breaks the seal`() {
    for index in file.indices {
      for flip in [1, 0x80, 0xFF] as [UInt8] {
        var changed = file
        changed[index] ^= flip
        #expect(PNG.sealedDigest(of: changed) == nil, "byte \(index)")
      }
    }
  }

  @Test func `a truncated or extended file is not sealed`() {
    for count in 0..<file.count { #expect(PNG.sealedDigest(of: file.prefix(count)) == nil) }
    #expect(PNG.sealedDigest(of: file + [0]) == nil)
  }

  @Test func `an unsealed file has no pixel digest`() throws {
    #expect(PNG.sealedDigest(of: try PNG.encode(bitmap)) == nil)
  }

  @Test func `the seal of another file with the same pixels is not valid`() throws {
    let rows: [UInt8] = (0..<9).flatMap { (y: Int) -> [UInt8] in
      [0] + bitmap.pixels[y * 48..<(y + 1) * 48]
    }
    let other = RawPNG(width: 12, height: 9, bitDepth: 8, colorType: 6, scanlines: rows).data
    let sealSize = file.count - (try PNG.encode(bitmap, text: texts).count)
    let moved = other.prefix(33) + file[33..<33 + sealSize] + other.dropFirst(33)
    #expect(try PNG.decode(moved, name: "x.png").bitmap == bitmap)
    #expect(PNG.sealedDigest(of: moved) == nil)
  }

  @Test func `a slice of a larger buffer is read as a whole file`() {
    let buffer = Data([1, 2, 3]) + file + Data([4])
    #expect(PNG.sealedDigest(of: buffer[3..<3 + file.count]) == bitmap.digest)
  }
}
