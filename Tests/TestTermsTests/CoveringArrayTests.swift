import TestTerms
import Testing

struct CoveringArrayTests {
  @Test(arguments: [
    [2, 3], [3, 3, 3, 3], [14, 14, 5, 2, 1, 1, 1, 6], [1, 1, 4], [2, 2, 2, 2, 2, 2],
  ])
  func `each pair of values occurs in a row`(counts: [Int]) {
    let array = CoveringArray(counts: counts)
    for second in counts.indices {
      for first in 0..<second {
        let pairs = Set(array.rows.map { [$0[first], $0[second]] })
        #expect(pairs.count == counts[first] * counts[second])
      }
    }
    #expect(array.coveredPairs(inFirst: array.rows.count) == array.pairCount)
  }

  /// At least as many rows as the two largest factors have combinations, and far fewer than all combinations.
  @Test func `there are few rows`() {
    #expect(CoveringArray(counts: [3, 3, 3, 3]).rows.count <= 12)
    let rows = CoveringArray(counts: [14, 14, 5, 2, 6]).rows.count
    #expect((196...220).contains(rows))
  }

  @Test func `the first rows cover only some pairs`() {
    let array = CoveringArray(counts: [2, 2])
    #expect(array.pairCount == 4)
    #expect((0...4).map(array.coveredPairs) == [0, 1, 2, 3, 4])
  }

  @Test func `a single factor has a row for each value`() {
    #expect(CoveringArray(counts: [3]).rows == [[0], [1], [2]])
    #expect(CoveringArray(counts: []).rows == [[]])
  }
}
