internal import ConstraintSolver
internal import Foundation

extension UIView {
  /// Whether the constraints leave the view's position or size ambiguous.
  ///
  /// Lays out first if needed. A view outside any tree with constraints is not ambiguous.
  public var hasAmbiguousLayout: Bool { solvedEngine?.alternatives(for: self) != nil }

  /// Changes the frame of a view with an ambiguous layout to another one that satisfies the constraints; has no effect
  /// on other views.
  public func exerciseAmbiguityInLayout() {
    guard let engine = solvedEngine, let witnesses = engine.alternatives(for: self) else { return }
    let low = engine.frame(of: self, in: witnesses.low)
    let high = engine.frame(of: self, in: witnesses.high)
    place(plainFrame == low ? high : low)
  }

  /// Returns the constraints that affect the view's position and size along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    solvedEngine?.constraints(affecting: self, axis) ?? []
  }

  private var solvedEngine: LayoutEngine? {
    let root = layoutHost
    if root.layoutEngine?.isStale != false { root.layoutIfNeeded() }
    return root.layoutEngine
  }
}

extension UILayoutGuide {
  /// Whether the constraints leave the guide's position or size ambiguous.
  public var hasAmbiguousLayout: Bool {
    owningView?.layoutHost.layoutEngine?.alternatives(for: self) != nil
  }

  /// Returns the constraints that affect the guide's position and size along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.layoutHost.layoutEngine?.constraints(affecting: self, axis) ?? []
  }
}
