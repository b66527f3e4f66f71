internal import ConstraintSolver
internal import Foundation

/// Turns the attributes of a constraint into expressions of the items' edges.
///
/// 1. Positions are measured in the coordinates of the view that holds the constraint; its origin
///    only matters where the multiplier is not 1, or a position is related to one along the other axis.
/// 2. Leading and trailing follow the direction of the view that holds the constraint, whatever the items'. From right
///    to left they are measured from that view's right edge leftwards, so that constants and inequalities keep their
///    meaning.
@MainActor struct AttributeExpressions {
  let edges: (any LayoutItem) -> ItemEdges
  let container: UIView
  /// Returns the width at which a view's contents are wrapped for its baselines; nil for unlimited.
  let wrappingWidth: (UIView) -> Double?
  private let nudge: LayoutNudge?
  private let restated: [ObjectIdentifier: RestatedConstraint]
  private let isRightToLeft: Bool

  init(
    edges: @escaping (any LayoutItem) -> ItemEdges, container: UIView, nudge: LayoutNudge?,
    wrappingWidth: @escaping (UIView) -> Double? = { _ in nil }
  ) {
    self.edges = edges
    self.container = container
    self.wrappingWidth = wrappingWidth
    self.nudge = nudge
    restated =
      nudge.flatMap { (container as? any RestatingView)?.restatedConstraints(under: $0) } ?? [:]
    isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Returns `first − (multiplier × second + constant)`.
  func difference(of constraint: NSLayoutConstraint, first: any LayoutItem) -> LinearExpression {
    let restated = restated.isEmpty ? nil : restated[ObjectIdentifier(constraint)]
    let constant = Double(restated?.constant ?? constraint.effectiveConstant)
    let isMirrored = isMirrored(constraint)
    let left = side(constraint.firstAttribute, of: first, isMirrored: isMirrored)
    guard let second = constraint.second else { return left - constant }
    let right = side(constraint.secondAttribute, of: second, isMirrored: isMirrored)
    let multiplier = Double(restated?.multiplier ?? constraint.multiplier)
    let (axis, otherAxis) = (constraint.firstAttribute.axis, constraint.secondAttribute.axis)
    if constraint.firstAttribute.kind == .size { return left - right * multiplier - constant }
    if multiplier == 1, axis == otherAxis {
      return isMirrored ? right - left - constant : left - right - constant
    }
    return offset(left, axis, isMirrored: isMirrored)
      - offset(right, otherAxis, isMirrored: isMirrored) * multiplier - constant
  }

  /// Returns a position's distance from the side of the holding view that layout starts at.
  private func offset(
    _ position: LinearExpression, _ axis: NSLayoutConstraint.Axis, isMirrored: Bool
  ) -> LinearExpression {
    let own = edges(container)
    return isMirrored && axis == .horizontal ? own.maxX - position : position - own.min(axis)
  }

  private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
    (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
      && isRightToLeft
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
    var margins: UIEdgeInsets {
      let own = item.attributeMargins
      return nudge.map { own.adding($0.marginChange(of: item)) } ?? own
    }
    switch attribute.absolute(isMirrored: isMirrored) {
    case .left, .leading: return LinearExpression(edges.minX)
    case .right, .trailing: return LinearExpression(edges.maxX)
    case .top: return LinearExpression(edges.minY)
    case .bottom: return LinearExpression(edges.maxY)
    case .width: return edges.length(.horizontal)
    case .height: return edges.length(.vertical)
    case .centerX: return edges.midpoint(.horizontal)
    case .centerY: return edges.midpoint(.vertical)
    case .firstBaseline: return firstBaseline(of: item)
    case .lastBaseline: return lastBaseline(of: item)
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

  private func side(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, isMirrored: Bool
  ) -> LinearExpression {
    if attribute.kind == .size, let distance = item as? AnchorDistance {
      return expression(of: distance)
    }
    return expression(attribute, of: item, isMirrored: isMirrored)
  }

  private func expression(of distance: AnchorDistance) -> LinearExpression {
    guard let start = distance.start.item, let end = distance.end.item else {
      return LinearExpression(0)
    }
    let isMirrored = distance.start.attribute.isDirectional && isRightToLeft
    let length =
      expression(distance.end.attribute, of: end, isMirrored: isMirrored)
      - expression(distance.start.attribute, of: start, isMirrored: isMirrored)
    return isMirrored ? length * -1 : length
  }

  private func firstBaseline(of item: any LayoutItem) -> LinearExpression {
    let item = (item as? UIView)?.baselineView(\.forFirstBaselineLayout) ?? item
    return baselineOfMiddle(item)
      ?? LinearExpression(edges(item).minY) + wrapped(item) { $0.firstBaselineFromTop }
  }

  private func lastBaseline(of item: any LayoutItem) -> LinearExpression {
    let item = (item as? UIView)?.baselineView(\.forLastBaselineLayout) ?? item
    return baselineOfMiddle(item)
      ?? LinearExpression(edges(item).maxY) - wrapped(item) { $0.lastBaselineFromBottom }
  }

  private func baselineOfMiddle(_ item: any LayoutItem) -> LinearExpression? {
    (item as? any CentredText)?.baselineFromMiddle.map { edges(item).midpoint(.vertical) + $0 }
  }

  /// Returns an item's baseline at the width at which its contents are wrapped.
  private func wrapped(
    _ item: any LayoutItem, _ baseline: (any LayoutItem) -> Double
  ) -> Double {
    guard let view = item as? UIView, let width = wrappingWidth(view) else { return baseline(item) }
    view.wrappingWidth = width
    defer { view.wrappingWidth = nil }
    return baseline(item)
  }
}

/// A view whose text stays in the middle, however high the view is, such as text fields and segmented controls.
@MainActor protocol CentredText {
  /// The distance of the baseline from the vertical centre; nil where the text is elsewhere.
  var baselineFromMiddle: Double? { get }
}

extension UIView {
  /// Follows the views that provide the baseline of their ancestors.
  fileprivate func baselineView(_ next: KeyPath<UIView, UIView>) -> UIView {
    var view = self
    while true {
      let inner = view[keyPath: next]
      guard inner !== view, inner.isDescendant(of: view) else { return view }
      view = inner
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The side of a directional attribute.
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
