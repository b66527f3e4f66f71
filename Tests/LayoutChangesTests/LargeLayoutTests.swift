import Testing

@testable import LayoutChanges

/// Long lists of siblings, as a hostile file may hold, are not compared pair by pair.
struct LargeLayoutTests {
  @Test func `lists that differ in everything are not compared pair by pair`() {
    var count = 0
    let alignment = SiblingAlignment(20_000, 20_000, perfect: 2) { _, _ in
      count += 1
      return 1
    }
    #expect(count < 100)
    #expect(alignment.pairs.isEmpty)
  }

  @Test func `equal ends of long lists are paired`() {
    let alignment = SiblingAlignment(20_000, 20_002, perfect: 1) { old, new in
      old == new && old < 9_000 || old + 2 == new && old > 11_000 ? 1 : 0
    }
    #expect(alignment.pairs.count == 9_000 + 8_999)
  }
}
