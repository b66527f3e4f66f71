import Foundation
import UIKit

/// The boxes of a blueprint that can move or change size, found by elimination: a reference independent of the solver.
///
/// A blueprint's required rules can all be met, so the best layouts meet all of them, and its inequalities have slack.
/// The rest is linear algebra.
struct Freedom {
  private let blueprint: Blueprint
  /// Rows in reduced echelon form over the edges minX, maxX, minY, maxY of each box.
  private var rows: [[Double]] = []
  private var pivots: [Int] = []

  private static let tolerance = 1e-9

  init(_ blueprint: Blueprint, without left: Set<Int>) {
    self.blueprint = blueprint
    for (index, rule) in blueprint.rules.enumerated()
    where rule.relation == .equal && rule.meaning != .unmet && !left.contains(index) {
      insert(row(of: rule.first, minus: rule.second, times: rule.multiplier))
    }
    for (index, box) in blueprint.boxes.enumerated() {
      if box.contentWidth == box.frame.width { insert(row(of: .init(index, .width))) }
      if box.contentHeight == box.frame.height { insert(row(of: .init(index, .height))) }
    }
  }

  /// The boxes with an edge that the rules do not determine.
  var freeBoxes: Set<Int> {
    Set(
      blueprint.boxes.indices.filter { box in
        (4 * box..<4 * box + 4).contains { !isDetermined($0) }
      })
  }

  /// The number of independent ways in which boxes can move.
  var degrees: Int { 4 * blueprint.boxes.count - pivots.count }

  private func isDetermined(_ column: Int) -> Bool {
    guard let row = pivots.firstIndex(of: column) else { return false }
    return rows[row].indices.allSatisfy {
      $0 == column || abs(rows[row][$0]) < Self.tolerance
    }
  }

  private mutating func insert(_ new: [Double]) {
    var row = new
    for (pivot, other) in zip(pivots, rows) { row.subtract(other, times: row[pivot]) }
    guard let pivot = row.indices.max(by: { abs(row[$0]) < abs(row[$1]) }),
      abs(row[pivot]) > Self.tolerance
    else { return }
    row = row.map { $0 / row[pivot] }
    for index in rows.indices { rows[index].subtract(row, times: rows[index][pivot]) }
    rows.append(row)
    pivots.append(pivot)
  }

  private func row(
    of first: Blueprint.Anchor, minus second: Blueprint.Anchor? = nil, times multiplier: Double = 1
  ) -> [Double] {
    var row = [Double](repeating: 0, count: 4 * blueprint.boxes.count)
    add(first, times: 1, to: &row)
    if let second { add(second, times: -multiplier, to: &row) }
    return row
  }

  /// The cell's edges are constants and have no column.
  private func add(_ anchor: Blueprint.Anchor, times factor: Double, to row: inout [Double]) {
    guard let box = anchor.box else { return }
    let start = 4 * box + (anchor.attribute.isVertical ? 2 : 0)
    let (low, high) = anchor.attribute.shares
    row[start] += factor * low
    row[start + 1] += factor * high
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isVertical: Bool { [.top, .bottom, .centerY, .height].contains(self) }

  /// The coefficients of an axis's lower and higher edge in the attribute.
  fileprivate var shares: (Double, Double) {
    switch self {
    case .leading, .top: (1, 0)
    case .trailing, .bottom: (0, 1)
    case .centerX, .centerY: (0.5, 0.5)
    default: (-1, 1)
    }
  }
}

extension [Double] {
  fileprivate mutating func subtract(_ other: [Double], times factor: Double) {
    guard factor != 0 else { return }
    for index in indices where other[index] != 0 { self[index] -= factor * other[index] }
  }
}
