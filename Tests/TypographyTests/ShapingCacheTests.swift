import Testing

@testable import Typography

struct ShapingCacheTests {
  @Test func `an equal text is shaped once`() throws {
    let cache = ShapingCache()
    let first = try cache.shapedText(systemText("Title"))
    #expect(try cache.shapedText(systemText("Title")) === first)
  }

  @Test func `another font, style or direction is another text`() throws {
    let cache = ShapingCache()
    let first = try cache.shapedText(systemText("Title"))
    #expect(try cache.shapedText(systemText("Title", size: 18)) !== first)
    #expect(
      try cache.shapedText(systemText("Title"), style: ParagraphStyle(alignment: .right)) !== first)
    #expect(try cache.shapedText(systemText("Title"), direction: .rightToLeft) !== first)
  }

  @Test func `texts in use stay cached, others are dropped`() throws {
    let cache = ShapingCache(maximumLength: 400)
    let kept = try cache.shapedText(systemText("kept"))
    let dropped = try cache.shapedText(systemText("dropped"))
    for number in 0..<50 {
      _ = try cache.shapedText(systemText("other \(number)"))
      #expect(try cache.shapedText(systemText("kept")) === kept)
    }
    #expect(try cache.shapedText(systemText("dropped")) !== dropped)
  }

  private struct Weak {
    weak var text: ShapedText?
  }

  @Test func `cached texts together stay within the limit`() throws {
    let cache = ShapingCache(maximumLength: 2000)
    var shaped: [Weak] = []
    for number in 0..<200 {
      let string = String(repeating: "x", count: number % 40) + " \(number)"
      shaped.append(Weak(text: try cache.shapedText(systemText(string))))
      let length = shaped.reduce(0) { $0 + ($1.text?.units.count ?? 0) }
      #expect(length <= 2000)
    }
    #expect(shaped.contains { $0.text == nil })
    #expect(shaped.last?.text != nil)
  }

  @Test func `a text that would fill the cache is not cached`() throws {
    let cache = ShapingCache(maximumLength: 400)
    let long = try systemText(String(repeating: "x", count: 300))
    #expect(cache.shapedText(long) !== cache.shapedText(long))
  }
}
