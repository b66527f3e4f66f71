import Foundation
import Graphics
import TestSupport
import Testing

struct JPEGTests {
  private func file(_ name: String) throws -> Data {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pictures")
    return try Data(contentsOf: folder.appending(path: name))
  }

  /// The sample colour that a pixel is close to.
  private func name(_ pixel: Pixel) -> String {
    let names = [
      "white": (255, 255, 255), "red": (255, 0, 0), "blue": (0, 0, 255), "black": (0, 0, 0),
    ]
    let near = names.filter { _, color in
      abs(Int(pixel.red) - color.0) + abs(Int(pixel.green) - color.1)
        + abs(Int(pixel.blue) - color.2) < 40
    }
    return near.keys.first ?? "\(pixel)"
  }

  /// The samples are 24 × 16, white in the top left 8 × 8, red below it, blue elsewhere.
  @Test(arguments: ["rgb.jpg", "progressive.jpg", "inks.jpg"])
  func `every encoding gives the same picture`(sample: String) throws {
    let bitmap = try JPEG.decode(file(sample), name: sample)
    #expect(bitmap.bounds == PixelRect(x: 0, y: 0, width: 24, height: 16))
    #expect(name(bitmap[3, 3]) == "white")
    #expect(name(bitmap[3, 12]) == "red")
    #expect(name(bitmap[18, 8]) == "blue")
    #expect(bitmap[18, 8].alpha == 255)
  }

  @Test func `grey becomes RGB`() throws {
    let bitmap = try JPEG.decode(file("grey.jpg"), name: "grey")
    #expect(name(bitmap[3, 3]) == "white")
    #expect(name(bitmap[18, 8]) == "black")
  }

  @Test func `a rotated photograph becomes upright`() throws {
    let bitmap = try JPEG.decode(file("turned.jpg"), name: "turned")
    #expect(bitmap.bounds == PixelRect(x: 0, y: 0, width: 16, height: 24))
    #expect(name(bitmap[12, 3]) == "white")
    #expect(name(bitmap[3, 3]) == "red")
    #expect(name(bitmap[8, 18]) == "blue")
  }

  @Test(arguments: [90, 100, 1000]) func `a written picture is read with its colours`(quality: Int)
    throws
  {
    let picture = try JPEG.decode(file("rgb.jpg"), name: "rgb")
    let read = try JPEG.decode(JPEG.encode(picture, quality: quality), name: "written")
    #expect(read.bounds == picture.bounds)
    #expect(name(read[3, 3]) == "white")
    #expect(name(read[3, 12]) == "red")
    #expect(name(read[18, 8]) == "blue")
  }

  @Test func `the lower the quality, the fewer bytes`() throws {
    var picture = try #require(Bitmap(width: 64, height: 64))
    for y in 0..<64 {
      for x in 0..<64 {
        picture[x, y] = Pixel(red: UInt8(x * y % 256), green: UInt8(x * 37 % 256), blue: UInt8(y))
      }
    }
    let counts = try [-1, 0, 40, 80, 100].map { try JPEG.encode(picture, quality: $0).count }
    #expect(counts[0] == counts[1])
    #expect(counts == counts.sorted())
    #expect(Set(counts).count == 4)
  }

  @Test func `what is not opaque is written on white`() throws {
    var picture = try #require(Bitmap(width: 16, height: 8))
    for y in 0..<8 {
      for x in 8..<16 { picture[x, y] = Pixel(red: 0, green: 0, blue: 128, alpha: 128) }
    }
    let read = try JPEG.decode(JPEG.encode(picture, quality: 100), name: "clear")
    #expect(name(read[2, 4]) == "white")
    #expect(abs(Int(read[13, 4].red) - 127) < 12 && read[13, 4].blue > 243)
  }

  @Test func `a picture without pixels cannot be written`() throws {
    let picture = try #require(Bitmap(width: 0, height: 0))
    #expect(throws: JPEGError.self) { try JPEG.encode(picture, quality: 50) }
  }

  @Test(arguments: [(65_500, true), (65_501, false)])
  func `a side has at most 65 500 pixels`(width: Int, isWritten: Bool) throws {
    let picture = try #require(Bitmap(width: width, height: 1))
    #expect(((try? JPEG.encode(picture, quality: 50)) != nil) == isWritten)
  }

  @Test func `a truncated file is an error`() throws {
    let data = try file("rgb.jpg")
    for length in stride(from: 3, to: data.count - 2, by: 7) {
      #expect(throws: JPEGError.self) { try JPEG.decode(data.prefix(length), name: "cut") }
    }
  }

  /// The last scan of the sample again and again: a few bytes each, and a pass over the picture.
  @Test(arguments: [90, 91]) func `a picture of up to a hundred scans is read`(count: Int) throws {
    let data = try file("progressive.jpg")
    let start = try #require(data.range(of: Data([0xFF, 0xDA]), options: .backwards)).lowerBound
    let end = data.count - 2
    let scans = (0..<count).flatMap { _ in data[start..<end] }
    let bytes = data[..<end] + scans + data[end...]
    guard count > 90 else {
      #expect(try JPEG.decode(bytes, name: "scans") == JPEG.decode(data, name: "sample"))
      return
    }
    #expect(throws: JPEGError.damaged(name: "scans", reason: "it has more than 100 scans")) {
      try JPEG.decode(bytes, name: "scans")
    }
  }

  @Test func `flipped bytes give an error or a picture`() throws {
    let data = try file("turned.jpg")
    var random = SeededGenerator(seed: 3)
    var failures = 0
    for _ in 0..<1000 {
      var damaged = data
      damaged[Int.random(in: 3..<data.count, using: &random)] = .random(in: 0...255, using: &random)
      do {
        let bitmap = try JPEG.decode(damaged, name: "flipped")
        #expect(bitmap.pixels.count == bitmap.bounds.area * 4)
      } catch {
        failures += 1
      }
    }
    #expect(failures > 50)
  }

  @Test func `a file of another kind is named in the error`() {
    #expect(throws: JPEGError.notJPEG(name: "a.jpg", bytes: .unknown)) {
      try JPEG.decode(Data("\u{89}PNG".utf8), name: "a.jpg")
    }
  }
}
