internal import ConstraintSolver
internal import Foundation

/// Finds views whose place or size the constraints leave open, and proves it with two layouts.
///
/// 1. Hidden views and views placed by their frames are not judged.
/// 2. An optional constraint that is not met is held at its present error first: where several of
///    equal priority could share an error, a broken constraint says so already.
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

  /// Returns the views that are open, each with what is to be said about it.
  func findings() -> [(view: UIView, diagnostic: LayoutDiagnostic)] {
    var held = holdBrokenConstraints()
    defer { for handle in held { engine.solver.remove(handle) } }
    var found: [(view: UIView, diagnostic: LayoutDiagnostic)] = []
    for view in judgedViews(below: root) {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        guard let witnesses = witnesses(for: view, axis) else { continue }
        found.append((view, diagnostic(view, axis, witnesses)))
        let edges = engine.edges(of: view)
        held += [edges.min(axis), edges.max(axis)].compactMap { edge in
          hold(LinearExpression(edge), at: (witnesses.low[edge] + witnesses.high[edge]) / 2)
        }
      }
    }
    return found
  }

  private func judgedViews(below view: UIView) -> [UIView] {
    if view.isHidden { return [] }
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

  private func presentValue(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * engine.solver.value(of: $1.variable)
    }
  }

  /// Requires an expression to have a value that it has in a best solution.
  private func hold(_ expression: LinearExpression, at value: Double) -> ConstraintHandle? {
    do {
      return try engine.solver.add(Constraint(expression - value, .equal, yielding: .never))
    } catch {
      // The value is a solution's, so only rounding can be in the way; the check then is stricter.
      return nil
    }
  }

  private func witnesses(for view: UIView, _ axis: NSLayoutConstraint.Axis) -> Witnesses? {
    let edges = engine.edges(of: view)
    for variable in [edges.min(axis), edges.max(axis)] {
      guard case .free(let interval) = engine.solver.determinacy(of: variable),
        interval.upperBound - interval.lowerBound > Self.tolerance
      else { continue }
      if let witnesses = engine.solver.witnesses(for: variable, reach: Self.reach) {
        return witnesses
      }
    }
    return nil
  }

  private func diagnostic(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ witnesses: Witnesses
  ) -> LayoutDiagnostic {
    let layouts = WitnessFrames(view: view, axis: axis, witnesses: witnesses, engine: engine)
    let advice = AmbiguityAdvice(
      view: view, axis: axis, witnesses: witnesses, isResized: layouts.isResized, engine: engine,
      names: names)
    let isHorizontal = axis == .horizontal
    let what =
      layouts.isResized
      ? (isHorizontal ? "width" : "height")
      : (isHorizontal ? "horizontal position" : "vertical position")
    return LayoutDiagnostic(
      .ambiguousLayout, view: names.path(of: view),
      message: "The \(what) is ambiguous: the frames \(layouts.drawn.shortDescription), as drawn, "
        + "and \(layouts.other.shortDescription) both satisfy all constraints. \(advice.text)")
  }
}
