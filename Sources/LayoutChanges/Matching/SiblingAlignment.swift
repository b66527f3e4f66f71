/// The pairs of two lists of siblings that keep their order and are the most alike in sum.
///
/// In a row of alike views that lost one, each of the others keeps its partner: pairs by index would move all views
/// behind the gap by one. The sum is found as in
/// [Needleman and Wunsch](https://doi.org/10.1016/0022-2836(70)90057-4), without a price for gaps.
struct SiblingAlignment {
  /// The pairs of positions in the old and the new list, in order.
  private(set) var pairs: [(old: Int, new: Int)] = []

  /// The most sums that are compared: those of lists of a thousand elements that differ in all.
  ///
  /// Time and memory grow with the product of both counts. Of longer lists only equal ends are paired.
  private static let mostSums = 1 << 20

  /// Aligns two lists by the likeness of the elements at two positions; those with 0 are never paired.
  ///
  /// The perfect likeness, of elements that differ in nothing, is the highest.
  init(_ oldCount: Int, _ newCount: Int, perfect: Int, likeness: (Int, Int) -> Int) {
    // No other pairs of perfect ends would be better, and most lists differ in one place.
    let shorter = min(oldCount, newCount)
    let start = (0..<shorter).first { likeness($0, $0) != perfect } ?? shorter
    let kept = (0..<shorter - start).first {
      likeness(oldCount - 1 - $0, newCount - 1 - $0) != perfect
    }
    let end = kept ?? shorter - start
    pairs = (0..<start).map { ($0, $0) }
    let (old, new) = (start..<oldCount - end, start..<newCount - end)
    if old.count * new.count <= Self.mostSums { align(old, new, likeness) }
    pairs += (0..<end).reversed().map { (oldCount - 1 - $0, newCount - 1 - $0) }
  }

  private mutating func align(
    _ old: Range<Int>, _ new: Range<Int>, _ likeness: (Int, Int) -> Int
  ) {
    let likenesses = old.map { old in new.map { likeness(old, $0) } }
    let best = Self.bestSums(likenesses, columns: new.count)
    var (row, column) = (0, 0)
    while row < old.count, column < new.count {
      let value = likenesses[row][column]
      if value > 0, best[row][column] == value + best[row + 1][column + 1] {
        pairs.append((old.lowerBound + row, new.lowerBound + column))
        (row, column) = (row + 1, column + 1)
      } else if best[row][column] == best[row + 1][column] {
        row += 1
      } else {
        column += 1
      }
    }
  }

  /// The best sum of what follows each position in both lists.
  private static func bestSums(_ likenesses: [[Int]], columns: Int) -> [[Int]] {
    let none = Array(repeating: 0, count: columns + 1)
    var best = Array(repeating: none, count: likenesses.count + 1)
    for row in likenesses.indices.reversed() {
      for column in (0..<columns).reversed() {
        best[row][column] = max(
          best[row + 1][column], best[row][column + 1],
          likenesses[row][column] + best[row + 1][column + 1])
      }
    }
    return best
  }
}
