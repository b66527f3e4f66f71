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
  private static let tolerance = 0.01

  init(root: UIView, engine: LayoutEngine, names: ViewNames) {
    self.root = root
    self.engine = engine
    self.names = names
  }

  func diagnostics() -> [LayoutDiagnostic] {
    var held = holdBrokenConstraints()
    defer { for handle in held { engine.solver.remove(handle) } }
    var found: [LayoutDiagnostic] = []
    for view in judgedViews(below: root) {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        guard let witnesses = witnesses(for: view, axis) else { continue }
        found.append(diagnostic(view, axis, witnesses))
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
      if let witnesses = engine.solver.witnesses(for: variable) { return witnesses }
    }
    return nil
  }

  private func diagnostic(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ witnesses: Witnesses
  ) -> LayoutDiagnostic {
    let low = rect(of: view, witnesses.low)
    let high = rect(of: view, witnesses.high)
    let isHorizontal = axis == .horizontal
    let change = isHorizontal ? high.width - low.width : high.height - low.height
    let what =
      abs(change) > Self.tolerance
      ? "\(isHorizontal ? "width" : "height") is"
      : "\(isHorizontal ? "horizontal" : "vertical") position is"
    return LayoutDiagnostic(
      .ambiguousLayout, view: names.path(of: view),
      message: "The \(what) ambiguous: the frames \(low.shortDescription) and "
        + "\(high.shortDescription) both satisfy all constraints.")
  }

  /// The view's rectangle in its superview's coordinates.
  private func rect(of view: UIView, _ solution: Solution) -> CGRect {
    let edges = engine.edges(of: view)
    let outer = view.superview.map { engine.edges(of: $0) }
    let minX = solution[edges.minX]
    let minY = solution[edges.minY]
    return CGRect(
      x: minX - (outer.map { solution[$0.minX] } ?? 0),
      y: minY - (outer.map { solution[$0.minY] } ?? 0),
      width: solution[edges.maxX] - minX, height: solution[edges.maxY] - minY)
  }
}
