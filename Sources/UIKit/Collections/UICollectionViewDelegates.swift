public import Foundation

/// The content of a collection; optional methods have defaults here.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of items of a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// Returns the dequeued cell of an item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  // optional: 1
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  // optional: UICollectionReusableView()
  /// Returns a dequeued header or footer, by default an empty view; required if the layout has any.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  // optional: false
  /// Returns whether an item can be moved by touch; false by default.
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool
  // optional
  /// Moves an item of the data; never called in snapshots.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

/// Prepares data of items before they are visible.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Called for items that will soon be visible; never in snapshots.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  // optional
  /// Called for items that will not be visible after all; never in snapshots.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

/// The events of a collection.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  // optional
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  // optional
  /// Called after a cell is removed from the visible area.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  // optional
  /// Called before a header, footer or other supplementary view is shown.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  // optional
  /// Called after a supplementary view is removed from the visible area.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  // optional: true
  /// Returns whether an item is selected by touch; true by default.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  // optional
  /// Called after an item was selected by touch; never in snapshots.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  // optional
  /// Called after an item was deselected by touch; never in snapshots.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  // optional: true
  /// Returns whether an item is highlighted by touch; true by default.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  // optional: true
  /// Returns whether an item is deselected by touch; true by default.
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  // optional: true
  /// Returns whether an item can be edited; true by default.
  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool
  // optional: true
  /// Returns whether an item has a primary action; true by default.
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  // optional
  /// Called when the primary action of an item is chosen; never in snapshots.
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  // optional
  /// Called after an item was highlighted by touch; never in snapshots.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  // optional
  /// Called after an item was unhighlighted; never in snapshots.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
}

/// Sizes and spacings of a flow layout; the layout's own values apply where a method is not implemented.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout:
  UICollectionViewDelegate
{
  // optional: FlowLayoutDefaults.size
  /// Returns the size of an item; by default `itemSize` applies.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  // optional: FlowLayoutDefaults.inset
  /// Returns the insets of a section's items; by default `sectionInset` applies.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  // optional: FlowLayoutDefaults.length
  /// Returns the minimum distance between lines; by default `minimumLineSpacing` applies.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  // optional: FlowLayoutDefaults.length
  /// Returns the minimum distance between items of a line; by default `minimumInteritemSpacing` applies.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  // optional: FlowLayoutDefaults.size
  /// Returns the size of a section's header; by default `headerReferenceSize` applies.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  // optional: FlowLayoutDefaults.size
  /// Returns the size of a section's footer; by default `footerReferenceSize` applies.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

/// The value that default delegate methods return; not a valid size.
enum FlowLayoutDefaults {
  static let length = -CGFloat.greatestFiniteMagnitude
  static let size = CGSize(width: length, height: length)
  static let inset = UIEdgeInsets(top: length)
}
