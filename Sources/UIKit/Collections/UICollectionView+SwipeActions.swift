public import Foundation

extension UICollectionView {
  /// Shows the swipe actions of a list's item as after a swipe, which only a finger does on iOS; returns false
  /// without any.
  ///
  /// The actions are those of the list's configuration. The item of the former call is closed, and any item by
  /// `reloadData()`.
  @discardableResult
  public func showSwipeActions(
    at side: UITableView.SwipeSide, forItemAt indexPath: IndexPath
  ) -> Bool {
    hideSwipeActions()
    layoutIfNeeded()
    guard let actions = offeredSwipeActions(at: side, indexPath) else { return false }
    openSwipe = OpenSwipe(
      path: indexPath, isLeading: side == .leading, view: SwipeActionsView(actions))
    setNeedsLayout()
    return true
  }

  /// The actions that an item offers at a side; nil without any.
  func offeredSwipeActions(
    at side: UITableView.SwipeSide, _ path: IndexPath
  ) -> [UIContextualAction]? {
    guard collectionViewLayout.layoutAttributesForItem(at: path) != nil,
      delegate?.collectionView(self, canEditItemAt: path) != false,
      let actions = collectionViewLayout.swipeActions(at: side, ofItemAt: path), !actions.isEmpty
    else { return nil }
    return actions
  }

  func hideSwipeActions() {
    guard let openSwipe else { return }
    openSwipe.view.removeFromSuperview()
    self.openSwipe = nil
    setNeedsLayout()
  }

  /// Returns the frame of an item moved aside if the item shows its actions, which are placed beside it.
  func placeSwipeActions(besideItemAt path: IndexPath, in row: CGRect) -> CGRect {
    guard let openSwipe, openSwipe.path == path else { return row }
    let view = openSwipe.view
    let isAtLeft = openSwipe.isLeading != readsRightToLeft
    if view.superview !== self { addSubview(view) }
    view.place(in: row, isAtLeft: isAtLeft)
    return view.movedAside(row, isAtLeft: isAtLeft)
  }
}

extension SwipedRowView {
  /// Shows the actions that an item's list offers at one of its sides; nil without any, and for a cell outside a list.
  package convenience init?(_ cell: UICollectionViewCell, at side: UITableView.SwipeSide) {
    guard let (collection, path) = cell.sizer,
      let actions = collection.offeredSwipeActions(at: side, path)
    else { return nil }
    cell.isSwiped = true
    self.init(cell, actions, isLeading: side == .leading)
  }
}
