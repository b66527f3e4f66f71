import Foundation
import Graphics
import Testing

@testable import Typography

/// What each writing system needs from shaping.
struct ScriptTests {
  /// The glyphs of a text from left to right.
  private func glyphs(_ string: String) throws -> [UInt32] {
    try ShapedText(systemText(string)).layout().lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id)
  }

  private func width(_ string: String) throws -> Double {
    try ShapedText(systemText(string)).layout().size.width
  }

  @Test(arguments: [
    ("é", "e\u{301}"), ("Å", "A\u{30A}"), ("ά", "α\u{301}"), ("й", "и\u{306}"), ("ї", "і\u{308}"),
  ])
  func `a letter with a mark looks the same however it is spelled`(
    composed: String, decomposed: String
  ) throws {
    #expect(try glyphs(composed) == glyphs(decomposed))
    #expect(try width(composed) == width(decomposed))
  }

  @Test(arguments: ["AV", "To", "ΑΥ", "Γα", "ГА", "ТО"])
  func `Latin, Greek and Cyrillic pairs are kerned`(pair: String) throws {
    let parts = try pair.map { try width(String($0)) }
    #expect(try width(pair) < parts[0] + parts[1] - 0.1)
  }

  @Test func `a line does not break inside a ligature`() throws {
    // Inter draws an arrow.
    let text = try ShapedText(systemText("a->b"))
    #expect(text.glyphs.count == 3)
    #expect(!text.isCaret(2))
    #expect(text.isCaret(3))
  }

  @Test func `an Arabic letter has four forms`() throws {
    let joined = try glyphs("ببب")
    let alone = try glyphs("ب")
    #expect(joined.count == 3)
    #expect(Set(joined + alone).count == 4)
  }

  @Test func `lam and alef form one glyph that no line break splits`() throws {
    let text = try ShapedText(systemText("لا"))
    #expect(text.glyphs.count == 1)
    #expect(!text.isCaret(1))
  }

  @Test func `Arabic letters of two colours join`() throws {
    var text = try systemText("بب")
    text.runs = [Color.black, Color(red: 1, green: 0, blue: 0)].map { color in
      var attributes = text.runs[0].attributes
      attributes.color = color
      return .init(length: 1, attributes: attributes)
    }
    let ids = ShapedText(text).layout().lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id)
    #expect(try ids == glyphs("بب"))
  }

  @Test(arguments: [("بَ", "ب"), ("שָׁ", "ש"), ("ที่", "ท"), ("กำ", nil)])
  func `marks stay with their letter and take no space`(cluster: String, letter: String?) throws {
    let text = try ShapedText(systemText(cluster))
    #expect((1..<cluster.utf16.count).allSatisfy { !text.isCaret($0) })
    if let letter { #expect(try abs(width(cluster) - width(letter)) < 0.001) }
  }

  @Test func `the Devanagari vowel sign i precedes its consonant`() throws {
    let text = try ShapedText(systemText("कि"))
    let ka = try glyphs("क")[0]
    #expect(text.glyphs.count == 2)
    #expect(text.glyphs[1].id == ka)
  }

  @Test(arguments: ["क्ष", "स्त्री", "र्क", "ज्ञा", "क्षि"])
  func `a Devanagari conjunct is one cluster`(conjunct: String) throws {
    let text = try ShapedText(systemText("अ\(conjunct)अ"))
    let end = 1 + conjunct.utf16.count
    #expect(text.isCaret(1))
    #expect(text.isCaret(end))
    #expect((2..<end).allSatisfy { !text.isCaret($0) })
  }

  @Test func `a number in Hebrew runs from left to right`() throws {
    let line = try glyphs("אב 123")
    #expect(try Array(line.prefix(3)) == glyphs("123"))
  }

  @Test func `brackets are mirrored in Hebrew`() throws {
    let line = try glyphs("(א)")
    #expect(try line.first == glyphs("(a)").first)
    #expect(try line.last == glyphs("(a)").last)
  }

  @Test func `a Latin word in a Hebrew sentence keeps its order`() throws {
    let line = try glyphs("אב abc גד")
    let word = try glyphs("abc")
    let start = try #require(line.firstIndex(of: word[0]))
    #expect(Array(line[start..<start + 3]) == word)
  }

  @Test(arguments: [
    ("「漢字」、かな。", ["」", "、", "。"], ["「"]), ("(한국) 말, 글.", [")", ",", "."], ["("]),
    ("他说：“好！”", ["：", "！", "”"], ["“"]),
  ])
  func `closing marks never begin a line and opening ones never end it`(
    text: String, closing: [String], opening: [String]
  ) throws {
    // The longest stretch without an opportunity is about 90 points wide.
    for width in stride(from: 95.0, to: 160, by: 4) {
      for line in try shownLines(text, width: width).dropFirst() {
        #expect(!closing.contains { line.hasPrefix($0) }, "\(line) at \(width)")
      }
      for line in try shownLines(text, width: width).dropLast() {
        #expect(!opening.contains { line.hasSuffix($0) }, "\(line) at \(width)")
      }
    }
  }

  @Test func `Thai breaks between the words of a dictionary only`() throws {
    let words = ["ภาษา", "ไทย", "เป็น", "ภาษา", "ราชการ", "ของ", "ประเทศ", "ไทย"]
    var offsets: [Int] = []
    for word in words { offsets.append((offsets.last ?? 0) + word.utf16.count) }
    let text = try ShapedText(systemText(words.joined()))
    #expect(Set(text.breaks.map(\.offset)).isSubset(of: offsets))
    #expect(text.breaks.count > 4)
  }

  private static let sequences = [
    "👍🏽", "👩‍👩‍👧‍👦", "🇩🇪", "🇯🇵", "1️⃣", "#️⃣", "❤️", "🏳️‍🌈", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩🏿‍🚒", "🧑🏻‍🤝‍🧑🏾",
  ]

  @Test(arguments: [
    ParagraphStyle.LineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingHead,
    .byTruncatingMiddle, .byTruncatingTail,
  ])
  func `emoji sequences are never split`(mode: ParagraphStyle.LineBreakMode) throws {
    let string = Self.sequences.joined()
    let whole = Set(Self.sequences + ["…"])
    for width in stride(from: 10.0, to: 200, by: 7) {
      for limit in [0, 1, 2] {
        for line in try shownLines(string, width: width, limit: limit, mode: mode) {
          #expect(line.allSatisfy { whole.contains(String($0)) }, "\(line) at \(width)")
        }
      }
    }
  }
}
