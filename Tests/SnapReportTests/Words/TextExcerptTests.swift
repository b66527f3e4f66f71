import Testing

@testable import SnapReport

struct TextExcerptTests {
  /// Two texts of one length that differ in their last letter.
  private func excerpt(length: Int) -> TextExcerpt {
    let shared = String(repeating: "x", count: length - 1)
    return TextExcerpt(old: shared + "a", new: shared + "b")
  }

  @Test(arguments: [31, 32]) func `texts of 32 letters are shown whole`(length: Int) {
    let shared = String(repeating: "x", count: length - 1)
    #expect(excerpt(length: length).old == "\"\(shared)a\"")
    #expect(excerpt(length: length).new == "\"\(shared)b\"")
  }

  @Test func `of longer texts, eight letters before the difference are shown`() {
    #expect(excerpt(length: 33).old == "\"…xxxxxxxxa\"")
    #expect(excerpt(length: 33).new == "\"…xxxxxxxxb\"")
  }

  @Test(arguments: [(7, 0), (8, 0), (9, 1), (30, 22)])
  func `an excerpt begins eight letters before the difference`(shared: Int, start: Int) {
    let letters = String((0..<40).map { Character(UnicodeScalar(UInt8(65 + $0))) })
    let old = letters.prefix(shared) + String(repeating: "-", count: 40)
    let excerpt = TextExcerpt(old: String(old), new: letters)
    let rest = letters.dropFirst(start)
    #expect(
      excerpt.new
        == "\"\(start > 0 ? "…" : "")\(rest.prefix(32))\(rest.count > 32 ? "…" : "")\"")
  }

  @Test func `an excerpt has 32 letters, and line ends as signs`() {
    #expect(TextExcerpt(old: nil, new: "a\nb").old == "none")
    #expect(TextExcerpt(old: nil, new: "a\nb").new == "\"a⏎b\"")
    let long = String(repeating: "y", count: 33)
    #expect(TextExcerpt(old: "", new: long).new == "\"\(long.prefix(32))…\"")
  }
}
