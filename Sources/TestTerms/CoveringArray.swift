/// Rows of indices in which each pair of values of two factors occurs.
///
/// 1. A row begins with the first pair that no row has yet.
/// 2. Each further factor takes the value that covers most new pairs with those already chosen; of equal ones the lowest,
///    which is the simplest.
///
/// The greedy method is that of Cohen, Dalal, Fredman and Patton (AETG, 1997), https://doi.org/10.1109/32.605761,
/// without its random candidates.
package struct CoveringArray {
  /// The rows, each with an index for every factor.
  package private(set) var rows: [[Int]] = []
  package let pairCount: Int
  private let counts: [Int]
  private var isCovered: [Bool]
  private let starts: [Int]
  /// All pairs of factors, the lower index first.
  private let factorPairs: [(first: Int, second: Int)]

  /// Creates the rows for factors with some numbers of values, each at least 1.
  package init(counts: [Int]) {
    self.counts = counts
    factorPairs = counts.indices.flatMap { second in (0..<second).map { ($0, second) } }
    var starts: [Int] = []
    var total = 0
    for (first, second) in factorPairs {
      starts.append(total)
      total += counts[first] * counts[second]
    }
    self.starts = starts
    pairCount = total
    isCovered = [Bool](repeating: false, count: total)
    if counts.count < 2 {
      rows = counts.first.map { (0..<$0).map { [$0] } } ?? [[]]
      return
    }
    for (first, second) in factorPairs { coverPairs(first, second) }
    spreadOut()
  }

  /// Orders the rows so that also the first few have values from everywhere: by a stride of the golden ratio.
  private mutating func spreadOut() {
    var stride = max(1, Int(Double(rows.count) * 0.618))
    while greatestCommonDivisor(stride, rows.count) > 1 { stride += 1 }
    rows = rows.indices.map { rows[$0 * stride % rows.count] }
  }

  private func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : greatestCommonDivisor(other, one % other)
  }

  private mutating func coverPairs(_ first: Int, _ second: Int) {
    for left in 0..<counts[first] {
      for right in 0..<counts[second]
      where !isCovered[place(first, left, second, right)] {
        addRow(first, left, second, right)
      }
    }
  }

  private mutating func addRow(_ first: Int, _ left: Int, _ second: Int, _ right: Int) {
    var row: [Int?] = counts.map { _ in nil }
    row[first] = left
    row[second] = right
    for factor in counts.indices where row[factor] == nil {
      row[factor] = best(factor, in: row)
    }
    let complete = row.compactMap(\.self)
    for (first, second) in factorPairs {
      isCovered[place(first, complete[first], second, complete[second])] = true
    }
    rows.append(complete)
  }

  private func best(_ factor: Int, in row: [Int?]) -> Int {
    var best = (value: 0, gain: -1)
    for value in 0..<counts[factor] {
      let gain = counts.indices.count { other in
        guard other != factor, let chosen = row[other] else { return false }
        return !isCovered[place(other, chosen, factor, value)]
      }
      if gain > best.gain { best = (value, gain) }
    }
    return best.value
  }

  /// The place of a pair among all pairs.
  private func place(_ one: Int, _ left: Int, _ other: Int, _ right: Int) -> Int {
    guard one < other else { return place(other, right, one, left) }
    return starts[other * (other - 1) / 2 + one] + left * counts[other] + right
  }

  /// Returns how many pairs occur in the first rows.
  package func coveredPairs(inFirst count: Int) -> Int {
    var places: Set<Int> = []
    for row in rows.prefix(count) {
      for (first, second) in factorPairs {
        places.insert(place(first, row[first], second, row[second]))
      }
    }
    return places.count
  }
}
