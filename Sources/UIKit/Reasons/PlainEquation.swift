internal import Foundation
internal import NumberText

/// Writes a constraint as an equation of names: `titleLabel.leading = avatarView.trailing + 8`.
@MainActor struct PlainEquation {
  let names: ReasonNames

  func text(_ constraint: NSLayoutConstraint) -> String {
    let left = side(constraint.first, constraint.firstAttribute)
    let constant = constraint.effectiveConstant
    guard constraint.secondAttribute != .notAnAttribute else {
      return "\(left) \(constraint.relation.sign) \(constant.pointText)"
    }
    var right = side(constraint.second, constraint.secondAttribute)
    if constraint.multiplier != 1 { right = "\(constraint.multiplier.pointText) × \(right)" }
    if constant > 0 { right += " + \(constant.pointText)" }
    if constant < 0 { right += " − \((-constant).pointText)" }
    return "\(left) \(constraint.relation.sign) \(right)"
  }

  private func side(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute
  ) -> String {
    guard let item else { return "(gone)" }
    if item is AnchorDistance { return name(item) }
    return "\(name(item)).\(attribute.name)"
  }

  func name(_ item: any LayoutItem) -> String {
    if let guide = item as? UILayoutGuide { return name(guide) }
    if let distance = item as? AnchorDistance {
      let ends = [distance.start, distance.end].map { side($0.item, $0.attribute) }
      return "(\(ends[1]) − \(ends[0]))"
    }
    return (item as? UIView).map(names.name) ?? ""
  }

  /// A guide of the system is named by its view and its property.
  private func name(_ guide: UILayoutGuide) -> String {
    guard let view = guide.owningView else { return guide.className }
    let name = ConstraintValues(views: [], names: names.names).name(of: guide, in: view)
    return names.names.propertyName(of: guide) == nil ? "\(names.name(of: view)).\(name)" : name
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}
