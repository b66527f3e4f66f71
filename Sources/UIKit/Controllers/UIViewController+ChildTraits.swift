extension UIViewController {
  /// Sets the traits that a child and its descendants have instead of the inherited ones; nil for none.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.traitsOfParent = collection
  }

  /// Returns the traits set for a child; nil if there are none.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.traitsOfParent
  }
}
