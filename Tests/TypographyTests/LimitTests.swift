import Foundation
import Testing

@testable import Typography

struct LimitTests {
  private static let megabyte = String(repeating: "abcdefghij", count: 100_000)

  @Test(.timeLimit(.minutes(1)))
  func `A megabyte without a space is wrapped in linear time`() throws {
    let text = try ShapedText(systemText(Self.megabyte))
    #expect(text.layout(width: 200).lines.count > 10_000)
    #expect(text.layout(width: 1).lines.count == 1_000_000)
  }

  @Test(.timeLimit(.minutes(1)))
  func `A megabyte is cut to one line`() throws {
    let lines = try shownLines(Self.megabyte, width: 100, limit: 1, mode: .byTruncatingTail)
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("abcdefghij"))
  }

  @Test(.timeLimit(.minutes(1)))
  func `Ten thousand combining marks stay with their letter`() throws {
    let string = "a" + String(repeating: "\u{301}", count: 10_000) + "b"
    #expect(try shownLines(string, width: 5).count == 2)
    #expect(try shownLines(string, width: 5, limit: 1, mode: .byTruncatingTail) == ["…"])
  }

  @Test func `Bidirectional overrides, controls and halves of surrogate pairs do no harm`() throws {
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

  @Test func `Random characters never crash and keep their ranges in order`() throws {
    var generator = SeededGenerator(state: 3)
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

  @Test func `Runs that do not match the string's length are adjusted`() throws {
    let attributes = try TextAttributes(font: bundled().systemFont(ofSize: 17))
    for lengths in [[1], [100], [2, 100], [0, 1], [1, Int.max], [-5, 2]] {
      let text = AttributedText(
        "abcd", runs: lengths.map { .init(length: $0, attributes: attributes) })
      #expect(ShapedText(text).layout().lines.map(\.text) == ["abcd"])
    }
  }
}
