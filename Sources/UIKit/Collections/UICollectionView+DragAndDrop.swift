public import Foundation

// Nobody drags or drops in a snapshot, so delegates are kept and never called.

/// Says which items can be dragged; never called.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {
  /// Returns what a drag of an item begins with; none for no drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// How a drop on a collection would be done.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// Where in a collection a drop goes.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    /// Between items.
    case insertAtDestinationIndexPath = 1
    /// Into an item.
    case insertIntoDestinationIndexPath = 2
  }

  public let intent: Intent

  /// Creates a proposal; without an intent nothing moves aside.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// An object that is dropped on a collection; a snapshot has none.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  /// The item that it comes from; nil if that is elsewhere.
  var sourceIndexPath: IndexPath? { get }
}

/// A drop on a collection; a snapshot has none.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: AnyObject {
  var items: [any UICollectionViewDropItem] { get }
  /// The item below the touch.
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  /// The drop above all views.
  var session: any UIDropSession { get }
  /// Moves an object to an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// Says where items can be dropped; never called.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {
  /// Takes what was dropped.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  // optional: true
  /// Returns whether the collection takes the objects of a drag; true by default.
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  // optional: UICollectionViewDropProposal(operation: .copy)
  /// Returns how a drop would be done; copies by default.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
}
