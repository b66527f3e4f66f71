extension UIView {
  /// The environment of the view, inherited from its superview.
  public var traitCollection: UITraitCollection {
    let inherited = superview?.traitCollection ?? .current
    return overrideTraits.map { $0.filled(from: inherited) } ?? inherited
  }

  /// Light or dark for this view and its subviews, whatever it inherits.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overrideTraits?.userInterfaceStyle ?? .unspecified }
    set {
      overrideTraits = UITraitCollection(userInterfaceStyle: newValue).filled(
        from: overrideTraits ?? UITraitCollection())
    }
  }

  /// The direction in which the view lays out its subviews.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}
