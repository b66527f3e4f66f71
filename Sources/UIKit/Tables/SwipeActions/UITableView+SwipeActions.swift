public import Foundation

/// A row that shows its swipe actions.
struct OpenSwipe {
  let path: IndexPath
  let isLeading: Bool
  let view: SwipeActionsView
}

extension UITableView {
  /// A side of a row.
  public enum SwipeSide: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// Shows the swipe actions of a row as after a swipe, which only a finger does on iOS; returns false without any.
  ///
  /// The actions are those of the delegate's `tableView(_:trailingSwipeActionsConfigurationForRowAt:)` or its leading
  /// counterpart. The row of the former call is closed, and any row by `reloadData()`.
  @discardableResult
  public func showSwipeActions(at side: SwipeSide, forRowAt indexPath: IndexPath) -> Bool {
    hideSwipeActions()
    refresh()
    guard let actions = offeredSwipeActions(at: side, indexPath) else { return false }
    openSwipe = OpenSwipe(
      path: indexPath, isLeading: side == .leading, view: SwipeActionsView(actions))
    setNeedsRows()
    return true
  }

  /// The actions that a row offers at a side; nil without any.
  func offeredSwipeActions(at side: SwipeSide, _ path: IndexPath) -> [UIContextualAction]? {
    guard contains(path), dataSource?.tableView(self, canEditRowAt: path) != false,
      let actions = swipeActions(at: side, path), !actions.isEmpty
    else { return nil }
    return actions
  }

  private func swipeActions(at side: SwipeSide, _ path: IndexPath) -> [UIContextualAction]? {
    switch side {
    case .leading:
      delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)?.actions
    case .trailing:
      delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)?.actions
    }
  }

  func hideSwipeActions() {
    guard let openSwipe else { return }
    openSwipe.view.removeFromSuperview()
    self.openSwipe = nil
    setNeedsRows()
  }

  /// The rectangle of a row's cell: that of the row, moved aside where the row shows its actions.
  func shownRect(_ path: IndexPath) -> CGRect {
    let rect = rowRect(path)
    guard let openSwipe, openSwipe.path == path else { return rect }
    return openSwipe.view.movedAside(rect, isAtLeft: isAtLeft(openSwipe))
  }

  func placeSwipeActions() {
    guard let openSwipe, contains(openSwipe.path) else { return hideSwipeActions() }
    let (row, view) = (rowRect(openSwipe.path), openSwipe.view)
    if view.superview !== self { addSubview(view) }
    view.place(in: row, isAtLeft: isAtLeft(openSwipe))
  }

  private func isAtLeft(_ swipe: OpenSwipe) -> Bool { swipe.isLeading != readsRightToLeft }
}
