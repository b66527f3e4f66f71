/// What a controller knows of its presentation.
struct ControllerPresentation {
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var style = UIModalPresentationStyle.automatic
  var transition = UIModalTransitionStyle.coverVertical
  var isModal = false
  var definesContext = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var controller: UIPresentationController?
}

extension UIViewController {
  /// How the controller covers others; kept.
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.style }
    set {
      presentation.style = newValue
      presentation.controller = nil
    }
  }

  /// How the controller appears; kept.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { presentation.transition }
    set { presentation.transition = newValue }
  }

  /// Whether the user cannot end the presentation; kept.
  public var isModalInPresentation: Bool {
    get { presentation.isModal }
    set { presentation.isModal = newValue }
  }

  /// Whether controllers in the current context cover this one; kept.
  public var definesPresentationContext: Bool {
    get { presentation.definesContext }
    set { presentation.definesContext = newValue }
  }

  /// Gives the animations of presenting; kept.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentation.transitioningDelegate }
    set { presentation.transitioningDelegate = newValue }
  }

  /// How the controller is presented: by the style's kind of presentation.
  public var presentationController: UIPresentationController? {
    if let controller = presentation.controller { return controller }
    let controller = makePresentation(by: presentation.presenting)
    presentation.controller = controller
    return controller
  }

  private func makePresentation(by presenter: UIViewController?) -> UIPresentationController {
    switch modalPresentationStyle {
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenter)
    default: UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  /// The presentation in a popover; nil in another style.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The presentation in a sheet; nil in another style.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The nearest stack of controllers that this one is in.
  public var navigationController: UINavigationController? { container() }
  /// The nearest controller of tabs that this one is in.
  public var tabBarController: UITabBarController? { container() }
  /// The nearest controller of controllers side by side that this one is in.
  public var splitViewController: UISplitViewController? { container() }

  /// Sets the items of the toolbar.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  private func container<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.storedParent).dropFirst().lazy.compactMap { $0 as? Container }
      .first
  }
}
