package import Foundation

// A table and its rows independent of the visible area, for snapshots of the whole table.
extension UITableView {
  /// Returns the height of the content at a width, with every row measured.
  ///
  /// The table is resized to it, as measuring needs its cells.
  package func wholeHeight(width: CGFloat) -> CGFloat {
    contentOffset = CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
    // Rows that are shorter than estimated make room for others, which may be shorter too.
    for _ in 0..<Self.wholeRounds {
      frame.size = CGSize(width: width, height: heightWithInsets)
      TableTiling(self).run()
      if bounds.height == heightWithInsets { break }
    }
    return heightWithInsets
  }

  private static let wholeRounds = 32

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
