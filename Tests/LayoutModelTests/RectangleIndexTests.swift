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
      #expect(index.indices(meeting: wanted, below: end) == expected)
    }
  }

  @Test func `rectangles that share an edge meet`() {
    let index = RectangleIndex([CGRect(x: 0, y: 0, width: 10, height: 10)])
    #expect(index.indices(meeting: CGRect(x: 10, y: 10, width: 5, height: 5), below: 1) == [0])
    #expect(index.indices(meeting: CGRect(x: 10.1, y: 0, width: 5, height: 5), below: 1) == [])
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
