/// What a controller knows of its presentation.
struct ControllerPresentation {
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var style = UIModalPresentationStyle.automatic
  var transition = UIModalTransitionStyle.coverVertical
  var isModal = false
  var definesContext = false
  var controller: UIPresentationController?
}

extension UIViewController {
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

  /// Sets the items of the toolbar.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  func container<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.storedParent).dropFirst().lazy.compactMap { $0 as? Container }
      .first
  }
}
