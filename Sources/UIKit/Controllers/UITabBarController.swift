/// Controllers that are chosen by tabs.
///
/// Its view shows the chosen one's; no bar is drawn.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
  /// What is asked before a tab is chosen by touch, and told after it; never in snapshots.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    didSet {
      replaceChildren(oldValue ?? [], by: viewControllers ?? [])
      tabBar.items = viewControllers?.map { $0.tabBarItem ?? UITabBarItem() }
      showSelected()
    }
  }
  /// The position of the chosen tab.
  open var selectedIndex = 0 { didSet { showSelected() } }
  /// The controller of the chosen tab.
  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set {
      if let newValue, let index = viewControllers?.firstIndex(of: newValue) {
        selectedIndex = index
      }
    }
  }

  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  private func showSelected() { showOnly(selectedViewController, of: viewControllers ?? []) }
}

/// The delegate of tabs; nothing is called.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  // optional: true
  /// Whether a tab may be chosen.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  // optional
  /// Called after a tab was chosen.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

/// Controllers side by side.
///
/// There is room for one: its view shows the last one's, as on phones.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The controllers, from the leading side.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      replaceChildren(oldValue, by: viewControllers)
      showLast()
    }
  }
  /// True: there is room for one.
  open var isCollapsed: Bool { true }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showLast()
  }

  private func showLast() { showOnly(viewControllers.last, of: viewControllers) }
}
