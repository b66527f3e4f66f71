import Foundation
import LayoutModel
import TestSupport
import Testing

struct RectangleIndexTests {
  @Test(arguments: [0, 1, 2, 7, 8, 9, 16, 17, 100, 1000])
  func `the index finds what a comparison with each rectangle finds`(count: Int) {
    var generator = SeededGenerator(trial: count)
    let rects = (0..<count).map { _ in rect(&generator) }
    let index = RectangleIndex(rects)
    for trial in 0..<50 {
      let (wanted, end) = (rect(&generator), trial == 0 ? count : generator.below(count + 1))
      let expected = rects.indices.filter { $0 < end && touch(rects[$0], wanted) }
      #expect(Array(index.indices(meeting: wanted, below: end)) == expected)
    }
  }

  @Test(arguments: [1, 8, 9, 100, 1000])
  func `rectangles that were removed or left out are not found`(count: Int) {
    var generator = SeededGenerator(trial: count)
    let rects = (0..<count).map { _ in rect(&generator) }
    let members = rects.indices.filter { $0 % 3 != 0 || count == 1 }
    var index = RectangleIndex(rects, members: members)
    var present = Set(members)
    while let next = present.min() {
      let wanted = rect(&generator)
      let expected = present.sorted().filter { touch(rects[$0], wanted) }
      #expect(Array(index.indices(meeting: wanted, below: count)) == expected)
      let removed = members[generator.below(members.count)]
      for place in [removed, next] {
        index.remove(place)
        present.remove(place)
      }
    }
    #expect(
      Array(index.indices(meeting: CGRect(x: -99, y: -99, width: 999, height: 999), below: count))
        == [])
  }

  @Test func `a search that ends early does not open what lies behind`() {
    let rects = Array(repeating: CGRect(x: 0, y: 0, width: 10, height: 10), count: 100_000)
    let index = RectangleIndex(rects)
    // Each search alone would take 100,000 steps if all were found first.
    let firsts = (1...10_000).map { end in
      var found = index.indices(meeting: rects[0], below: 10 * end).makeIterator()
      return found.next()
    }
    #expect(firsts.allSatisfy { $0 == 0 })
  }

  @Test func `rectangles that share an edge meet`() {
    let index = RectangleIndex([CGRect(x: 0, y: 0, width: 10, height: 10)])
    #expect(
      Array(index.indices(meeting: CGRect(x: 10, y: 10, width: 5, height: 5), below: 1)) == [0])
    #expect(
      Array(index.indices(meeting: CGRect(x: 10.1, y: 0, width: 5, height: 5), below: 1)) == [])
  }

  /// Small whole numbers, so that edges often coincide; some are empty.
  private func rect(_ generator: inout SeededGenerator) -> CGRect {
    CGRect(
      x: generator.below(60) - 10, y: generator.below(60) - 10, width: generator.below(12),
      height: generator.below(12))
  }

  private func touch(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX <= other.maxX && one.maxX >= other.minX && one.minY <= other.maxY
      && one.maxY >= other.minY
  }
}
