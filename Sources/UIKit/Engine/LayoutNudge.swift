internal import ConstraintSolver
internal import Foundation

/// A small change of one of the numbers that a layout is made of, to see what follows from it.
///
/// Nothing of the views changes: only the equations of the engine that has it.
struct LayoutNudge: Hashable {
  /// What can be changed.
  enum Number: Hashable {
    /// The constant of an equation: that of a constraint, or a part of a frame.
    case constant(EquationKey)
    /// The length of a view's contents.
    case contents(ObjectIdentifier, NSLayoutConstraint.Axis)
    /// The width or height that a container gives the host, and with it to a cell's content view.
    case container(NSLayoutConstraint.Axis)
    /// The distance after a view of a stack.
    case spacing(ObjectIdentifier, after: ObjectIdentifier)
    /// The margin of a view at a side: left, right, top or bottom.
    case margin(ObjectIdentifier, NSLayoutConstraint.Attribute)
  }

  let number: Number
  /// In points.
  let change: Double

  /// Returns an equation with the change in it.
  @MainActor func applied(to equation: Equation) -> Equation {
    let offset = offset(of: equation.source)
    guard offset != 0 else { return equation }
    var changed = equation
    changed.expression.constant += offset
    return changed
  }

  /// What the constant of an equation's expression changes by.
  @MainActor func offset(of source: EquationSource) -> Double {
    switch (number, source) {
    case (.container(.horizontal), .encapsulated(_, .width)),
      (.container(.vertical), .encapsulated(_, .height)):
      return -change
    case (.constant(let key), _) where key == source.key:
      // An inset from the far edges is added to them.
      if case .guide(_, .right) = source { return change }
      if case .guide(_, .bottom) = source { return change }
      return -change
    default: return 0
    }
  }

  /// Returns the size of a view's contents with the change in it.
  @MainActor func applied(to size: CGSize, of view: UIView) -> CGSize {
    guard case .contents(ObjectIdentifier(view), let axis) = number,
      size.length(axis) != UIView.noIntrinsicMetric
    else { return size }
    return axis == .horizontal
      ? CGSize(width: size.width + change, height: size.height)
      : CGSize(width: size.width, height: size.height + change)
  }

  /// Whether it is a distance in a stack.
  @MainActor func isSpacing(of stack: UIView) -> Bool {
    if case .spacing(ObjectIdentifier(stack), _) = number { true } else { false }
  }

  /// Whether it is a length of a view's contents.
  @MainActor func isContents(of view: UIView) -> Bool {
    if case .contents(ObjectIdentifier(view), _) = number { true } else { false }
  }

  /// What the distance after a view of a stack changes by.
  @MainActor func spacingChange(after view: UIView, in stack: UIView) -> Double {
    number == .spacing(ObjectIdentifier(stack), after: ObjectIdentifier(view)) ? change : 0
  }

  /// By how much the contents of a view become wider.
  @MainActor func widening(of view: UIView) -> Double {
    if case .contents(ObjectIdentifier(view), .horizontal) = number { change } else { 0 }
  }

  /// What the margins of a view change by.
  @MainActor func marginChange(of item: AnyObject) -> UIEdgeInsets {
    guard case .margin(ObjectIdentifier(item), let side) = number else { return .zero }
    return UIEdgeInsets(
      top: side == .top ? change : 0, left: side == .left ? change : 0,
      bottom: side == .bottom ? change : 0, right: side == .right ? change : 0)
  }
}

/// A view that makes constraints by numbers of its own or of other views.
@MainActor protocol RestatingView: UIView {
  /// What the constraints would say after a change; those that would say the same may be missing.
  func restatedConstraints(under nudge: LayoutNudge) -> [ObjectIdentifier: RestatedConstraint]
}

/// The numbers of a constraint after a change.
struct RestatedConstraint {
  let multiplier: CGFloat
  let constant: CGFloat

  @MainActor init(_ constraint: NSLayoutConstraint) {
    multiplier = constraint.multiplier
    constant = constraint.effectiveConstant
  }
}

extension UIView {
  /// The insets of one of the view's guides from its edges, for a guide placed by the system.
  func insets(of guide: UILayoutGuide, under nudge: LayoutNudge?) -> UIEdgeInsets? {
    guard let nudge else { return guide.systemInsets }
    let margins = layoutMargins.adding(nudge.marginChange(of: self))
    switch guide {
    case is LayoutMarginsGuide: return margins
    case is ReadableContentGuide: return narrowedToReadableWidth(margins)
    default: return guide.systemInsets
    }
  }
}
