internal import ConstraintSolver
internal import Foundation

/// Two frames of a view that satisfy its constraints equally well, in its superview's coordinates.
@MainActor struct WitnessFrames {
  let drawn: CGRect
  /// Another possible frame.
  let other: CGRect
  /// Whether they differ in their size along the axis.
  let isResized: Bool

  init(
    view: UIView, axis: NSLayoutConstraint.Axis, witnesses: Witnesses, engine: LayoutEngine
  ) {
    let low = engine.frame(of: view, in: witnesses.low)
    let high = engine.frame(of: view, in: witnesses.high)
    drawn = view.plainFrame
    other = Self.distance(drawn, high) >= Self.distance(drawn, low) ? high : low
    let change = axis == .horizontal ? high.width - low.width : high.height - low.height
    isResized = abs(change) > AmbiguityCheck.tolerance
  }

  private static func distance(_ one: CGRect, _ other: CGRect) -> Double {
    abs(one.minX - other.minX) + abs(one.maxX - other.maxX) + abs(one.minY - other.minY)
      + abs(one.maxY - other.maxY)
  }
}
