internal import ConstraintSolver
internal import Foundation

/// Two frames of a view that satisfy its constraints equally well, in its superview's coordinates.
@MainActor struct WitnessFrames {
  /// The frame that the view has.
  let drawn: CGRect
  /// One that it could have as well.
  let other: CGRect
  /// Whether they differ in their size along the axis.
  let isResized: Bool

  init(
    view: UIView, axis: NSLayoutConstraint.Axis, witnesses: Witnesses, engine: LayoutEngine
  ) {
    let low = Self.frame(of: view, witnesses.low, engine)
    let high = Self.frame(of: view, witnesses.high, engine)
    drawn = view.frame
    other = Self.distance(drawn, high) >= Self.distance(drawn, low) ? high : low
    let change = axis == .horizontal ? high.width - low.width : high.height - low.height
    isResized = abs(change) > AmbiguityCheck.tolerance
  }

  private static func distance(_ one: CGRect, _ other: CGRect) -> Double {
    abs(one.minX - other.minX) + abs(one.maxX - other.maxX) + abs(one.minY - other.minY)
      + abs(one.maxY - other.maxY)
  }

  private static func frame(
    of view: UIView, _ solution: Solution, _ engine: LayoutEngine
  ) -> CGRect {
    let edges = engine.edges(of: view)
    let outer = view.superview.flatMap { engine.contains($0) ? engine.edges(of: $0) : nil }
    let insets = view.alignmentRectInsets
    let minX = solution[edges.minX] - insets.left
    let minY = solution[edges.minY] - insets.top
    return CGRect(
      x: minX - (outer.map { solution[$0.minX] } ?? 0),
      y: minY - (outer.map { solution[$0.minY] } ?? 0),
      width: solution[edges.maxX] + insets.right - minX,
      height: solution[edges.maxY] + insets.bottom - minY)
  }
}
