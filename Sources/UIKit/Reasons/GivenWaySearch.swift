internal import ConstraintSolver
internal import LayoutModel

/// Finds what a view's contents, and the app's constraints at its edges, want and do not get.
@MainActor struct GivenWaySearch {
  private(set) var found: [GivenWay] = []

  init(
    view: UIView, engine: LayoutEngine, _ description: NumberDescription, _ context: ReasonContext
  ) {
    let edges = engine.edges(of: view)
    let own = Set([edges.minX, edges.maxX, edges.minY, edges.maxY])
    for equation in engine.order.compactMap({ engine.installed[$0]?.equation })
    where equation.isWish(of: view, context) && equation.speaks(of: own) {
      let excess = engine.value(of: equation.expression)
      guard equation.isMissed(by: excess) else { continue }
      found.append(
        GivenWay(number: description.describe(equation), missedBy: excess, isConflict: false))
    }
    for conflict in engine.conflicts {
      guard let expression = conflict.brokenExpression else { continue }
      let equation = Equation(conflict.broken, expression)
      guard equation.speaks(of: own) else { continue }
      found.append(
        GivenWay(
          number: description.describe(equation), missedBy: engine.value(of: expression),
          isConflict: true))
    }
  }
}

extension Equation {
  /// Whether it is a constraint of the app or of the view's contents.
  @MainActor fileprivate func isWish(of view: UIView, _ context: ReasonContext) -> Bool {
    switch source {
    case .constraint(let constraint): !constraint.isSystem && !context.isKept(constraint)
    case .contentSize(let reference, _, _): reference.item === view
    case .autoresizing, .encapsulated, .fittingTarget, .guide, .nonNegative: false
    }
  }

  @MainActor fileprivate func isMissed(by excess: Double) -> Bool {
    let limit = LayoutEngine.visibleDifference
    return switch relation {
    case .equal: abs(excess) > limit
    case .lessThanOrEqual: excess > limit
    case .greaterThanOrEqual: excess < -limit
    }
  }
}
