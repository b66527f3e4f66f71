public import Foundation

/// An item that is being moved, and where it would be put.
struct ItemMovement {
  let item: IndexPath
  var target: IndexPath
}

extension UICollectionView {
  /// Begins to move an item, if the data source allows it.
  ///
  /// The item stays in its place until the movement ends: the picture of one that is lifted is not drawn.
  /// - Returns: whether the data source allows it.
  @discardableResult public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) == true else { return false }
    movement = ItemMovement(item: indexPath, target: indexPath)
    return true
  }

  /// Moves the item to a point in the coordinates of the contents; outside of all items the last place stays.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let target = indexPathForItem(at: targetPosition) else { return }
    movement?.target = target
  }

  /// Puts the item into its new place, and calls the data source.
  public func endInteractiveMovement() {
    guard let movement else { return }
    self.movement = nil
    guard movement.target != movement.item else { return }
    dataSource?.collectionView(self, moveItemAt: movement.item, to: movement.target)
    moveItem(at: movement.item, to: movement.target)
  }

  /// Leaves the item where it was.
  public func cancelInteractiveMovement() { movement = nil }
}
