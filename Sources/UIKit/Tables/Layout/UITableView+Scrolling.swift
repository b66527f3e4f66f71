public import Foundation

extension UITableView {
  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it becomes visible with the least scrolling.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// Scrolls a row to a position, within the limits of the content.
  ///
  /// The heights of rows that have never been visible are estimates, so the distance is too; the row itself is measured
  /// on arrival.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    refresh()
    guard contains(indexPath) else { return }
    // The second step corrects for changes from measuring the rows at the end of the first.
    for _ in 0..<2 {
      contentOffset.y = offset(showing: rowRect(indexPath), at: scrollPosition)
      TableTiling(self).run()
    }
  }

  private func offset(showing rect: CGRect, at position: ScrollPosition) -> CGFloat {
    let inset = adjustedContentInset
    let height = bounds.height - inset.top - inset.bottom
    let top = bounds.minY + inset.top
    let wanted: CGFloat
    switch position {
    case .top: wanted = rect.minY
    case .middle: wanted = rect.midY - height / 2
    case .bottom: wanted = rect.maxY - height
    case .none:
      if rect.minY < top {
        wanted = rect.minY
      } else {
        wanted = max(top, rect.maxY - height)
      }
    }
    let lowest = max(0, contentSize.height - height)
    return grid.snapped(min(max(0, wanted), lowest)) - inset.top
  }

  // MARK: Selection and editing

  /// Selects a row and scrolls to it; nil clears the selection.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selectedPaths { cells[path]?.setSelected(false, animated: animated) }
      selectedPaths = []
    }
    guard let indexPath else { return }
    if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
    cells[indexPath]?.setSelected(true, animated: animated)
  }

  /// Deselects a row.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// The selected row; the first selected if there are several.
  public var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// The selected rows in the order of their selection; nil if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths
  }

  /// Shows the editing controls of rows or hides them.
  public func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isInEditing else { return }
    isInEditing = editing
    staleness.rows = true
    setNeedsHeights()
  }
}
