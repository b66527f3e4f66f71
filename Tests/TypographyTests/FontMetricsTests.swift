import Foundation
import Testing

@testable import Typography

struct FontMetricsTests {
  // Point size, line height, ascender, descender, and a label's height at 1, 2 and 3 pixels per point.
  static let table: [[Double]] = [
    [10, 11.9336, 9.521, -2.412, 12, 12, 12],
    [11, 13.1270, 10.474, -2.653, 14, 13.5, 13.3333],
    [12, 14.3203, 11.426, -2.895, 15, 14.5, 14.3333],
    [13, 15.5137, 12.378, -3.136, 16, 16, 15.6667],
    [14, 16.7070, 13.330, -3.377, 17, 17, 17],
    [15, 17.9004, 14.282, -3.618, 18, 18, 18],
    [16, 19.0938, 15.234, -3.859, 20, 19.5, 19.3333],
    [17, 20.2871, 16.187, -4.101, 21, 20.5, 20.3333],
    [18, 21.4805, 17.139, -4.342, 22, 21.5, 21.6667],
    [19, 22.6738, 18.091, -4.583, 23, 23, 23],
    [20, 23.8672, 19.043, -4.824, 24, 24, 24],
    [21, 25.0605, 19.995, -5.065, 26, 25.5, 25.3333],
    [22, 26.2539, 20.947, -5.307, 27, 26.5, 26.3333],
    [24, 28.6406, 22.852, -5.789, 29, 29, 28.6667],
    [26, 31.0273, 24.756, -6.271, 32, 31.5, 31.3333],
    [28, 33.4141, 26.660, -6.754, 34, 33.5, 33.6667],
    [30, 35.8008, 28.564, -7.236, 36, 36, 36],
    [34, 40.5742, 32.373, -8.201, 41, 41, 40.6667],
  ]

  @Test(arguments: table)
  func `the system font has Apple's line metrics at every size`(row: [Double]) throws {
    for weight in [FontWeight.regular, .medium, .semibold, .bold] {
      let font = try bundled().systemFont(ofSize: row[0], weight: weight)
      #expect(abs(font.lineHeight - row[1]) < 0.0001)
      #expect(abs(font.ascender - row[2]) < 0.001)
      #expect(abs(font.descender - row[3]) < 0.001)
    }
  }

  @Test(arguments: table)
  func `a line of the system font is as tall as on iOS`(row: [Double]) throws {
    let height = try ShapedText(systemText("Label", size: row[0])).layout().size.height
    for (index, scale) in [1.0, 2, 3].enumerated() {
      #expect(abs(ceiled(height, scale: scale) - row[4 + index]) < 0.0001)
    }
  }

  @Test(arguments: [
    (17.0, 2.0, [20.5, 41, 61, 81.5]), (13, 2, [16, 31.5, 47, 62.5]), (15, 2, [18, 36, 54, 72]),
    (12, 2, [14.5, 29, 43]), (14, 2, [17, 33.5]), (17, 3, [20.3333, 40.6667, 61, 81.3333]),
    (15, 3, [18, 36, 54, 71.6667]), (14, 3, [17, 33.6667]),
  ])
  func `the heights of several lines add up before they are rounded`(
    size: Double, scale: Double, heights: [Double]
  ) throws {
    for (index, expected) in heights.enumerated() {
      let text = Array(repeating: "Line", count: index + 1).joined(separator: "\n")
      let height = try ShapedText(systemText(text, size: size)).layout().size.height
      #expect(abs(ceiled(height, scale: scale) - expected) < 0.0001)
    }
  }

  @Test(arguments: [
    (15.0, 20.0, [18.0, 38, 58, 78]), (17, 22, [20.5, 42.5]), (13, 18, [16, 34, 52]),
    (11, 13, [13.5, 26.5]), (20, 25, [24, 49]), (28, 34, [33.5, 67.5]),
  ])
  func `leading is added only between lines`(
    size: Double, leading: Double, heights: [Double]
  ) throws {
    let font = try bundled().systemFont(ofSize: size)
    let spaced = font.withLeading(leading - font.lineHeight)
    #expect(spaced.lineHeight == font.lineHeight)
    for (index, expected) in heights.enumerated() {
      let string = Array(repeating: "Line", count: index + 1).joined(separator: "\n")
      let text = AttributedText(string, attributes: TextAttributes(font: spaced))
      #expect(ceiled(ShapedText(text).layout().size.height, scale: 2) == expected)
    }
  }

  @Test func `cap height and x-height are those of Apple's font`() throws {
    let font = try bundled().systemFont(ofSize: 100)
    #expect(abs(font.capHeight - 70.5) < 0.001)
    #expect(abs(font.xHeight - 52.6) < 0.001)
  }

  @Test(arguments: [0, -1, Double.nan, Double.infinity, 1e9])
  func `an invalid size gives finite metrics`(size: Double) throws {
    let font = try bundled().systemFont(ofSize: size)
    #expect(font.lineHeight.isFinite && font.lineHeight >= 0)
    let layout = try ShapedText(systemText("Text", size: size)).layout(width: 100)
    #expect(layout.size.width.isFinite && layout.size.height.isFinite)
  }

  @Test func `a font of a file has the file's own metrics`() throws {
    let font = try #require(try bundled().font(named: "NotoSansThai-Regular", size: 10))
    #expect(!font.isSystem)
    #expect(abs(font.lineHeight - (1.061 + 0.450) * 10) < 0.1)
  }
}
