public import Foundation

/// A stack of controllers, of which the last one shows.
///
/// Its view shows that controller's; no bars are drawn.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// What a change of controllers does.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// The bar with the title; kept, not drawn.
  public let navigationBar = UINavigationBar()
  /// The bar of buttons; kept, not drawn.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// Whether the bar is hidden; it is never drawn.
  open var isNavigationBarHidden = false
  /// Whether the toolbar is hidden; it is never drawn.
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  /// The delegate; kept, but not called.
  open weak var delegate: (any UINavigationControllerDelegate)?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// Creates the controller that a storyboard describes; nil for any other archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers, from the first to the one that shows.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { show(newValue) }
  }
  open var topViewController: UIViewController? { stack.last }
  /// The presented controller, otherwise the one that shows.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Shows another controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Removes the controller that shows, unless it is the first, and returns it.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    viewControllers.removeLast()
    return last
  }

  /// Removes all controllers but the first, and returns them.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Removes the controllers behind another one, and returns them.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    let removed = Array(stack[(index + 1)...])
    viewControllers = Array(stack[...index])
    return removed
  }

  /// Hides the bar or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides the toolbar or shows it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }

  private var stack: [UIViewController] = []

  private func show(_ controllers: [UIViewController]) {
    replaceChildren(stack, by: controllers)
    stack = controllers
    navigationBar.items = controllers.map(\.navigationItem)
    showTop()
  }

  private func showTop() { showOnly(topViewController, of: stack) }
}

/// The delegate of a stack of controllers; nothing is called.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  // optional
  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  // optional
  /// Called after a controller was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  // optional: nil
  /// Returns what animates a change of controllers.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  // optional: nil
  /// Returns what moves a change of controllers along with a gesture.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}
