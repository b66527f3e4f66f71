extension UIViewController {
  /// Makes controllers children in place of former ones.
  func replaceChildren(_ former: [UIViewController], by controllers: [UIViewController]) {
    for controller in former where !controllers.contains(controller) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in controllers where !former.contains(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  /// Fills the view, once it is loaded, with that of one of its children.
  func showOnly(_ shown: UIViewController?, of controllers: [UIViewController]) {
    guard let container = viewIfLoaded else { return }
    for controller in controllers where controller !== shown {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    guard let inner = shown?.view, inner.superview !== container else { return }
    inner.frame = container.bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(inner)
  }
}
