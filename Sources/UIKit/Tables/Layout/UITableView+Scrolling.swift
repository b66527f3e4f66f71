internal import Foundation

extension UITableView {
  func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition) {
    refresh()
    guard contains(indexPath) else { return }
    // The second step corrects for changes from measuring the rows at the end of the first.
    for _ in 0..<2 {
      contentOffset.y = offset(showing: rowRect(indexPath), at: scrollPosition)
      TableTiling(self).run()
    }
  }

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
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
}
