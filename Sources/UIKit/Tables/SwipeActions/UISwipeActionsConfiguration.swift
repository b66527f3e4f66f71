public import Foundation

/// An action that a swipe over a row or item offers; ``UITableView/showSwipeActions(at:forRowAt:)`` shows those of a row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The look of an action.
  public enum Style: Int, Sendable {
    /// Grey.
    case normal = 0
    /// Red, for an action that deletes.
    case destructive = 1
  }

  /// Runs an action; calls the function with whether it was done.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completion: @escaping (Bool) -> Void
  ) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  /// The colour behind title and picture; nil is that of the style.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

/// The actions at one side of a row or item.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, beginning at the edge.
  public let actions: [UIContextualAction]
  /// Whether a swipe over the whole row performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
