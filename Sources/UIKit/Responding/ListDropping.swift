public import Foundation

// Dropping on tables and collections: nobody drops in a snapshot, so delegates are kept and never called.

/// What a drop would do.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing.
  case cancel = 0
  /// Nothing, as it is forbidden.
  case forbidden = 1
  /// Copies the objects.
  case copy = 2
  /// Moves the objects.
  case move = 3
}

/// How a drop would be done.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// What the drop would do.
  public let operation: UIDropOperation
  /// Whether the preview has its full size; kept.
  open var prefersFullSizePreview = false
  /// Whether the drop needs the exact place; kept.
  open var isPrecise = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// How a drop on a table would be done.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// Where in a table a drop goes.
  public enum Intent: Int, Sendable {
    /// Nowhere in particular.
    case unspecified = 0
    /// Between rows.
    case insertAtDestinationIndexPath = 1
    /// Into a row.
    case insertIntoDestinationIndexPath = 2
    /// Into or beside a row, by the place of the touch.
    case automatic = 3
  }

  /// Where the drop goes.
  public let intent: Intent

  /// Creates a proposal; without an intent nothing moves aside.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// How a drop on a collection would be done.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// Where in a collection a drop goes.
  public enum Intent: Int, Sendable {
    /// Nowhere in particular.
    case unspecified = 0
    /// Between items.
    case insertAtDestinationIndexPath = 1
    /// Into an item.
    case insertIntoDestinationIndexPath = 2
  }

  /// Where the drop goes.
  public let intent: Intent

  /// Creates a proposal; without an intent nothing moves aside.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// An object that is dropped on a table; a snapshot has none.
@preconcurrency @MainActor public protocol UITableViewDropItem: AnyObject {
  /// The object.
  var dragItem: UIDragItem { get }
  /// The row that it comes from; nil if that is elsewhere.
  var sourceIndexPath: IndexPath? { get }
}

/// An object that is dropped on a collection; a snapshot has none.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: AnyObject {
  /// The object.
  var dragItem: UIDragItem { get }
  /// The item that it comes from; nil if that is elsewhere.
  var sourceIndexPath: IndexPath? { get }
}

/// A drop on a table; a snapshot has none.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: AnyObject {
  /// The objects.
  var items: [any UITableViewDropItem] { get }
  /// The row below the touch.
  var destinationIndexPath: IndexPath? { get }
  /// How the drop is done.
  var proposal: UITableViewDropProposal { get }
  /// The drop above all views.
  var session: any UIDropSession { get }
  /// Moves an object to a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

/// A drop on a collection; a snapshot has none.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: AnyObject {
  /// The objects.
  var items: [any UICollectionViewDropItem] { get }
  /// The item below the touch.
  var destinationIndexPath: IndexPath? { get }
  /// How the drop is done.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop above all views.
  var session: any UIDropSession { get }
  /// Moves an object to an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// What is animated beside a drag; there is nothing in a snapshot.
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
}

/// Says where rows can be dropped; never called.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
  /// Takes what was dropped.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the table takes the objects of a drag.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Returns how a drop would be done.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
}

extension UITableViewDropDelegate {
  /// True.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  /// Copies.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
}

/// Says where items can be dropped; never called.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {
  /// Takes what was dropped.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns whether the collection takes the objects of a drag.
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  /// Returns how a drop would be done.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
}

extension UICollectionViewDropDelegate {
  /// True.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Copies.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
}
