/// Groups of numbers, of which some are joined one after the other.
///
/// Union–find with path halving: Tarjan and van Leeuwen, "Worst-Case Analysis of Set Union Algorithms" (1984,
/// doi:10.1145/62.2160).
struct DisjointSets {
  /// Another number of the same group, for each number; a group's representative has itself.
  private var parents: [Int]

  /// Creates groups of one number each, for the numbers from 0.
  init(count: Int) { parents = Array(0..<count) }

  mutating func join(_ number: Int, _ other: Int) {
    parents[representative(of: number)] = representative(of: other)
  }

  /// Returns the same number for all of a group, as long as nothing is joined.
  mutating func representative(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }
}
