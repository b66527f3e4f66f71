public import Foundation

/// The menu of cut, copy and paste above a view; kept, nothing of it is drawn.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  /// The delegate; kept, but not called.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to or removed from a view.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to or removed from a view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Does nothing: a snapshot shows no menu.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Does nothing: a snapshot shows no menu.
  open func dismissMenu() {}
  /// Does nothing: a snapshot shows no menu.
  open func reloadVisibleMenu() {}
  /// Does nothing: a snapshot shows no menu.
  open func updateVisibleMenuPosition(animated: Bool) {}
}

/// Where an edit menu appears; kept.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// The identifier; a unique one by default.
  public let identifier: AnyHashable
  public let sourcePoint: CGPoint
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a place in the view's coordinates.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(NSUUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Where the arrow of an edit menu points to.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Where there is room.
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}

/// Says what an edit menu has; never called.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
  // optional: UIMenu(children: suggestedActions)
  /// Returns the menu, by default of the suggested entries; nil for none.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}
