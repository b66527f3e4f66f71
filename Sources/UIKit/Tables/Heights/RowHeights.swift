internal import Foundation

/// The heights of a section's rows: measured ones, and estimates for the others.
///
/// With one estimate for all rows, unmeasured rows take no work.
struct RowHeights {
  let count: Int
  private let base: CGFloat
  private let estimates: [CGFloat]?
  /// The differences of rows from the base.
  private var differences: FenwickTree
  private var measured: [Int: CGFloat] = [:]

  /// Creates rows with the same estimate.
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

  var total: CGFloat { top(of: count) }

  func estimate(of row: Int) -> CGFloat { estimates?[row] ?? base }

  func measuredHeight(of row: Int) -> CGFloat? { measured[row] }

  func height(of row: Int) -> CGFloat { measured[row] ?? estimate(of: row) }

  /// Returns the distance of a row from the top of the first; for `count`, the total height.
  func top(of row: Int) -> CGFloat { base * CGFloat(row) + differences.sum(before: row) }

  /// Returns the row at a distance from the top of the first; the last one beyond the end, nil without rows.
  func row(at distance: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    return min(differences.count(below: distance, base: base), count - 1)
  }

  /// Replaces the estimate of a row, or its previous measurement.
  mutating func setMeasured(_ height: CGFloat, of row: Int) {
    differences.add(height - self.height(of: row), at: row)
    measured[row] = height
  }
}
