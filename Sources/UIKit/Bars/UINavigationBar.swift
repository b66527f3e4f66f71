public import Foundation

/// A bar with a title, 44 points high, in iOS 26 54.
///
/// Its items are kept; nothing of it is drawn.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The items, from the first to the one that shows.
  open var items: [UINavigationItem]?
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of a low bar at the edge of scrolled content; kept.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of the bar above content that is not scrolled.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Sets the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Shows another item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Removes the item that shows.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  /// Sets the picture of the background.
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = image
  }
  /// Returns the picture of the background.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// Any width, and the height of the system's bars.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: systemMetrics.navigationBarHeight)
  }

  /// Returns the given width, and the height of the system's bars.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: systemMetrics.navigationBarHeight)
  }
}
