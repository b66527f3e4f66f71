internal import Foundation

/// Brings the cells of a table in line with what is in sight.
///
/// 1. Rows are made and measured from the top of what is in sight downwards. Each measured height
///    moves what is below it, so the next row's place is only known then.
/// 2. If a row that begins above the bounds turns out higher or lower than it was guessed, the offset
///    moves along, so that what is in sight stays in its place.
/// 3. Where rows were lower than guessed, others come into sight: all is done again until nothing
///    changes.
@MainActor struct TableTiling {
  private let table: UITableView
  /// Heights settle after the second round; one more shows that they did.
  private static let roundLimit = 8

  init(_ table: UITableView) { self.table = table }

  func run() {
    guard !table.isTiling else { return }
    table.isTiling = true
    defer { table.isTiling = false }
    table.refresh()
    table.remeasureChangedRows()
    for _ in 0..<Self.roundLimit where fill() {}
    removeHidden()
    placeCells()
    TableOrnaments(table).place()
    table.orderSubviews()
    table.staleness.rows = false
  }

  /// The part of the content whose rows exist as cells.
  private var visible: CGRect { table.bounds }

  /// Makes and measures the rows in sight; returns whether a height has changed.
  private func fill() -> Bool {
    var didChange = false
    var next = visible.height > 0 ? table.firstRow(below: visible.minY) : nil
    while let path = next, table.rowRect(path).minY < visible.maxY {
      let before = table.rowRect(path)
      table.prepareRow(path)
      let after = table.rowRect(path)
      if after.height != before.height {
        didChange = true
        keepInSight(before, after)
      }
      next = table.row(after: path)
    }
    table.updateContentSize()
    return clampOffset() || didChange
  }

  private func keepInSight(_ before: CGRect, _ after: CGRect) {
    guard before.minY < visible.minY, visible.minY > 0 else { return }
    table.moveOffset(by: after.height - before.height)
  }

  /// Content that turned out lower than guessed must not end above the bottom of the bounds.
  private func clampOffset() -> Bool {
    let inset = table.adjustedContentInset
    let lowest = max(-inset.top, table.contentSize.height + inset.bottom - visible.height)
    guard table.isFollowingContent, visible.minY > lowest else { return false }
    table.moveOffset(by: lowest - visible.minY)
    return true
  }

  private func removeHidden() {
    for path in table.cells.keys.sorted() {
      let rect = table.rowRect(path)
      if rect.maxY <= visible.minY || rect.minY >= visible.maxY { table.removeRow(path) }
    }
  }

  private func placeCells() {
    for path in table.cells.keys.sorted() {
      guard let cell = table.cells[path] else { continue }
      table.place(cell, in: table.rowRect(path), at: path)
    }
  }
}
