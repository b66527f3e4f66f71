internal import PrintedText

extension NSLayoutConstraint {
  /// Stops with UIKit's message if the attributes cannot be related.
  func requireLegalAttributes() {
    let complaint = Self.complaint(
      of: firstAttribute, and: second == nil ? nil : secondAttribute, multiplier: multiplier)
    guard let complaint else { return }
    preconditionFailure("NSLayoutConstraint for \(itemNames), made at \(origin): \(complaint)")
  }

  /// UIKit's documentation forbids changing an active constraint from required to optional or back.
  func requireLegalPriority(insteadOf old: UILayoutPriority) {
    guard isActive, (priority == .required) != (old == .required) else { return }
    preconditionFailure(
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority \(priority.rawValue) and the existing priority was "
        + "\(old.rawValue).  The constraint is of \(itemNames), made at \(origin).")
  }

  var itemNames: String {
    let names = [first, second].compactMap { $0.map(ItemName.plain) }
    return PrintedText(line: names.joined(separator: " and ")).description
  }

  /// Returns why two attributes cannot be related, or nil if they can; the second attribute is nil without one.
  static func complaint(
    of firstAttribute: Attribute, and secondAttribute: Attribute?, multiplier: CGFloat
  ) -> String? {
    guard firstAttribute != .notAnAttribute else {
      return "The first attribute of a constraint must be an attribute."
    }
    if firstAttribute.kind != .size, secondAttribute == nil || multiplier == 0 {
      return "A multiplier of 0 or a nil second item together with a location for the first "
        + "attribute creates an illegal constraint of a location equal to a constant. "
        + "Location attributes must be specified in pairs."
    }
    guard let secondAttribute else { return nil }
    if (firstAttribute.kind == .size) != (secondAttribute.kind == .size)
      || secondAttribute == .notAnAttribute
    {
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

  /// Returns the view that an activated constraint is installed on; nil if an item was left out of the tree because it is
  /// too deep in others, which is reported.
  func commonAncestor() -> UIView? {
    guard let firstView = first?.layoutView else {
      preconditionFailure(
        "The first item of the constraint made at \(origin) no longer exists, or its layout guide "
          + "has no view.")
    }
    guard let second else { return firstView }
    if let secondView = second.layoutView, let common = firstView.nearestCommonAncestor(secondView)
    {
      return common
    }
    if firstView.isLeftOut || second.layoutView?.isLeftOut == true { return nil }
    preconditionFailure(
      "Unable to activate constraint with anchors \(anchorName(first, firstAttribute)) and "
        + "\(anchorName(second, secondAttribute)) because they have no common ancestor.  Does the "
        + "constraint or its anchors reference items in different view hierarchies?  That's illegal."
        + "  It was made at \(origin).")
  }

  private func anchorName(_ item: (any LayoutItem)?, _ attribute: Attribute) -> String {
    let kind =
      switch attribute.kind {
      case .size, .none: "NSLayoutDimension"
      case .horizontalPosition: "NSLayoutXAxisAnchor"
      case .verticalPosition: "NSLayoutYAxisAnchor"
      }
    return "<\(kind) \"\(item.map(ItemName.plain) ?? "(gone)").\(attribute.name)\">"
  }
}
