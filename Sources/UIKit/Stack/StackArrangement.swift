internal import Foundation

/// The constraints of a stack view's layout.
///
/// 1. The canvas is the stack, or its margins guide. The first and the last visible view touch its start and end; each
///    visible view follows the previous one at the spacing.
/// 2. Across the axis, a spanner spans all views and is as small as they allow, so that the canvas
///    is as large as the largest of them. Views that fill the canvas and single views need none.
/// 3. A hidden view has zero size, unless a required constraint gives it another. It touches the visible view before it, or the
///    start, and has the stack's alignment across the axis.
///
/// Identifiers and priorities were taken from console messages and dumps of UIKit's stack views.
@MainActor struct StackArrangement {
  let stack: UIStackView
  let axis: NSLayoutConstraint.Axis
  let canvas: any LayoutItem
  let visible: [UIView]
  /// A change that the arrangement has, in a layout that looks for what follows from it.
  let nudge: LayoutNudge?

  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [StackGuide] = []

  init(of stack: UIStackView, under nudge: LayoutNudge? = nil) {
    self.stack = stack
    self.nudge = nudge
    axis = stack.axis
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    visible = stack.visibleSubviews
  }

  mutating func build() {
    connectEnds()
    addSpacings()
    addSizes()
    align()
    for view in stack.arrangedSubviews where view.isHidden { hide(view) }
  }

  // MARK: Ends and hidden views

  private mutating func connectEnds() {
    guard let first = visible.first, let last = visible.last else {
      fitEmptyCanvas(axis)
      return
    }
    add(.canvasConnection, canvas, axis.start, .equal, first, axis.start)
    add(.canvasConnection, canvas, axis.end, .equal, last, axis.end)
  }

  private mutating func hide(_ view: UIView) {
    add(.hiding, view, axis.size, .equal, 0, StackPriority.hiding)
    let before = stack.arrangedSubviews.prefix { $0 !== view }.last { !$0.isHidden }
    if let before {
      let distance = before === visible.last ? 0 : spacing(after: before) / 2
      add(.spacing, view, axis.start, .equal, before, axis.end, constant: distance)
    } else {
      add(.canvasConnection, canvas, axis.start, .equal, view, axis.start)
    }
    let edge = hiddenEdge
    add(.alignment, canvas, edge, .equal, view, edge)
    suppressAmbiguity(of: view)
  }

  /// What a hidden view that keeps its size has in common with the stack across the axis.
  private var hiddenEdge: NSLayoutConstraint.Attribute {
    switch stack.alignment {
    case .center: axis.crossing.center
    case .trailing: axis.crossing.end
    default: axis.crossing.start
    }
  }

  // MARK: Making

  mutating func suppressAmbiguity(of view: UIView) {
    add(.ambiguitySuppression, view, axis.crossing.size, .equal, 0, StackPriority.suppression)
  }

  /// Makes a stack without views as small as others allow.
  mutating func fitEmptyCanvas(_ axis: NSLayoutConstraint.Axis) {
    add(.canvasFit, canvas, axis.size, .equal, 0, StackPriority.canvasFit)
  }

  mutating func addGuide<Guide: StackGuide>(_ type: Guide.Type, _ identifier: String) -> Guide {
    let guide = Guide(owningView: stack, identifier: identifier)
    guides.append(guide)
    return guide
  }

  mutating func add(
    _ role: StackConstraintRole, _ first: any LayoutItem,
    _ firstAttribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: any LayoutItem, _ secondAttribute: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0, _ priority: UILayoutPriority = .required
  ) {
    append(
      role,
      NSLayoutConstraint(
        first: first, attribute: firstAttribute, relation: relation, second: second,
        attribute: secondAttribute, multiplier: multiplier, constant: constant, origin: .system),
      priority)
  }

  /// Relates a size to a constant.
  mutating func add(
    _ role: StackConstraintRole, _ item: any LayoutItem,
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ constant: CGFloat, _ priority: UILayoutPriority = .required
  ) {
    append(
      role,
      NSLayoutConstraint(
        first: item, attribute: attribute, relation: relation, second: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: constant, origin: .system),
      priority)
  }

  private mutating func append(
    _ role: StackConstraintRole, _ constraint: NSLayoutConstraint, _ priority: UILayoutPriority
  ) {
    constraint.identifier = role.rawValue
    constraint.priority = priority
    constraints.append(constraint)
  }
}
