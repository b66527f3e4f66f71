import Testing

@testable import Typography

struct ShapingCacheTests {
  @Test func `An equal text is shaped once`() throws {
    let cache = ShapingCache()
    let first = try cache.shapedText(systemText("Title"))
    #expect(try cache.shapedText(systemText("Title")) === first)
  }

  @Test func `Another font, style or direction is another text`() throws {
    let cache = ShapingCache()
    let first = try cache.shapedText(systemText("Title"))
    #expect(try cache.shapedText(systemText("Title", size: 18)) !== first)
    #expect(
      try cache.shapedText(systemText("Title"), style: ParagraphStyle(alignment: .right)) !== first)
    #expect(try cache.shapedText(systemText("Title"), direction: .rightToLeft) !== first)
  }

  @Test func `What is in use stays, what is not goes`() throws {
    let cache = ShapingCache(maximumLength: 400)
    let kept = try cache.shapedText(systemText("kept"))
    let dropped = try cache.shapedText(systemText("dropped"))
    for number in 0..<50 {
      _ = try cache.shapedText(systemText("other \(number)"))
      #expect(try cache.shapedText(systemText("kept")) === kept)
    }
    #expect(try cache.shapedText(systemText("dropped")) !== dropped)
  }
}
