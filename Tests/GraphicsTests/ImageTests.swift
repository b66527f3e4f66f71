import Foundation
import Graphics
import Testing

struct ImageTests {
  private func source(_ rows: [[UInt8]]) throws -> ImageSource {
    let pixels = rows.joined().flatMap { [$0, $0, $0, 255] as [UInt8] }
    let bitmap = try #require(
      Bitmap(width: rows[0].count, height: rows.count, pixels: pixels))
    return ImageSource(name: "grey", bitmap: bitmap)
  }

  @Test func `a picture at its own size is copied`() throws {
    let grey = try source([[10, 20], [30, 40]])
    let bitmap = try draw(width: 3, height: 2, .image(grey, in: rect(1, 0, 2, 2)))
    #expect(table(bitmap, \.red) == ["00 0A 14", "00 1E 28"])
  }

  @Test func `a picture that extends beyond the edge is clipped`() throws {
    let grey = try source([[10, 20], [30, 40]])
    let bitmap = try draw(width: 2, height: 2, .image(grey, in: rect(-1, -1, 2, 2)))
    #expect(table(bitmap, \.red) == ["28 00", "00 00"])
  }

  @Test func `shrinking averages pixels`() throws {
    let grey = try source([[0, 100, 10, 20], [100, 200, 30, 40]])
    let bitmap = try draw(width: 2, height: 1, .image(grey, in: rect(0, 0, 2, 1)))
    #expect(table(bitmap, \.red) == ["64 19"])
  }

  @Test func `shrinking by a fraction weights pixels by area`() throws {
    let grey = try source([[0, 90, 180]])
    let bitmap = try draw(width: 2, height: 1, .image(grey, in: rect(0, 0, 2, 1)))
    // (0 + 90 / 2) / 1.5 and (90 / 2 + 180) / 1.5.
    #expect(table(bitmap, \.red) == ["1E 96"])
  }

  @Test func `growing interpolates between centres`() throws {
    let grey = try source([[0, 100]])
    let bitmap = try draw(width: 4, height: 1, .image(grey, in: rect(0, 0, 4, 1)))
    #expect(table(bitmap, \.red) == ["00 19 4B 64"])
  }

  @Test func `a picture between pixels fades at its sides`() throws {
    let white = try source([[255, 255]])
    let bitmap = try draw(width: 3, height: 1, .image(white, in: rect(0.5, 0, 2, 1)))
    #expect(table(bitmap, \.alpha) == ["80 FF 80"])
  }

  @Test(arguments: [1.0, 7.0, 13.3, 64.0, 99.9, 200.0])
  func `a flat colour is unchanged at any size`(side: Double) throws {
    let pixels = [UInt8](repeating: 0, count: 50 * 50).flatMap { _ in [40, 90, 0, 130] as [UInt8] }
    let bitmap = try #require(Bitmap(width: 50, height: 50, pixels: pixels))
    let drawn = try draw(
      width: side.rounded(.down), height: side.rounded(.down),
      .image(ImageSource(name: "flat", bitmap: bitmap), in: rect(0, 0, side, side)))
    let expected = Pixel(red: 40, green: 90, blue: 0, alpha: 130)
    #expect(drawn == (try flat(expected, width: drawn.width, height: drawn.height)))
  }

  private func flat(_ pixel: Pixel, width: Int, height: Int) throws -> Bitmap {
    let bytes = (0..<width * height).flatMap { _ in
      [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }
    return try #require(Bitmap(width: width, height: height, pixels: bytes))
  }

  @Test func `a part of a picture is drawn without its neighbouring pixels`() throws {
    let grey = try source([[255, 10, 10, 255]])
    let part = PixelRect(x: 1, y: 0, width: 2, height: 1)
    let bitmap = try draw(width: 5, height: 1, .image(grey, in: rect(0, 0, 5, 1), from: part))
    #expect(table(bitmap, \.red) == ["0A 0A 0A 0A 0A"])
  }

  @Test func `a tint takes the picture's alpha`() throws {
    let pixels: [UInt8] = [0, 0, 0, 0, 50, 60, 70, 128, 9, 9, 9, 255]
    let bitmap = try #require(Bitmap(width: 3, height: 1, pixels: pixels))
    let drawn = try draw(
      width: 3, height: 1,
      .image(
        ImageSource(name: "shape", bitmap: bitmap), in: rect(0, 0, 3, 1),
        tint: Color(red: 1, green: 0, blue: 0)))
    #expect(drawn.pixels == [0, 0, 0, 0, 128, 0, 0, 128, 255, 0, 0, 255])
  }

  @Test func `the same picture at many sizes keeps its pixels`() throws {
    let grey = try source([[0, 255, 0, 255, 0]])
    func bitmap(_ width: Double) throws -> Bitmap {
      try draw(width: 9, height: 1, .image(grey, in: rect(0, 0, width, 1)))
    }
    let first = try (2...8).map { try bitmap(Double($0)) }
    let again = try (2...8).reversed().map { try bitmap(Double($0)) }
    #expect(first == again.reversed())
  }

  @Test func `a huge stretched picture costs only its visible part`() throws {
    let grey = try source([[7, 7], [7, 7]])
    let bitmap = try draw(width: 2, height: 1, .image(grey, in: rect(-1e8, -1e8, 2e8, 2e8)))
    #expect(table(bitmap, \.red) == ["07 07"])
  }
}
