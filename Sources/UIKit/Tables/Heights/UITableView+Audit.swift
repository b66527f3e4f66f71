package import Foundation

// Measures rows in several ways, to check that they agree.
extension UITableView {
  /// How a row is measured.
  package struct RowMeasurement: Sendable {
    package var height: CGFloat
    /// The width at which part of the row was measured, and its final width, if they differ.
    package var widths: (measured: CGFloat, final: CGFloat)?
  }

  /// The rows with their heights, measured or estimated.
  package var auditedRows: [(path: IndexPath, estimate: CGFloat, height: CGFloat)] {
    refresh()
    return sections.enumerated().flatMap { index, section in
      (0..<section.rows.count).map { row in
        (
          IndexPath(row: row, section: index), section.rows.estimate(of: row),
          section.rows.height(of: row)
        )
      }
    }
  }

  /// Releases all visible cells and drops those waiting for reuse.
  package func forgetCells() {
    for path in cells.keys.sorted() { removeRow(path) }
    reuse.forgetUnused()
  }

  /// Creates and measures the cell of a row; afterwards it waits for reuse.
  ///
  /// Until it is done, the table creates no other cells.
  package func measureRow(at path: IndexPath) -> RowMeasurement {
    isTiling = true
    defer { isTiling = false }
    var said: CGFloat?
    let logged = FittingLog.widths { said = explicitHeight(at: path) }
    let cell = cellOfDataSource(path)
    addSubview(cell)
    prepare(cell, at: path, width: rowWidth)
    cell.layoutUpdateDepth += 1
    let height = said ?? measuredHeight(of: cell)
    cell.frame.size.height = height
    cell.layoutIfNeeded()
    let other = logged.first { $0 != rowWidth }.map { (measured: $0, final: rowWidth) }
    let widths = other ?? cell.contentView.wrongWrappingWidth(pixel: 1 / grid.scale)
    cell.layoutUpdateDepth -= 1
    cell.removeFromSuperview()
    cell.placement = nil
    reuse.give(back: cell)
    return RowMeasurement(height: height, widths: widths)
  }
}

extension UIView {
  /// The first label that wraps at a width other than its own.
  fileprivate func wrongWrappingWidth(pixel: CGFloat) -> (measured: CGFloat, final: CGFloat)? {
    if let label = self as? UILabel, label.numberOfLines != 1, label.preferredMaxLayoutWidth > 0,
      abs(label.preferredMaxLayoutWidth - label.bounds.width) > pixel
    {
      // A label narrower than its limit, with its text on one line, is as wide as the text.
      let isShort =
        label.bounds.width < label.preferredMaxLayoutWidth
        && label.sizeThatFits(.zero).width <= label.bounds.width + pixel
      if !isShort { return (label.preferredMaxLayoutWidth, label.bounds.width) }
    }
    for subview in storedSubviews {
      if let widths = subview.wrongWrappingWidth(pixel: pixel) { return widths }
    }
    return nil
  }
}
