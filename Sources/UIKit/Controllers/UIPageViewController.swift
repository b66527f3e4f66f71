public import Foundation

/// Controllers that are shown one after another, as pages.
///
/// Its view shows the first of the present ones; no other page and no page control is drawn.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  /// The direction in which pages follow one another.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// Which way pages turn.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// Where the spine of a book is.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  /// The options of a page controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the spine is.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The points between pages.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How pages change; kept.
  public let transitionStyle: TransitionStyle
  /// The direction in which pages follow one another; kept.
  public let navigationOrientation: NavigationOrientation
  /// Where the spine is; kept.
  public let spineLocation: SpineLocation
  /// Whether pages have contents on both sides; kept.
  open var isDoubleSided = false
  /// The source of other pages; kept, but not called, as no page is turned.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate; kept, but not called.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The controllers that are shown.
  open private(set) var viewControllers: [UIViewController]? = []
  /// The recognizers by which the user turns pages: none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let place = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init)
    spineLocation = place ?? (style == .pageCurl ? .min : .none)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates the controller that a storyboard describes, whose pages scroll; nil for any other archive.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spineLocation = .none
    super.init(coder: coder)
  }

  /// Sets the controllers that are shown, and calls the completion.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let former = self.viewControllers ?? []
    self.viewControllers = viewControllers
    replaceChildren(former, by: viewControllers ?? [])
    showFirst()
    completion?(true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showFirst()
  }

  private func showFirst() { showOnly(viewControllers?.first, of: viewControllers ?? []) }
}

/// Gives the pages; nothing is called.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another one; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another one; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  // optional: 0
  /// Returns the number of dots.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  // optional: 0
  /// Returns the position of the chosen dot.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

/// Hears of pages that turn; nothing is called.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  // optional
  /// Called before a page turns.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  // optional
  /// Called after a page has turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
