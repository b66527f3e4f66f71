internal import ConstraintSolver
internal import Foundation
internal import LayoutModel
internal import NumberText

/// Finds views whose place or size the constraints leave open, and proves it with two layouts.
///
/// 1. Hidden views and views placed by their frames are not judged.
/// 2. A constraint that is not met is held at its present error first: where several of equal priority
///    could share an error, a broken constraint says so already, and so does a conflict of what the
///    constraint that gave way would have decided.
/// 3. A reported view is then held halfway between the two layouts: what is determined by it has the
///    same cause and is not reported again, and what is still free has another one.
@MainActor struct AmbiguityCheck {
  private let root: UIView
  private let engine: LayoutEngine
  private let names: ViewNames

  /// Layouts that differ by less than this many points are the same to an eye.
  static let tolerance = 0.01
  /// How far a view that may be anywhere is moved to show it, in points.
  private static let reach = 10.0

  init(root: UIView, engine: LayoutEngine, names: ViewNames) {
    self.root = root
    self.engine = engine
    self.names = names
  }

  /// What is to be said about a view, and all views that move with it.
  struct Finding {
    let diagnostic: ExplainedDiagnostic
    let axis: NSLayoutConstraint.Axis
    let views: [UIView]
  }

  func findings() -> [Finding] {
    var held = holdBrokenConstraints() + holdGivenWay()
    defer { for handle in held { engine.solver.remove(handle) } }
    var found: [Finding] = []
    for view in judgedViews(below: root) {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        guard let witnesses = witnesses(for: view, axis, &held) else { continue }
        found.append(
          Finding(
            diagnostic: diagnostic(view, axis, witnesses), axis: axis,
            views: movedViews(in: witnesses, axis)))
        let edges = engine.edges(of: view)
        held += [edges.min(axis), edges.max(axis)].compactMap { edge in
          hold(LinearExpression(edge), at: (witnesses.low[edge] + witnesses.high[edge]) / 2)
        }
      }
    }
    return found
  }

  private func judgedViews(below view: UIView) -> [UIView] {
    guard view.isSeen else { return [] }
    let isJudged =
      view !== root && !view.translatesAutoresizingMaskIntoConstraints && engine.contains(view)
    return (isJudged ? [view] : []) + view.subviews.flatMap(judgedViews)
  }

  private func holdBrokenConstraints() -> [ConstraintHandle] {
    let broken = Set(
      engine.brokenOptionalConstraints(tolerance: Self.tolerance).map { $0.constraint })
    return engine.order.compactMap { key -> ConstraintHandle? in
      guard let equation = engine.installed[key]?.equation,
        case .constraint(let constraint) = equation.source, broken.contains(constraint)
      else { return nil }
      return hold(equation.expression, at: presentValue(of: equation.expression))
    }
  }

  /// What a constraint of a conflict no longer decides is said by the conflict; so is whose contents
  /// get the room that is then too small or too large.
  private func holdGivenWay() -> [ConstraintHandle] {
    guard !engine.conflicts.isEmpty else { return [] }
    let unmet = engine.order.compactMap { engine.installed[$0] }.filter {
      guard case .contentSize = $0.equation.source else { return false }
      return engine.solver.residual(of: $0.handle) > Self.tolerance
    }
    let expressions =
      engine.conflicts.compactMap(\.brokenExpression) + unmet.map(\.equation.expression)
    return expressions.compactMap { hold($0, at: presentValue(of: $0)) }
  }

  private func presentValue(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * engine.solver.value(of: $1.variable)
    }
  }

  /// Requires an expression to have a value that it has in a best solution.
  private func hold(_ expression: LinearExpression, at value: Double) -> ConstraintHandle? {
    do {
      return try engine.solver.add(Constraint(expression - value, .equal, conflictRank: .system))
    } catch {
      // The value is a solution's, so only rounding can be in the way; the check then is stricter.
      return nil
    }
  }

  private func witnesses(
    for view: UIView, _ axis: NSLayoutConstraint.Axis, _ held: inout [ConstraintHandle]
  ) -> Witnesses? {
    let edges = engine.edges(of: view)
    for variable in [edges.min(axis), edges.max(axis)] {
      while case .free(let interval) = engine.solver.determinacy(of: variable),
        interval.upperBound - interval.lowerBound > Self.tolerance,
        let witnesses = engine.solver.witnesses(for: variable, reach: Self.reach)
      {
        let refusals = refuseNegativeLengths(in: witnesses, axis)
        if refusals.isEmpty { return witnesses }
        held += refusals
      }
    }
    return nil
  }

  private func movedViews(
    in witnesses: Witnesses, _ axis: NSLayoutConstraint.Axis
  ) -> [UIView] {
    engine.items.compactMap { $0.item as? UIView }.filter { view in
      let edges = engine.edges(of: view)
      return [edges.min(axis), edges.max(axis)].contains {
        abs(witnesses.high[$0] - witnesses.low[$0]) > Self.tolerance
      }
    }
  }

  /// Says of items that a witness gives a negative length that it is not; the layout itself needed no
  /// such constraint.
  private func refuseNegativeLengths(
    in witnesses: Witnesses, _ axis: NSLayoutConstraint.Axis
  ) -> [ConstraintHandle] {
    engine.items.compactMap { reference in
      let edges = engine.edges(of: reference.item)
      let isNegative = [witnesses.low, witnesses.high].contains {
        $0[edges.max(axis)] - $0[edges.min(axis)] < -Self.tolerance
      }
      guard isNegative else { return nil }
      // A refusal is a rounding error of the present layout, which then stays as it is.
      return try? engine.solver.add(
        Constraint(edges.length(axis), .greaterThanOrEqual, conflictRank: .system))
    }
  }

  private func diagnostic(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ witnesses: Witnesses
  ) -> ExplainedDiagnostic {
    let layouts = WitnessFrames(view: view, axis: axis, witnesses: witnesses, engine: engine)
    let advice = AmbiguityAdvice(
      view: view, axis: axis, witnesses: witnesses, isResized: layouts.isResized, engine: engine,
      names: names)
    let isHorizontal = axis == .horizontal
    let what =
      layouts.isResized
      ? (isHorizontal ? "width" : "height")
      : (isHorizontal ? "horizontal position" : "vertical position")
    return ExplainedDiagnostic(
      .ambiguousLayout, view: names.path(of: view),
      message: "The \(what) is ambiguous: the frames \(layouts.drawn.shortDescription), as drawn, "
        + "and \(layouts.other.shortDescription) both satisfy all constraints.",
      advice: advice.text, cause: advice.cause)
  }
}
