/// What a navigation bar shows of a controller.
///
/// It is kept; bars draw no items.
@preconcurrency @MainActor open class UINavigationItem: KeyValueObserverHolder {
  package var keyValueObservers: KeyValueObservers?

  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Like the item before.
    case automatic = 0
    case always = 1
    case never = 2
  }

  open var title: String? { didSet { keyValueObservers?.objectDidChange() } }
  open var titleView: UIView?
  /// The line above the title.
  open var prompt: String?
  /// The button of the next controller that leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var hidesBackButton = false
  /// Whether items at the left are beside the button that leads back.
  open var leftItemsSupplementBackButton = false
  /// The items at the leading side, from the outside.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The items at the trailing side, from the outside.
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar above content that is not scrolled.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The first item at the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item at the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  /// Sets whether the button that leads back is missing.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Sets the item at the leading side.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the item at the trailing side.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the items at the leading side.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the items at the trailing side.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
}
