internal import ConstraintSolver
internal import Foundation

/// Turns the attributes of a constraint into expressions of the items' edges.
///
/// 1. Positions are measured in the coordinates of the view that holds the constraint; its origin
///    only matters where the multiplier is not 1.
/// 2. In right-to-left layout, constraints with leading or trailing are measured from the holding
///    view's right edge leftwards, so that constants and inequalities keep their meaning.
@MainActor struct AttributeExpressions {
  let edges: (any LayoutItem) -> ItemEdges
  /// The view that holds the constraint.
  let container: UIView

  /// Returns `first − (multiplier × second + constant)`.
  func difference(of constraint: NSLayoutConstraint, first: any LayoutItem) -> LinearExpression {
    let constant = Double(constraint.constant)
    let isMirrored = isMirrored(constraint, first: first)
    let left = expression(constraint.firstAttribute, of: first, isMirrored: isMirrored)
    guard let second = constraint.second else { return left - constant }
    let right = expression(constraint.secondAttribute, of: second, isMirrored: isMirrored)
    let multiplier = Double(constraint.multiplier)
    if constraint.firstAttribute.kind == .size { return left - right * multiplier - constant }
    let axis = constraint.firstAttribute.axis
    let own = edges(container)
    if isMirrored {
      let origin = LinearExpression(own.max(axis))
      return multiplier == 1
        ? right - left - constant
        : (origin - left) - (origin - right) * multiplier - constant
    }
    guard multiplier != 1 else { return left - right - constant }
    let origin = LinearExpression(own.min(axis))
    return (left - origin) - (right - origin) * multiplier - constant
  }

  private func isMirrored(_ constraint: NSLayoutConstraint, first: any LayoutItem) -> Bool {
    (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
      && first.layoutView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Inside of a scroll view its edges mean those of its content.
  private func placed(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> any LayoutItem {
    guard item === container, attribute.kind != .size else { return item }
    return container.contentGuide ?? item
  }

  private func expression(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, isMirrored: Bool
  ) -> LinearExpression {
    let edges = edges(placed(item, attribute))
    let margins = item.attributeMargins
    switch attribute.absolute(isMirrored: isMirrored) {
    case .left, .leading: return LinearExpression(edges.minX)
    case .right, .trailing: return LinearExpression(edges.maxX)
    case .top: return LinearExpression(edges.minY)
    case .bottom: return LinearExpression(edges.maxY)
    case .width: return edges.length(.horizontal)
    case .height: return edges.length(.vertical)
    case .centerX: return edges.midpoint(.horizontal)
    case .centerY: return edges.midpoint(.vertical)
    case .firstBaseline: return LinearExpression(edges.minY) + item.firstBaselineFromTop
    case .lastBaseline: return LinearExpression(edges.maxY) - item.lastBaselineFromBottom
    case .leftMargin, .leadingMargin: return LinearExpression(edges.minX) + Double(margins.left)
    case .rightMargin, .trailingMargin: return LinearExpression(edges.maxX) - Double(margins.right)
    case .topMargin: return LinearExpression(edges.minY) + Double(margins.top)
    case .bottomMargin: return LinearExpression(edges.maxY) - Double(margins.bottom)
    case .centerXWithinMargins:
      return edges.midpoint(.horizontal) + Double(margins.left - margins.right) / 2
    case .centerYWithinMargins:
      return edges.midpoint(.vertical) + Double(margins.top - margins.bottom) / 2
    case .notAnAttribute: return LinearExpression(0)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The side that a directional attribute means.
  fileprivate func absolute(isMirrored: Bool) -> Self {
    guard isMirrored else { return self }
    switch self {
    case .leading: return .right
    case .trailing: return .left
    case .leadingMargin: return .rightMargin
    case .trailingMargin: return .leftMargin
    default: return self
    }
  }
}
