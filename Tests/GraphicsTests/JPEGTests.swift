import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct JPEGTests {
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
    #expect(throws: JPEGError.notJPEG(name: "a.jpg")) {
      try JPEG.decode(Data("\u{89}PNG".utf8), name: "a.jpg")
    }
  }
}
