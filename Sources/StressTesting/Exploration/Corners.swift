/// The combinations of the first and last values of factors.
enum Corners {
  /// The most factors that are combined: 128 rows.
  private static let limit = 7

  /// Returns the rows; of many factors, those with the most values are combined, and the others have the first value.
  static func rows(counts: [Int]) -> [[Int]] {
    let varying = counts.indices.filter { counts[$0] > 1 }
      .sorted { (counts[$0], $1) > (counts[$1], $0) }.prefix(limit).sorted()
    return (0..<(1 << varying.count)).map { number in
      var row = counts.map { _ in 0 }
      for (bit, factor) in varying.enumerated() where number >> bit & 1 == 1 {
        row[factor] = counts[factor] - 1
      }
      return row
    }
  }
}
