import Foundation
import TestSupport
import Testing

@testable import Typography

struct LimitTests {
  private static let megabyte = String(repeating: "abcdefghij", count: 100_000)

  @Test(arguments: [(9_999.5, 9_999.5), (10_000, 10_000), (10_000.5, 10_000), (.infinity, 0)])
  func `a font has 10,000 points at most`(size: Double, limited: Double) throws {
    #expect(try bundled().systemFont(ofSize: size).pointSize == limited)
  }

  @Test(arguments: [(-2e-6, 2), (-5e-7, 1), (0, 1), (1, 1)])
  func `a line may be short of room by a rounding error`(room: Double, count: Int) throws {
    let text = try ShapedText(systemText("Two words"))
    let width = text.layout().lines[0].width
    #expect(text.layout(width: width + room).lines.count == count)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a megabyte without a space is wrapped in linear time`() throws {
    let start = Thread.processorTime
    defer { #expect(Thread.processorTime - start < 60) }
    let text = try ShapedText(systemText(Self.megabyte))
    #expect(text.layout(width: 200).lines.count > 10_000)
    #expect(text.layout(width: 1).lines.count == 1_000_000)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a megabyte is truncated to one line`() throws {
    let start = Thread.processorTime
    defer { #expect(Thread.processorTime - start < 60) }
    let lines = try shownLines(Self.megabyte, width: 100, limit: 1, mode: .byTruncatingTail)
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("abcdefghij"))
  }

  @Test(.timeLimit(.minutes(5)))
  func `ten thousand combining marks stay with their letter`() throws {
    let start = Thread.processorTime
    defer { #expect(Thread.processorTime - start < 60) }
    let string = "a" + String(repeating: "\u{301}", count: 10_000) + "b"
    #expect(try shownLines(string, width: 5).count == 2)
    #expect(try shownLines(string, width: 5, limit: 1, mode: .byTruncatingTail) == ["…"])
  }

  /// Texts of a hundred thousand units or more that are expensive at every unit.
  private static let long: [(name: String, unit: String, count: Int)] = [
    ("Arabic", "ببا", 30_000), ("Chinese", "漢字", 50_000), ("Thai", "ภาษาไทย", 15_000),
    ("Devanagari", "क्षि", 25_000), ("one cluster of joined emoji", "👩\u{200D}", 30_000),
    ("flags", "🇩🇪", 25_000), ("two directions", "aא", 25_000), ("two faces", "a漢", 25_000),
    ("nested embeddings", "a\u{202B}א\u{202A}", 25_000), ("isolates", "\u{2067}a", 50_000),
    ("brackets", "(א", 25_000), ("spaces", " ", 500_000), ("separators", "\n", 100_000),
    ("tabs", "\t", 100_000), ("controls", "\u{1}", 100_000), ("joiners", "\u{200D}", 100_000),
    ("Arabic marks", "ب\u{64E}\u{651}\u{610}", 20_000), ("missing", "\u{F8123}", 25_000),
    ("virama", "\u{94D}", 50_000), ("soft hyphens", "a\u{AD}", 50_000),
  ]

  @Test(.timeLimit(.minutes(5)), arguments: long.map(\.name))
  func `long texts of every kind are laid out in linear time`(name: String) throws {
    let start = Thread.processorTime
    defer { #expect(Thread.processorTime - start < 60) }
    let sample = try #require(Self.long.first { $0.name == name })
    let string = String(repeating: sample.unit, count: sample.count)
    let text = try ShapedText(
      systemText(string), style: ParagraphStyle(lineBreakMode: .byTruncatingMiddle))
    for (width, limit) in [(Double.infinity, 0), (1, 0), (100, 1)] {
      #expect(!text.layout(width: width, maximumNumberOfLines: limit).lines.isEmpty)
    }
    #expect(placesAreFinite(text.layout(width: 200)))
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: ["a\u{301}", "ب\u{64E}", "क\u{93C}", "👍\u{1F3FD}", "ก\u{E34}"])
  func `ten thousand marks on one letter are one cluster`(cluster: String) throws {
    let start = Thread.processorTime
    defer { #expect(Thread.processorTime - start < 60) }
    let scalars = Array(cluster.unicodeScalars)
    let marks = String(String.UnicodeScalarView(Array(repeating: scalars[1], count: 10_000)))
    let text = try ShapedText(systemText(String(scalars[0]) + marks))
    #expect(text.layout(width: 5).lines.count <= 2)
    #expect(placesAreFinite(text.layout(width: 5)))
  }

  @Test func `bidirectional overrides, controls and lone surrogates do no harm`() throws {
    let half = String(decoding: [0x61, 0xD800, 0x62, 0xDC00] as [UInt16], as: UTF16.self)
    let controls = String(String.UnicodeScalarView((0..<0xA0).compactMap(Unicode.Scalar.init)))
    let nested = String(repeating: "\u{202E}a\u{2067}", count: 500)
    for string in [half, controls, nested, "\u{202E}", "\u{FE0F}", "\u{200D}", "\u{301}"] {
      for mode in [ParagraphStyle.LineBreakMode.byWordWrapping, .byTruncatingMiddle] {
        let style = ParagraphStyle(lineBreakMode: mode)
        let layout = try ShapedText(systemText(string), style: style)
          .layout(width: 40, maximumNumberOfLines: 2)
        #expect(!layout.lines.isEmpty)
        #expect(placesAreFinite(layout))
      }
    }
  }

  @Test func `random characters never crash and keep their ranges in order`() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let scalars = (0..<30).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0...0x1F_FFF, using: &generator))
      }
      let string = String(String.UnicodeScalarView(scalars))
      let layout = try ShapedText(systemText(string)).layout(width: 60)
      #expect(layout.lines.last?.range.upperBound == string.utf16.count)
      #expect(placesAreFinite(layout))
    }
  }

  @Test func `runs that do not match the string's length are adjusted`() throws {
    let attributes = try TextAttributes(font: bundled().systemFont(ofSize: 17))
    for lengths in [[1], [100], [2, 100], [0, 1], [1, Int.max], [-5, 2]] {
      let text = AttributedText(
        "abcd", runs: lengths.map { .init(length: $0, attributes: attributes) })
      #expect(ShapedText(text).layout().lines.map(\.text) == ["abcd"])
    }
  }
}
