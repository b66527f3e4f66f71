import CICU
import Foundation
import Testing

@testable import Typography

struct DirectionTests {
  /// The face names of a text's runs from left to right.
  private func runs(_ string: String, _ direction: WritingDirection) throws -> [String] {
    try ShapedText(systemText(string), direction: direction).layout().lines
      .flatMap(\.runs).map(\.source.name)
  }

  @Test func `runs are in visual order`() throws {
    let (latin, hebrew) = ("Inter-Regular", "NotoSansHebrew-Regular")
    #expect(try runs("abc עבר", .leftToRight) == [latin, hebrew])
    #expect(try runs("abc עבר", .rightToLeft) == [hebrew, latin])
    #expect(try runs("abc עבר", .natural) == [latin, hebrew])
    #expect(try runs("עבר abc", .natural) == [latin, hebrew])
  }

  @Test func `letters of a right-to-left word run to the left`() throws {
    let text = try ShapedText(systemText("אב"))
    let glyphs = try #require(text.layout().lines.first?.runs.first?.glyphs)
    let first = try #require(
      try ShapedText(systemText("א")).layout().lines.first?.runs.first?.glyphs.first)
    #expect(glyphs.last?.id == first.id)
    #expect(glyphs[0].position.x < glyphs[1].position.x)
  }

  @Test func `natural alignment follows the paragraph`() throws {
    let text = try ShapedText(systemText("abc\nעבר"))
    let lines = text.layout(width: 200).lines
    #expect(lines[0].x == 0)
    #expect(abs(lines[1].x + lines[1].width - 200) < 0.001)
  }

  @Test(arguments: [
    (ParagraphStyle.Alignment.left, 0.0), (.center, 0.5), (.right, 1),
  ])
  func `alignment moves a line within the width`(
    alignment: ParagraphStyle.Alignment, part: Double
  ) throws {
    let style = ParagraphStyle(alignment: alignment)
    let line = try #require(
      try ShapedText(systemText("abc"), style: style).layout(width: 200).lines.first)
    #expect(abs(line.x - (200 - line.width) * part) < 0.001)
    #expect(abs((line.runs.first?.glyphs.first?.position.x ?? -1) - line.x) < 0.001)
  }

  @Test func `justified lines fill the width, except the last`() throws {
    let style = ParagraphStyle(alignment: .justified)
    let lines = try ShapedText(systemText("The quick brown fox jumps over"), style: style)
      .layout(width: 150).lines
    #expect(lines.count == 2)
    #expect(lines[0].width == 150)
    #expect(lines[1].width < 150)
  }

  @Test func `Arabic letters join`() throws {
    let joined = try ShapedText(systemText("بب")).layout().lines.flatMap(\.runs)[0].glyphs.map(\.id)
    let alone = try ShapedText(systemText("ب")).layout().lines.flatMap(\.runs)[0].glyphs.map(\.id)
    #expect(!joined.contains(alone[0]))
  }

  /// The characters of one line from left to right; one glyph per character.
  private func visual(
    _ string: String, _ direction: WritingDirection, width: Double = .infinity,
    mode: ParagraphStyle.LineBreakMode = .byTruncatingTail
  ) throws -> String {
    let layout = try ShapedText(
      systemText(string), style: ParagraphStyle(lineBreakMode: mode), direction: direction
    ).layout(width: width, maximumNumberOfLines: 1)
    var names: [UInt32: Character] = [:]
    for character in Set(string + "…") {
      let run = try ShapedText(systemText(String(character))).layout().lines.first?.runs.first
      if let glyph = run?.glyphs.first { names[glyph.id] = character }
    }
    return String(
      layout.lines.flatMap(\.runs).flatMap(\.glyphs).map { names[$0.id] ?? "?" })
  }

  @Test(arguments: [
    ("The quick brown", WritingDirection.natural, "The qui…"),
    ("The quick brown", .rightToLeft, "…The qui"),
    ("שלום עולם שלום", .natural, "…ולוע םולש"),
  ])
  func `the ellipsis is at the paragraph's trailing edge`(
    string: String, direction: WritingDirection, expected: String
  ) throws {
    let shown = try visual(string, direction, width: 75)
    #expect(shown.first == expected.first)
    #expect(shown.last == expected.last)
    #expect(shown.contains("…"))
  }

  @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
  func `an ellipsis inside Latin text stays between the parts around it`(
    direction: WritingDirection
  ) throws {
    let shown = try visual("Thequickbrown", direction, width: 90, mode: .byTruncatingMiddle)
    #expect(shown.hasPrefix("The"))
    #expect(shown.hasSuffix("own"))
  }

  @Test func `a tab in a right-to-left paragraph separates words in reading order`() throws {
    #expect(try visual("ab\tcd", .leftToRight) == "abcd")
    #expect(try visual("ab\tcd", .rightToLeft) == "cdab")
  }

  @Test func `an invisible control character does not split a word`() throws {
    #expect(try visual("אab\u{1}cd", .rightToLeft) == "abcdא")
  }

  @Test func `every right-to-left character is recognised`() {
    for value in 0..<0x1F000 as Range<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let units = Array(String(scalar).utf16)
      let (level, isSkipped) = units.withUnsafeBufferPointer { text in
        (
          BidiLevels(text, direction: .natural, paragraphStarts: [0]).run(at: 0, limit: 1).level,
          shim_has_right_to_left(text.baseAddress, Int32(text.count)) == 0
        )
      }
      #expect(level == 0 || !isSkipped, "\(scalar)")
    }
  }

  @Test func `each paragraph has the direction of its own first letter`() {
    let units = Array("abc\nעבר\u{2028}abc\n\nabc".utf16)
    let starts = [0, 4, 8, 12, 13]
    let bidi = units.withUnsafeBufferPointer {
      BidiLevels($0, direction: .natural, paragraphStarts: starts)
    }
    // A line separator ends a line but not a paragraph.
    #expect(starts.indices.map { bidi.level(ofParagraph: $0) } == [0, 1, 1, 0, 0])
  }
}
