public import Foundation

/// A button of a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How the button looks.
  public enum Style: Int, Sendable {
    case plain = 0
    /// Emphasized.
    case done = 2
  }
  /// The system's buttons.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  open var style = Style.plain
  /// The system's button that the item was made as; nil for none.
  let systemItem: SystemItem?
  /// The width in points; 0 for that of title and image.
  open var width: CGFloat = 0
  open var customView: UIView?
  /// The colour; nil for the bar's.
  open var tintColor: UIColor?
  open var primaryAction: UIAction?
  /// The object whose method the button calls; not retained.
  open weak var target: AnyObject?
  open var action: Selector?
  open var menu: UIMenu?

  public override init() {
    systemItem = nil
    super.init()
  }

  private init(_ systemItem: SystemItem?) {
    self.systemItem = systemItem
    super.init()
  }

  /// Creates an item with a view.
  public convenience init(customView: UIView) {
    self.init(nil)
    self.customView = customView
  }

  /// Creates one of the system's buttons, which runs an action or shows a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button with an action's title and image, or others, which runs the action or shows a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(nil)
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button with a title, which calls a method.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(nil)
    self.title = title
    set(style, target, action)
  }

  /// Creates a button with an image, which calls a method.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(nil)
    self.image = image
    set(style, target, action)
  }

  /// Creates a button with an image, and one for a phone on its side, which calls a method.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates one of the system's buttons, which calls a method.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem)
    set(.plain, target, action)
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Does what a tap does, for tests: runs the action, or calls the target's method.
  public func performPrimaryAction() {
    if let primaryAction { return primaryAction.handler(primaryAction) }
    if let action, let target { _ = action.call(on: target, self) }
  }

  /// Returns a space that takes what is left.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(.flexibleSpace) }

  /// Returns a space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(.fixedSpace)
    item.width = width
    return item
  }
}
