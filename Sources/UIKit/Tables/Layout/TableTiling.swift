internal import Foundation

/// Updates the cells of a table to its visible rows.
///
/// 1. Rows are created and measured from the top of the visible area downwards. Each measured height moves the rows
///    below it, so the next row's position is only known then.
/// 2. If a row that begins above the bounds turns out taller or shorter than estimated, the offset is adjusted, so that
///    visible content stays in place.
/// 3. Where rows are shorter than estimated, more become visible: everything is repeated until nothing changes.
@MainActor struct TableTiling {
  private let table: UITableView
  /// Each round may bring one more row into sight, at the end of a table whose rows are shorter than estimated; most
  /// tables need one round, and a second that changes nothing.
  private static let roundLimit = 8

  init(_ table: UITableView) { self.table = table }

  func run() {
    guard !table.isTiling else { return }
    table.isTiling = true
    defer { table.isTiling = false }
    table.refresh()
    table.remeasureChangedRows()
    for _ in 0..<Self.roundLimit {
      guard fill() else { break }
    }
    removeHidden()
    placeCells()
    TableHeaderFooters(table).place()
    table.placeSwipeActions()
    table.placeSectionIndex()
    table.orderSubviews()
    table.staleness.rows = false
  }

  /// The part of the content whose rows exist as cells.
  private var visible: CGRect { table.bounds }

  /// Creates and measures the visible rows; returns whether a height has changed.
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

  /// Content that turned out shorter than estimated must not end above the bottom of the bounds.
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
      table.place(cell, in: table.shownRect(path), at: path)
    }
  }
}
