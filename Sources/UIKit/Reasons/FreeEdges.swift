internal import ConstraintSolver
internal import LayoutModel

/// Finds the edges and lengths of a view that the constraints leave free.
///
/// Constraints of the app that do not hold keep their errors: which of them give way is another matter.
@MainActor struct FreeEdges {
  private(set) var found: Set<EdgeReason.Edge> = []

  /// Adds to the solver of an engine that nothing else reads before it is solved anew.
  init(of view: UIView, in engine: LayoutEngine) {
    let item = engine.edges(of: view)
    let held = engine.holdMissedConstraints()
    for (edge, expression) in [
      (EdgeReason.Edge.left, LinearExpression(item.minX)), (.right, LinearExpression(item.maxX)),
      (.width, item.length(.horizontal)), (.top, LinearExpression(item.minY)),
      (.bottom, LinearExpression(item.maxY)), (.height, item.length(.vertical)),
    ] where engine.isFree(expression) { found.insert(edge) }
    for handle in held { engine.solver.remove(handle) }
  }
}

extension LayoutEngine {
  fileprivate func holdMissedConstraints() -> [ConstraintHandle] {
    order.compactMap { installed[$0]?.equation }.compactMap { equation in
      guard case .constraint(let constraint) = equation.source, !constraint.isSystem,
        equation.priority < .required
      else { return nil }
      let excess = value(of: equation.expression)
      guard excess.magnitude > Self.visibleDifference else { return nil }
      // The value is the solution's, so only rounding can be in the way.
      return try? solver.add(Constraint(equation.expression - excess, .equal))
    }
  }

  fileprivate func isFree(_ expression: LinearExpression) -> Bool {
    // A new variable can have any value, so only numbers that are not finite can be in the way.
    let variable = solver.makeVariable()
    defer { solver.removeVariable(variable) }
    guard let handle = try? solver.add(Constraint(LinearExpression(variable) - expression, .equal))
    else { return false }
    defer { solver.remove(handle) }
    guard case .free(let interval) = solver.determinacy(of: variable) else { return false }
    return interval.upperBound - interval.lowerBound > Self.visibleDifference
  }
}
