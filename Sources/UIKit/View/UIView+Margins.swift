/// What a view's margins are made of besides its class, its superview and the safe area.
struct OwnMargins {
  /// The insets that were set; nil for those of the class.
  var insets: NSDirectionalEdgeInsets?
  /// Whether they leave at most the readable width between them.
  var followReadableWidth = false
}

extension UIView {
  var ownLayoutMargins: NSDirectionalEdgeInsets? {
    get { ownMargins.insets }
    set { ownMargins.insets = newValue }
  }

  var effectiveLayoutMargins: UIEdgeInsets {
    var margins = absolute(ownLayoutMargins ?? standardLayoutMargins)
    if insetsLayoutMarginsFromSafeArea {
      margins = margins.adding(call(.safeAreaInsets, else: .zero) { safeAreaInsets })
    }
    if ownMargins.followReadableWidth { margins = narrowedToReadableWidth(margins) }
    let axes = axesPreservingSuperviewLayoutMargins
    guard !axes.isEmpty, let superview = storedSuperview else { return margins }
    let outer = superview.layoutMargins.seen(from: plainFrame, in: superview.bounds)
    return margins.union(outer, axes)
  }

  var inheritedSafeAreaInsets: UIEdgeInsets {
    let added = isRootOfController ? viewController?.additionalSafeAreaInsets ?? .zero : .zero
    guard let superview = storedSuperview else { return rootSafeAreaInsets.adding(added) }
    let outer = superview.safeAreaInsets
    guard outer != .zero else { return added }
    return outer.seen(from: plainFrame, in: superview.bounds).adding(added)
  }

  /// Lays out again what hangs on the safe area, and tells views that it changed.
  func safeAreaDidChange() {
    call(.safeAreaInsetsDidChange, else: ()) { safeAreaInsetsDidChange() }
    marginsDidChange()
    setNeedsLayout()
    for view in storedSubviews { view.safeAreaDidChange() }
  }

  func marginsDidChange() {
    invalidateEngine()
    // The outlets that an app's override uses are not connected yet.
    guard nibOrigin?.isDecoding != true else { return }
    call(.layoutMarginsDidChange, else: ()) { layoutMarginsDidChange() }
    storedSuperview?.subviewDidChange(self, .margins)
  }

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
  }

  func own(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
    invalidateEngine()
  }

  func disown(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    for view in ancestors {
      for constraint in view.constraints
      where constraint.first?.refers(to: layoutGuide) == true
        || constraint.second?.refers(to: layoutGuide) == true
      {
        view.uninstall(constraint)
      }
    }
    layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    invalidateEngine()
  }

  private func absolute(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    insets.absolute(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}

extension UIEdgeInsets {
  static prefix func - (insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
  }

  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }

  fileprivate func union(_ other: UIEdgeInsets, _ axes: UIAxis) -> UIEdgeInsets {
    var union = self
    if axes.contains(.horizontal) {
      (union.left, union.right) = (max(left, other.left), max(right, other.right))
    }
    if axes.contains(.vertical) {
      (union.top, union.bottom) = (max(top, other.top), max(bottom, other.bottom))
    }
    return union
  }

  /// The part of the margins that extends into a subview's frame.
  fileprivate func seen(from frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, top - (frame.minY - bounds.minY)),
      left: max(0, left - (frame.minX - bounds.minX)),
      bottom: max(0, bottom - (bounds.maxY - frame.maxY)),
      right: max(0, right - (bounds.maxX - frame.maxX)))
  }
}
