internal import Foundation

/// The heights of a section's rows: measured ones, and estimates for the others.
///
/// With one estimate for all rows nothing is done for a row that is not measured.
struct RowHeights {
  let count: Int
  private let base: CGFloat
  private let estimates: [CGFloat]?
  /// What rows differ from the base.
  private var differences: FenwickTree
  private var measured: [Int: CGFloat] = [:]

  /// Creates rows that are all estimated alike.
  init(count: Int, estimate: CGFloat) {
    self.count = count
    base = estimate
    estimates = nil
    differences = FenwickTree(count: count)
  }

  /// Creates rows with an estimate each.
  init(estimates: [CGFloat]) {
    count = estimates.count
    base = 0
    self.estimates = estimates
    differences = FenwickTree(count: count)
    for (row, height) in estimates.enumerated() { differences.add(height, at: row) }
  }

  /// The height of all rows together.
  var total: CGFloat { top(of: count) }

  func estimate(of row: Int) -> CGFloat { estimates?[row] ?? base }

  func measuredHeight(of row: Int) -> CGFloat? { measured[row] }

  func height(of row: Int) -> CGFloat { measured[row] ?? estimate(of: row) }

  /// Returns the distance of a row from the first one's top; of `count`, the height of all.
  func top(of row: Int) -> CGFloat { base * CGFloat(row) + differences.sum(before: row) }

  /// Returns the row at a distance from the first one's top; the last one below all, nil of none.
  func row(at distance: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    return min(differences.count(below: distance, base: base), count - 1)
  }

  /// Replaces the estimate of a row, or what was measured before.
  mutating func setMeasured(_ height: CGFloat, of row: Int) {
    differences.add(height - self.height(of: row), at: row)
    measured[row] = height
  }
}
