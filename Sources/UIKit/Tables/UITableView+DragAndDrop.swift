public import Foundation

// Nobody drags or drops in a snapshot, so delegates are kept and never called.

/// Says which rows can be dragged; never called.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {
  /// Returns what a drag of a row begins with; none for no drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// How a drop on a table would be done.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// Where in a table a drop goes.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    /// Between rows.
    case insertAtDestinationIndexPath = 1
    /// Into a row.
    case insertIntoDestinationIndexPath = 2
    /// Into or beside a row, by the place of the touch.
    case automatic = 3
  }

  public let intent: Intent

  /// Creates a proposal; without an intent nothing moves aside.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// An object that is dropped on a table; a snapshot has none.
@preconcurrency @MainActor public protocol UITableViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  /// The row that it comes from; nil if that is elsewhere.
  var sourceIndexPath: IndexPath? { get }
}

/// A drop on a table; a snapshot has none.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: AnyObject {
  var items: [any UITableViewDropItem] { get }
  /// The row below the touch.
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  /// Moves an object to a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

/// Says where rows can be dropped; never called.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
  /// Takes what was dropped.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  // optional: true
  /// Returns whether the table takes the objects of a drag; true by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  // optional: UITableViewDropProposal(operation: .copy)
  /// Returns how a drop would be done; copies by default.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
}
