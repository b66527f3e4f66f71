internal import ConstraintSolver
internal import Foundation

/// Advice for a view with an ambiguous position or size, which names the unconstrained edge.
@MainActor struct AmbiguityAdvice {
  let view: UIView
  let axis: NSLayoutConstraint.Axis
  let witnesses: Witnesses
  let isResized: Bool
  let engine: LayoutEngine
  let names: ViewNames

  var text: String {
    let name = names.name(of: view)
    let isHorizontal = axis == .horizontal
    let (start, end) = isHorizontal ? ("leading", "trailing") : ("top", "bottom")
    let length = axis.lengthName
    guard isResized else {
      return "Add a constraint on \(name).\(start) or \(name).\(end)."
    }
    let edges = engine.edges(of: view)
    let isStartFree = isFree(edges.min(axis))
    let isEndFree = isFree(edges.max(axis))
    if isStartFree && isEndFree {
      return "Add two constraints: its \(length), or both "
        + "\(name).\(start) and \(name).\(end)."
    }
    let side = isStartFree ? start : end
    return "Add a constraint on \(name).\(side) or \(name).\(length)."
  }

  private func isFree(_ edge: Variable) -> Bool {
    abs(witnesses.high[edge] - witnesses.low[edge]) > AmbiguityCheck.tolerance
  }
}
