public import Foundation

/// The menu of cut, copy and paste; kept, as a snapshot does not draw it.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  public static let shared = UIMenuController()

  private struct Settings {
    var menuItems: [UIMenuItem]?
    var arrowDirection = ArrowDirection.default
  }

  @Kept private var settings = Settings()

  /// The entries besides the system's.
  open var menuItems: [UIMenuItem]? {
    get { settings.menuItems }
    set { settings.menuItems = newValue }
  }
  /// Where the menu's arrow points to; kept.
  open var arrowDirection: ArrowDirection {
    get { settings.arrowDirection }
    set { settings.arrowDirection = newValue }
  }
  /// False: a snapshot shows no menu.
  open var isMenuVisible: Bool { false }
  /// Zero: a snapshot shows no menu.
  open var menuFrame: CGRect { .zero }

  /// Where the arrow of a menu points to.
  public enum ArrowDirection: Int, Sendable {
    /// Where there is room.
    case `default` = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
  }

  /// Does nothing: a snapshot shows no menu.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Does nothing: a snapshot shows no menu.
  open func hideMenu() {}
  /// Does nothing: a snapshot shows no menu.
  open func hideMenu(from targetView: UIView) {}
  /// Does nothing: a snapshot shows no menu.
  open func update() {}
  /// Does nothing: a snapshot shows no menu.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Does nothing: a snapshot shows no menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
}

/// An entry of the menu of cut, copy and paste.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String
  /// The method that the first responder's chain has for it.
  open var action: Selector

  /// Creates an entry.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
