import Graphics
import Testing

@testable import ImageComparison

/// The rules of ``AntialiasingDetector``, one by one, on pictures of a few pixels.
struct AntialiasingTests {
  /// A pixel of a picture whose rows are digits, from black to white.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rows: String
    let x: Int
    let y: Int
    let isAntialiased: Bool

    init(_ name: String, _ rows: String, _ x: Int, _ y: Int, _ isAntialiased: Bool) {
      (testDescription, self.rows, self.x, self.y) = (name, rows, x, y)
      self.isAntialiased = isAntialiased
    }
  }

  static let cases = [
    Case("an edge: two equal neighbours", "00599 00599 00599 00599 00599", 2, 2, true),
    Case("three equal neighbours", "00599 00559 00599 00599 00599", 2, 2, false),
    Case("nothing brighter", "00500 00500 00510 00500 00500", 2, 2, false),
    Case("nothing darker", "99599 99599 99599 99599 99599", 2, 2, false),
    Case("the darkest in a flat area", "00073 00028 00517 08361 17482", 2, 2, true),
    Case("nothing in a flat area", "01273 10728 27517 08361 17482", 2, 2, false),
    Case(
      "on the border: one equal neighbour beside those missing", "00599 00599 00599", 2, 0, true),
    Case(
      "on the border: two equal neighbours beside those missing", "00599 00559 00599", 2, 0, false),
    Case("the same on the bottom border", "00599 00559 00599", 2, 2, false),
    Case("the same on the right border", "000 000 555 959 999", 2, 2, false),
    Case("the same on the left border", "000 000 555 959 999", 0, 2, false),
    Case(
      "an extreme on the border with two equal neighbours", "20509 99920 90990 95205 00009", 0, 0,
      true),
    Case("in the corner of a flat area", "50999 00999 00999", 0, 0, false),
  ]

  @Test(arguments: cases) func `a pixel is antialiased by the rules`(sample: Case) throws {
    let picture = try picture(sample.rows)
    #expect(isAntialiased(picture, beside: picture, sample) == sample.isAntialiased)
  }

  @Test func `the area has to be flat in the other picture too`() throws {
    let edge = Self.cases[0]
    let noise = try picture("01273 10728 27517 08361 17482")
    #expect(isAntialiased(try picture(edge.rows), beside: noise, edge) == false)
  }

  private func isAntialiased(_ picture: Bitmap, beside other: Bitmap, _ sample: Case) -> Bool? {
    var result: Bool?
    PixelView.withViews(picture, other) {
      result = AntialiasingDetector(picture: $0, other: $1).isAntialiased(sample.x, sample.y)
    }
    return result
  }

  private func picture(_ rows: String) throws -> Bitmap {
    let digits = rows.split(separator: " ").map { $0.compactMap(\.wholeNumberValue) }
    return try bitmap(width: digits[0].count, height: digits.count) { x, y in
      Color(white: Double(digits[y][x]) * 28 / 255)
    }
  }
}
