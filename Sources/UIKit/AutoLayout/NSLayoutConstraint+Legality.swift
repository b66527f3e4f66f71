extension NSLayoutConstraint {
  /// Stops with UIKit's message if the attributes cannot be related.
  func requireLegalAttributes() {
    guard let complaint = illegalAttributes() else { return }
    let item = first.map(ItemName.plain) ?? "(no item)"
    preconditionFailure(
      "NSLayoutConstraint for \(item), made at \(origin.file):\(origin.line): \(complaint)")
  }

  func requireFiniteConstant() {
    guard !constant.isFinite else { return }
    let item = first.map(ItemName.plain) ?? "(no item)"
    preconditionFailure(
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant) "
        + "first item: \(item), made at \(origin.file):\(origin.line)")
  }

  private func illegalAttributes() -> String? {
    guard firstAttribute != .notAnAttribute else {
      return "The first attribute of a constraint must be an attribute."
    }
    if firstAttribute.kind != .size, second == nil || multiplier == 0 {
      return "A multiplier of 0 or a nil second item together with a location for the first "
        + "attribute creates an illegal constraint of a location equal to a constant. "
        + "Location attributes must be specified in pairs."
    }
    guard second != nil else { return nil }
    if firstAttribute.kind != secondAttribute.kind {
      return "Invalid pairing of layout attributes."
    }
    if firstAttribute.isDirectional && secondAttribute.isAbsoluteSide
      || firstAttribute.isAbsoluteSide && secondAttribute.isDirectional
    {
      return "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    }
    return nil
  }

  /// Returns the view that an activated constraint is installed on.
  func commonAncestor() -> UIView {
    guard let firstView = first?.layoutView else {
      preconditionFailure(
        "The first item of the constraint made at \(origin.file):\(origin.line) no longer exists, "
          + "or its layout guide has no view.")
    }
    guard let second else {
      return firstView
    }
    if let secondView = second.layoutView, let common = firstView.nearestCommonAncestor(secondView)
    {
      return common
    }
    preconditionFailure(
      "Unable to activate constraint with items \(ItemName.plain(firstView)) and "
        + "\(ItemName.plain(second)) made at \(origin.file):\(origin.line) because they have no "
        + "common ancestor.  Does the constraint or its anchors reference items in different view "
        + "hierarchies?  That's illegal.")
  }
}
