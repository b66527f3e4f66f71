package import Foundation

// A table and its rows apart from what is in sight, for pictures of all of it.
extension UITableView {
  /// Returns the height of the content at a width, with every row measured.
  ///
  /// The table is given that size, as measuring needs its cells.
  package func wholeHeight(width: CGFloat) -> CGFloat {
    contentOffset = CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
    // Rows that are lower than guessed leave room for others, which may be as well.
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

  /// Returns the cell of a row, made by the data source and sized as in the table, but not in it.
  ///
  /// It holds the table, which goes on sizing it.
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

  /// Gives a cell that is not in the table the look of a row and returns its size in a table of a
  /// width.
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

  /// A cell apart is measured itself: that of the row in the table may have other content.
  private func heightApart(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    fixedOrSaidHeight(at: path) ?? measuredHeight(of: cell)
  }
}
