public import Foundation

// Nobody drags in a snapshot: all of this keeps what it is given, calls no delegate, and nothing of it is drawn.

/// An object that is dragged; kept, nothing is dragged in a snapshot.
@preconcurrency @MainActor open class UIDragItem: NSObject {
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
  var items: [UIDragItem] { get }
}

/// A drag above a view that takes objects; a snapshot has none.
@preconcurrency @MainActor public protocol UIDropSession: AnyObject {
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

/// What a drop would do.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// How a drop would be done.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
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

/// What is animated beside a drag; there is nothing in a snapshot.
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
}
