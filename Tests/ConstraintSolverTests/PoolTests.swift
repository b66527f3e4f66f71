import TestSupport
import Testing

@testable import ConstraintSolver

struct PoolTests {
  @Test func `lists that grow side by side keep their entries`() {
    var pool = Pool(words: 8)
    var generator = SeededGenerator(trial: 1)
    var lists = (0..<20).map { _ in SymbolList(capacity: 1, in: &pool) }
    var rows = (0..<20).map { _ in SparseRow(capacity: 1, in: &pool) }
    var expected = Array(repeating: [Int](), count: 40)
    for number in 0..<20_000 {
      let place = generator.below(40)
      expected[place].append(number)
      if place < 20 {
        lists[place].append(number, in: &pool)
      } else {
        rows[place - 20].append(number, Double(number), in: &pool)
      }
    }
    for (list, numbers) in zip(lists, expected) {
      #expect((0..<list.count).map { list[$0] } == numbers)
    }
    for (row, numbers) in zip(rows, expected.dropFirst(20)) {
      #expect((0..<row.count).map { row.symbols[$0] } == numbers)
      #expect((0..<row.count).map { row.coefficients[$0] } == numbers.map(Double.init))
    }
  }

  @Test(arguments: [1, 4, 5, 100])
  func `a returned row's memory serves the next row of its size`(capacity: Int) {
    var pool = Pool(words: 64)
    let first = SparseRow(capacity: capacity, in: &pool)
    let second = SparseRow(capacity: capacity, in: &pool)
    first.giveBack(to: &pool)
    let third = SparseRow(capacity: capacity, in: &pool)
    #expect(third.coefficients == first.coefficients)
    #expect(third.coefficients != second.coefficients)
  }

  @Test(arguments: [(1, 2), (4, 2), (5, 3), (8, 3), (9, 4), (1024, 10), (1025, 11)])
  func `a block is the smallest power of two that is large enough`(words: Int, size: Int) {
    #expect(Pool.size(for: words) == size)
  }
}
