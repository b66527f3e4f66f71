public import Foundation

// Nobody drags in a snapshot: all of this keeps what it is given, calls no delegate, and nothing of it is drawn.

/// An object that is dragged; kept, nothing is dragged in a snapshot.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The app's own value.
  open var localObject: Any?

  /// What other apps would get.
  public let itemProvider: NSItemProvider

  /// Creates an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Creates an item that carries nothing to other apps, which a snapshot does not have.
  public override convenience init() { self.init(itemProvider: NSItemProvider()) }
}

/// A drag; a snapshot has none.
@preconcurrency @MainActor public protocol UIDragSession: AnyObject {
  /// The objects.
  var items: [UIDragItem] { get }
}

/// A drag above a view that takes objects; a snapshot has none.
@preconcurrency @MainActor public protocol UIDropSession: AnyObject {
  /// The objects.
  var items: [UIDragItem] { get }
  /// The drag, if it began in the app.
  var localDragSession: (any UIDragSession)? { get }
}

/// Says what of a view can be dragged; never called.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: AnyObject {
  /// Returns what a drag begins with; none for no drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// Says what may be dropped on a view; never called.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {}

/// Lets a view be dragged; kept, nothing is dragged in a snapshot.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  /// The delegate; kept, but not called.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether drags may begin; kept.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to or removed from a view.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to or removed from a view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Lets objects be dropped on a view; kept, nothing is dropped in a snapshot.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  /// The delegate; kept, but not called.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?

  /// Creates an interaction.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to or removed from a view.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to or removed from a view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Says which rows can be dragged; never called.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {
  /// Returns what a drag of a row begins with; none for no drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Says which items can be dragged; never called.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {
  /// Returns what a drag of an item begins with; none for no drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}
