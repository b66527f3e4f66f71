public import Foundation

/// An object that adds behaviour to a view.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  /// Called before the interaction is added to a view or, if nil, removed from one.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to or removed from a view.
  func didMove(to view: UIView?)
}

/// The menu of a long press.
///
/// It is kept; nothing of it is drawn.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  /// The delegate; kept, but not called.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to or removed from a view.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to or removed from a view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Does nothing: no menu is open.
  open func dismissMenu() {}
}

/// What a context menu shows.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The identifier; a unique one by default.
  public let identifier: any NSCopying
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration of closures, which nothing calls.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// Makes the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes a context menu from the suggested entries.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The delegate of a context menu; nothing is called.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns what the menu at a point shows; nil for no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// The animations of a context menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {}

/// The animations of an opened context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}
