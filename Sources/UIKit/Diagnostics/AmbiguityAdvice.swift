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

  /// What is missing.
  var place: LayoutRemedy.Place {
    let edges = engine.edges(of: view)
    return LayoutRemedy.Place(
      view: names.path(of: view), axis: axis, isResized: isResized,
      isStartFree: isFree(edges.min(axis)), isEndFree: isFree(edges.max(axis)))
  }

  func text(of place: LayoutRemedy.Place) -> String {
    let name = names.name(of: view)
    let isHorizontal = axis == .horizontal
    let (start, end) = isHorizontal ? ("leading", "trailing") : ("top", "bottom")
    let length = axis.lengthName
    guard place.isResized else {
      return "Add a constraint on \(name).\(start) or \(name).\(end)."
    }
    if place.isStartFree && place.isEndFree {
      return "Add two constraints: its \(length), or both "
        + "\(name).\(start) and \(name).\(end)."
    }
    let side = place.isStartFree ? start : end
    return "Add a constraint on \(name).\(side) or \(name).\(length)."
  }

  private func isFree(_ edge: Variable) -> Bool {
    abs(witnesses.high[edge] - witnesses.low[edge]) > AmbiguityCheck.tolerance
  }
}
