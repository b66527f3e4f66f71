extension UIView {
  /// The distances of content from the edges, leading and trailing by direction; 8 unless set.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownLayoutMargins ?? standardLayoutMargins }
    set {
      ownLayoutMargins = newValue
      invalidateEngine()
    }
  }

  /// The distances of content from the edges that hold, with those of the superview if preserved.
  public var layoutMargins: UIEdgeInsets {
    get {
      let own = absolute(directionalLayoutMargins)
      guard preservesSuperviewLayoutMargins, let superview else { return own }
      return own.union(superview.layoutMargins.seen(from: storedFrame, in: superview.bounds))
    }
    set {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: isRightToLeft ? newValue.left : newValue.right)
    }
  }

  /// The guide of the area inside the layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide {
      $0 is LayoutMarginsGuide
    } make: {
      LayoutMarginsGuide(owningView: self)
    }
  }

  /// The guide of the area that nothing covers; for a cell its whole area.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide {
      $0 is SafeAreaLayoutGuide
    } make: {
      SafeAreaLayoutGuide(owningView: self)
    }
  }

  /// Adds a guide to the view, which then owns it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
    invalidateEngine()
  }

  /// Removes a guide with the constraints that speak of it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    for view in sequence(first: self, next: \.superview) {
      for constraint in view.constraints
      where constraint.first === layoutGuide || constraint.second === layoutGuide {
        view.uninstall(constraint)
      }
    }
    layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    invalidateEngine()
  }

  func systemGuide(
    _ matches: (UILayoutGuide) -> Bool, make: () -> UILayoutGuide
  ) -> UILayoutGuide {
    if let guide = systemGuides.first(where: matches) { return guide }
    let guide = make()
    systemGuides.append(guide)
    invalidateEngine()
    return guide
  }

  private func absolute(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
  }
}

extension UIEdgeInsets {
  fileprivate func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// The part of the margins that reaches into a subview's frame.
  fileprivate func seen(from frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, top - (frame.minY - bounds.minY)),
      left: max(0, left - (frame.minX - bounds.minX)),
      bottom: max(0, bottom - (bounds.maxY - frame.maxY)),
      right: max(0, right - (bounds.maxX - frame.maxX)))
  }
}
