import Foundation
import Graphics
import TestSupport
import Testing

struct PNGDamageTests {
  /// A file with every kind of chunk that the decoder reads.
  private func sample() throws -> Data {
    let commands: [DisplayList.Command] = [
      .fill(
        Path(ellipseIn: rect(2, 2, 30, 12)), Color(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.7)),
      .fill(
        Path(ellipseIn: rect(12, 3, 20, 12)), Color(red: 0.1, green: 0.3, blue: 0.9, alpha: 0.4)),
    ]
    let list = DisplayList(size: CGSize(width: 34, height: 16), commands: commands)
    let text = [
      PNGText(keyword: "a", text: String(repeating: "long ", count: 400)),
      PNGText(keyword: "b", text: "ü"),
    ]
    return try PNG.encode(Rasterizer(scale: 1).draw(list), text: text)
  }

  @Test func `a file truncated anywhere is an error`() throws {
    let data = try sample()
    for length in 0..<data.count {
      #expect(throws: PNGError.self) { try PNG.decode(data.prefix(length), name: "cut") }
    }
  }

  @Test func `flipped bytes give an error or a picture`() throws {
    let data = try sample()
    var random = SeededGenerator(seed: 42)
    var failures = 0
    for _ in 0..<2000 {
      var damaged = data
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        damaged[Int.random(in: 0..<data.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      do {
        let bitmap = try PNG.decode(damaged, name: "flipped").bitmap
        #expect(bitmap.pixels.count == bitmap.bounds.area * 4)
      } catch {
        failures += 1
      }
    }
    #expect(failures > 1500)
  }

  @Test func `a header with a huge size is rejected before memory is allocated`() {
    let png = RawPNG(width: 100_000, height: 100_000, bitDepth: 8, colorType: 6)
    #expect(throws: PNGError.tooLarge(name: "huge", width: 100_000, height: 100_000)) {
      try PNG.decode(png.data, name: "huge")
    }
  }

  @Test func `a large header without pixels is an error`() {
    let png = RawPNG(width: 8000, height: 8000, bitDepth: 8, colorType: 6)
    #expect(throws: PNGError.self) { try PNG.decode(png.data, name: "hollow") }
  }

  @Test(arguments: [
    ("", PictureBytes.empty), ("GIF89a", .other("GIF")),
    ("version https://git-lfs.github.com/spec/v1\n", .gitLFSPointer),
  ])
  func `a file of another kind is named in the error`(content: String, bytes: PictureBytes) {
    #expect(throws: PNGError.notPNG(name: "a.png", bytes: bytes)) {
      try PNG.decode(Data(content.utf8), name: "a.png")
    }
  }

  @Test func `data that does not begin at index 0 is read`() throws {
    let data = try sample()
    let slice = (Data([1, 2, 3]) + data).dropFirst(3)
    #expect(try PNG.decode(slice, name: "slice") == PNG.decode(data, name: "whole"))
  }

  @Test func `many threads decode at once`() async throws {
    let data = try sample()
    let expected = try PNG.decode(data, name: "one")
    try await withThrowingTaskGroup(of: PNGImage.self) { group in
      for _ in 0..<8 { group.addTask { try PNG.decode(data, name: "many") } }
      for try await image in group { #expect(image == expected) }
    }
  }
}
