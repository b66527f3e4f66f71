internal import ConstraintSolver
internal import Foundation

extension UIView {
  /// Whether the constraints leave the place or size of the view open.
  ///
  /// Lays out first, if that is due. A view outside of any tree with constraints is not ambiguous.
  public var hasAmbiguousLayout: Bool { solvedEngine?.alternatives(for: self) != nil }

  /// Gives a view with an ambiguous layout another frame that satisfies the constraints as well; does
  /// nothing to other views.
  public func exerciseAmbiguityInLayout() {
    guard let engine = solvedEngine, let witnesses = engine.alternatives(for: self) else { return }
    let low = engine.frame(of: self, in: witnesses.low)
    let high = engine.frame(of: self, in: witnesses.high)
    frame = frame == low ? high : low
  }

  /// Returns the constraints from which the view's place and size along an axis follow.
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
  /// Whether the constraints leave the place or size of the guide open.
  public var hasAmbiguousLayout: Bool {
    owningView?.layoutHost.layoutEngine?.alternatives(for: self) != nil
  }

  /// Returns the constraints from which the guide's place and size along an axis follow.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.layoutHost.layoutEngine?.constraints(affecting: self, axis) ?? []
  }
}
