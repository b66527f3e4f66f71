import Foundation
import InterfaceBuilder
import TestSupport
import Testing

struct JSONOutlineTests {
  private static let whole = """
    {
      // One cell.
      "source": "A.xib", 'a\\u00e9': [1,
        {b: -1.5e3, "c/d": "x\\"}" }, null, ], /* the end */
      e: {},
    }
    """

  /// Each value with its path and its part of the text.
  private static func described(_ text: String) -> [String] {
    let outline = JSONOutline(text)
    let bytes = Array(text.utf8)
    func path(_ index: Int) -> String {
      let value = outline.values[index]
      guard let parent = value.parent else { return "" }
      let number = outline.values[parent].children.firstIndex(of: index) ?? -1
      return path(parent) + "/" + (value.key?.name ?? "\(number)")
    }
    return outline.values.indices.map { index in
      let value = outline.values[index]
      let part = String(decoding: bytes[value.range], as: UTF8.self)
      let shown = value.children.isEmpty ? part : "…"
      return "\(path(index)) \(value.kind) \(shown) \(value.text)"
    }
  }

  @Test func `values have their kinds, their places and their texts`() {
    #expect(
      Self.described(Self.whole) == [
        " object … ", "/source text \"A.xib\" A.xib", "/aé list … ", "/aé/0 word 1 1",
        "/aé/1 object … ", "/aé/1/b word -1.5e3 -1.5e3", "/aé/1/c/d text \"x\\\"}\" x\"}",
        "/aé/2 word null null", "/e object {} ",
      ])
  }

  @Test(
    arguments: [
      ("", [], []), ("{", [" object { "], []), ("{ \"a", [" object { \"a "], ["a"]),
      ("{ \"a\": }", [" object { \"a\": } "], ["a:"]),
      ("{ a b: 1 }", [" object … ", "/b word 1 1"], ["a"]),
      ("[ { \"a\": [ ], 2", [" list … ", "/0 object … ", "/0/a list [ ] "], ["2"]),
      ("{ \"a\": \"b\n, \"c\": 1 }", [" object … ", "/a text \"b b", "/c word 1 1"], []),
      ("{ \"a\": [1 }", [" object … ", "/a list … ", "/a/0 word 1 1"], []),
    ])
  func `what is being written has the values that are there`(
    text: String, values: [String], open: [String]
  ) {
    #expect(Self.described(text) == values)
    let found = JSONOutline(text).open.map { $0.key.name + ($0.colon == nil ? "" : ":") }
    #expect(found == open)
  }

  @Test(arguments: [
    (0, nil), (1, 0), (6, 0), (10, 0), (11, 1), (13, 2), (14, 2), (15, 1), (16, 0), (18, 0),
    (19, nil),
  ])
  func `the innermost value at a place is found`(offset: Int, expected: Int?) {
    #expect(JSONOutline("{ \"abcd\": [ 12 ]  } ").value(at: offset) == expected)
  }

  @Test func `an object that has no end goes on to the end of the text`() {
    let text = "{ \"a\": { \"b\": 1, "
    #expect(JSONOutline(text).value(at: text.utf8.count) == 1)
  }

  @Test func `lists in one another are read to a depth, and end`() {
    let outline = JSONOutline(String(repeating: "[", count: 10_000))
    #expect(outline.values.count == 33)
  }

  @Test func `cut and damaged texts have values in themselves alone`() {
    for seed in 1...500 {
      var damage = ByteDamage(random: SeededGenerator(seed: UInt64(seed)))
      let bytes = damage.damaged(Array(Self.whole.utf8))
      let text = String(decoding: bytes, as: UTF8.self)
      for value in JSONOutline(text).values {
        #expect(value.range.upperBound <= text.utf8.count, "seed \(seed)")
      }
    }
  }
}
