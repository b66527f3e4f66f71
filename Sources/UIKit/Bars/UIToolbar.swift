public import Foundation

/// A bar of buttons, 44 points high.
///
/// Its items are kept; nothing of it is drawn.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The items, from the leading side.
  open var items: [UIBarButtonItem]?
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  /// Whether content shows through the bar.
  open var isTranslucent = true
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  /// The look of the bar below content that is scrolled to its end.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Any width, and 44 points of height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 44)
  }

  /// Returns the given width, and 44 points of height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}

/// A bar of tabs, 49 points high.
///
/// Its items are kept; nothing of it is drawn.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The object that hears of the chosen tab; not retained.
  open weak var delegate: (any UITabBarDelegate)?
  /// The tabs, from the leading side.
  open var items: [UITabBarItem]?
  open weak var selectedItem: UITabBarItem?
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var unselectedItemTintColor: UIColor?
  open var standardAppearance = UITabBarAppearance()
  /// The look of the bar below content that is scrolled to its end.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Sets the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// A tab for each item, of equal width.
  override var accessibilityParts: [AccessibilityPart]? {
    let items = items ?? []
    // A bar without items has what an app adds to it.
    guard !items.isEmpty else { return nil }
    let width = bounds.width / CGFloat(items.count)
    return items.enumerated().map { index, item in
      let place = CGFloat(readsRightToLeft ? items.count - 1 - index : index)
      var traits = item.accessibilityTraits.union(.tabBarItem)
      if item === selectedItem { traits.insert(.selected) }
      return AccessibilityPart(
        label: item.accessibilityLabel ?? item.title ?? item.image?.accessibilityLabel,
        value: item.accessibilityValue ?? item.badgeValue.flatMap(AccessibilityLabels.badge),
        hint: item.accessibilityHint, traits: traits,
        frame: CGRect(
          x: bounds.minX + place * width, y: bounds.minY, width: width, height: bounds.height),
        place: .tab(index: index + 1, count: items.count))
    }
  }

  /// Any width, and 49 points of height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 49)
  }

  /// Returns the given width, and 49 points of height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49)
  }
}

/// Hears of the tabs that a user chooses; a snapshot has none.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  // optional
  /// A tab was chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

/// A tab of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the badge's text in a state; kept, as no badge is drawn.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
  }

  /// Returns the attributes of the badge's text in a state.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }

  public override init() { super.init() }

  /// Creates a tab with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates a tab with a title and images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
