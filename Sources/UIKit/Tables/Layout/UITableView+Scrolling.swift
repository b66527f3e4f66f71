public import Foundation

extension UITableView {
  /// Where a row comes to lie when it is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever the least scrolling brings it.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// Scrolls a row to a position, as far as the content reaches.
  ///
  /// The heights of rows that have never been in sight are estimates, so the way there is one; the
  /// row itself is measured on arrival.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    refresh()
    guard contains(indexPath) else { return }
    // The second step corrects what measuring the rows at the end of the first one has changed.
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

  /// Selects a row and scrolls it into sight; nil takes the selection back.
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

  /// Takes back the selection of a row.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// The selected row, the first selected of several.
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
