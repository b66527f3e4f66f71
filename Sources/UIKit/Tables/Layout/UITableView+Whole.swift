package import Foundation

// A table and its rows independent of the visible area, for snapshots of the whole table.
extension UITableView {
  /// Returns the height of the content at a width, with every row measured.
  ///
  /// The table is resized to it, as measuring needs its cells, and laid out: rows whose contents change during this are
  /// measured again.
  package func wholeHeight(width: CGFloat) -> CGFloat {
    contentOffset = CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
    refresh()
    // Where rows are higher than estimated, each round shows at least one more.
    for _ in 0...sections.reduce(0, { $0 + $1.rows.count }) {
      frame.size = CGSize(width: width, height: heightWithInsets)
      layoutIfNeeded()
      unsettledRow = staleness.contents.sorted().first(where: asksForOtherHeight)
      if bounds.height == heightWithInsets || unsettledRow != nil { break }
    }
    return heightWithInsets
  }

  private func asksForOtherHeight(at path: IndexPath) -> Bool {
    guard contains(path), let cell = cells[path], heightIsUpToCell(path) else { return false }
    return measuredHeight(of: cell) != sections[path.section].rows.height(of: path.row)
  }

  /// The message about a row that each layout changes.
  var unsettledRowMessage: String? {
    guard let path = unsettledRow, let cell = cells[path] else { return nil }
    return UnsettledHeight.message(
      "Row \(path.row) of section \(path.section), a \(type(of: cell)),", height: cell.bounds.height
    )
  }

  private var heightWithInsets: CGFloat {
    refresh()
    updateContentSize()
    let inset = adjustedContentInset
    return max(1, contentSize.height + inset.top + inset.bottom)
  }

  /// Returns a row's cell for an isolated snapshot, from the data source and sized as in the table.
  ///
  /// It retains the table, which continues to size it.
  package func makeCellApart(at path: IndexPath) -> UITableViewCell {
    refresh()
    precondition(
      contains(path),
      "The table has no row \(path.row) in section \(path.section); it has "
        + "\(sections.map(\.rows.count)) rows in its sections.")
    let cell = cellOfDataSource(path)
    cell.sizer = (self, path)
    return cell
  }

  /// Prepares a cell outside the table as a row and returns its size in a table of a width.
  package func size(
    of cell: UITableViewCell, at path: IndexPath, tableWidth: CGFloat
  ) -> CGSize {
    frame.size.width = tableWidth
    if overrideTraits != cell.overrideTraits, let traits = cell.overrideTraits {
      overrideTraits = traits
    }
    refresh()
    cell.tintColor = tintColor
    prepare(cell, at: path, width: rowWidth)
    return CGSize(width: rowWidth, height: heightApart(of: cell, at: path))
  }

  /// The isolated cell itself is measured: the row's cell in the table may have different content.
  private func heightApart(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    explicitHeight(at: path) ?? measuredHeight(of: cell)
  }
}
