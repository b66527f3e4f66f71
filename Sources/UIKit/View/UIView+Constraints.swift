extension UIView {
  func hold(_ constraint: NSLayoutConstraint) {
    guard let ancestor = constraint.commonAncestor() else { return }
    precondition(
      ancestor.isDescendant(of: self),
      "Unable to install constraint on view.  Does the constraint reference something from outside "
        + "the subtree of the view?  That's illegal. constraint made at \(constraint.origin) of "
        + "\(constraint.itemNames) view:\(ItemName.plain(self))")
    constraint.installingView?.uninstall(constraint)
    install(constraint)
  }

  func huggingPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? contentPriorities.horizontalHugging : contentPriorities.verticalHugging
  }

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    priority.requireLegal()
    switch axis {
    case .horizontal: contentPriorities.horizontalHugging = priority
    case .vertical: contentPriorities.verticalHugging = priority
    }
    invalidateEngine()
  }

  func resistancePriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal
      ? contentPriorities.horizontalResistance : contentPriorities.verticalResistance
  }

  func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    priority.requireLegal()
    switch axis {
    case .horizontal: contentPriorities.horizontalResistance = priority
    case .vertical: contentPriorities.verticalResistance = priority
    }
    invalidateEngine()
  }

  func install(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    constraint.installingView = self
    dissolveHosts(tiedBy: constraint)
    invalidateEngine()
  }

  /// Views that a container places but a constraint connects to others are solved together with those.
  private func dissolveHosts(tiedBy constraint: NSLayoutConstraint) {
    for item in [constraint.first, constraint.second] {
      for view in item?.layoutView?.ancestors.prefix(while: { $0 !== self }) ?? [] {
        if view.isPlacedByContainer { view.isTiedToOutside = true }
      }
    }
  }

  func uninstall(_ constraint: NSLayoutConstraint) { uninstall([ObjectIdentifier(constraint)]) }

  /// Removes the given constraints.
  func uninstall(_ leaving: Set<ObjectIdentifier>) {
    for constraint in constraints where leaving.contains(ObjectIdentifier(constraint)) {
      constraint.installingView = nil
    }
    constraints.removeAll { $0.installingView == nil }
    invalidateEngine()
  }

  /// Removes the constraints that involve a view or its descendants.
  func uninstallConstraints(into view: UIView) {
    let leaving = constraints.filter { $0.speaks(ofDescendantsOf: view) }
    if !leaving.isEmpty { uninstall(Set(leaving.map { ObjectIdentifier($0) })) }
  }
}

extension UIView {
  /// Whether the view keeps the frame that it is given, rather than get one from constraints.
  ///
  /// A window's root view does, whatever it says, unless constraints tie it to the window. So does another subview of a
  /// window if no constraint gives it a constant size.
  var isPlacedByFrame: Bool {
    if translatesAutoresizingMaskIntoConstraints { return true }
    guard let window = storedSuperview as? UIWindow else { return false }
    return (window.rootViewController?.viewIfLoaded === self || !hasConstantSize)
      && !window.constraints.contains { $0.speaks(ofDescendantsOf: self) }
  }

  private var hasConstantSize: Bool {
    constraints.contains {
      $0.first === self && $0.second == nil && $0.firstAttribute.kind == .size
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func speaks(ofDescendantsOf view: UIView) -> Bool {
    first?.refers(intoTreeOf: view) == true || second?.refers(intoTreeOf: view) == true
  }
}
