/// Controllers that are chosen by tabs.
///
/// They are kept; nothing of it is drawn.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
  /// The controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    didSet {
      for former in oldValue ?? [] { former.removeFromParent() }
      for controller in viewControllers ?? [] { addChild(controller) }
      tabBar.items = viewControllers?.map { $0.tabBarItem ?? UITabBarItem() }
    }
  }
  open var selectedIndex = 0
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
}

/// Controllers side by side.
///
/// They are kept; nothing of it is drawn.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The controllers, from the leading side.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for former in oldValue { former.removeFromParent() }
      for controller in viewControllers { addChild(controller) }
    }
  }
  /// True: there is room for one.
  open var isCollapsed: Bool { true }
}
