internal import ConstraintSolver
internal import Foundation
internal import LayoutModel
internal import NumberText

/// Finds views with an ambiguous position or size, and proves it with two layouts.
///
/// 1. Hidden views and views placed by their frames are skipped.
/// 2. An unmet constraint is first fixed at its current error: if several of equal priority could share an error, a
///    broken constraint is already reported, and a conflict already covers what the constraint that gave way would have
///    determined.
/// 3. A reported view is then fixed halfway between the two layouts, or, if its contents compete with those of others,
///    where it leaves them the least to compete for. Views determined by it have the same cause and are not reported again;
///    views that are still free have another one, unless they compete with a reported view.
@MainActor struct AmbiguityCheck {
  private let root: UIView
  private let engine: LayoutEngine
  private let names: ViewNames
  /// The app's optional constraints that are not met.
  private let broken: [NSLayoutConstraint]

  /// Differences below this, in points, are invisible.
  static let tolerance = 0.01
  /// How many causes are looked for in a layout.
  ///
  /// Each takes a time that grows with the number of views, and who has so many mends some and looks again: of 891
  /// cells in Interface Builder files, the largest has 63 views.
  private static let mostFindings = 50
  /// How far an unbounded view is moved for the second layout, in points.
  private static let reach = 10.0

  init(root: UIView, engine: LayoutEngine, names: ViewNames, broken: [NSLayoutConstraint]) {
    self.root = root
    self.engine = engine
    self.names = names
    self.broken = broken
  }

  /// The finding about a view, and all views that move with it.
  struct Finding {
    let axis: NSLayoutConstraint.Axis
    fileprivate(set) var views: [UIView]
    fileprivate let path: String
    fileprivate var statement: String
    /// What to do about a missing constraint.
    fileprivate let advice: String
    fileprivate let place: LayoutRemedy.Place
    /// The cause, if no constraint is missing.
    fileprivate var competition: ContentCompetition?

    @MainActor func diagnostic(_ names: ViewNames) -> ExplainedDiagnostic {
      ExplainedDiagnostic(
        .ambiguousLayout, view: path, message: statement,
        advice: competition?.advice(names) ?? advice,
        cause: competition.map { .competition(isStretched: $0.isStretched) },
        remedy: competition.map { .rank($0.rank(names)) } ?? .place(place),
        unsettled: views.map(names.path))
    }

    /// Ends the search here: what is wrong with other views is not known.
    fileprivate mutating func leaveUnchecked(_ others: [UIView]) {
      views += others
      let rest = others.count == 1 ? "1 more view was" : "\(others.count) more views were"
      statement += " So are many others before it; \(rest) not checked."
    }

    /// Takes the views of a finding with the same cause; returns whether it has.
    @MainActor fileprivate mutating func join(_ other: Finding) -> Bool {
      guard let further = other.competition, competition?.join(further) == true else {
        return false
      }
      views.formUnion(other.views)
      return true
    }
  }

  func findings() -> [Finding] {
    var held = holdBrokenConstraints() + holdGivenWay()
    defer { for handle in held { engine.solver.remove(handle) } }
    var found: [Finding] = []
    var judged: [UIView] = []
    collectJudgedViews(below: root, in: &judged)
    for (place, view) in judged.enumerated() {
      guard found.count < Self.mostFindings else {
        found[found.count - 1].leaveUnchecked(Array(judged[place...]))
        break
      }
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        guard let witnesses = witnesses(for: view, axis, &held) else { continue }
        let finding = finding(view, axis, witnesses)
        held += hold(view, in: finding, between: witnesses)
        if !found.indices.contains(where: { found[$0].join(finding) }) { found.append(finding) }
      }
    }
    return found
  }

  private func collectJudgedViews(below view: UIView, in views: inout [UIView]) {
    guard view.isSeen else { return }
    if view !== root, !view.isPlacedByFrame, engine.contains(view) {
      views.append(view)
    }
    for subview in view.storedSubviews { collectJudgedViews(below: subview, in: &views) }
  }

  private func holdBrokenConstraints() -> [ConstraintHandle] {
    guard !broken.isEmpty else { return [] }
    let broken = Set(broken)
    return engine.order.compactMap { key -> ConstraintHandle? in
      guard let equation = engine.installed[key]?.equation,
        case .constraint(let constraint) = equation.source, broken.contains(constraint)
      else { return nil }
      return hold(equation.expression, at: engine.value(of: equation.expression))
    }
  }

  /// The conflict already covers what its broken constraint no longer determines, including whose contents get too
  /// little or too much space.
  private func holdGivenWay() -> [ConstraintHandle] {
    guard !engine.conflicts.isEmpty else { return [] }
    let unmet = engine.order.compactMap { engine.installed[$0] }.filter {
      guard case .contentSize = $0.equation.source else { return false }
      return engine.solver.residual(of: $0.handle) > Self.tolerance
    }
    let expressions =
      engine.conflicts.compactMap(\.brokenExpression) + unmet.map(\.equation.expression)
    return expressions.compactMap { hold($0, at: engine.value(of: $0)) }
  }

  /// Requires an expression to have its value in a best solution.
  private func hold(_ expression: LinearExpression, at value: Double) -> ConstraintHandle? {
    do {
      return try engine.solver.add(Constraint(expression - value, .equal))
    } catch {
      // The value is a solution's, so only rounding can be in the way; the check then is stricter.
      return nil
    }
  }

  /// Holds a reported view, so that what it determines is not reported again.
  private func hold(
    _ view: UIView, in finding: Finding, between witnesses: Witnesses
  ) -> [ConstraintHandle] {
    let edges = engine.edges(of: view)
    let ends = [edges.min(finding.axis), edges.max(finding.axis)]
    guard let competition = finding.competition else {
      return ends.compactMap {
        hold(LinearExpression($0), at: (witnesses.low[$0] + witnesses.high[$0]) / 2)
      }
    }
    let layout = competition.decisive(view, in: witnesses, engine)
    return ends.compactMap { hold(LinearExpression($0), at: layout[$0]) }
  }

  private func witnesses(
    for view: UIView, _ axis: NSLayoutConstraint.Axis, _ held: inout [ConstraintHandle]
  ) -> Witnesses? {
    let edges = engine.edges(of: view)
    var refused: Set<Int> = []
    for variable in [edges.min(axis), edges.max(axis)] {
      while let witnesses = engine.solver.witnesses(
        for: variable, apart: Self.tolerance, reach: Self.reach)
      {
        let refusals = refuseNegativeLengths(in: witnesses, axis, &refused)
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

  /// Adds non-negativity to items with a negative length in a witness; the layout itself did not need it.
  ///
  /// An item is refused once: far from 0, where points are lost in rounding, its length may stay negative.
  private func refuseNegativeLengths(
    in witnesses: Witnesses, _ axis: NSLayoutConstraint.Axis, _ refused: inout Set<Int>
  ) -> [ConstraintHandle] {
    engine.items.indices.compactMap { index in
      let edges = engine.edges(of: engine.items[index].item)
      let isNegative = [witnesses.low, witnesses.high].contains {
        $0[edges.max(axis)] - $0[edges.min(axis)] < -Self.tolerance
      }
      guard isNegative, refused.insert(index).inserted else { return nil }
      // A rejection is due to a rounding error of the current layout, which is then kept.
      return try? engine.solver.add(Constraint(edges.length(axis), .greaterThanOrEqual))
    }
  }

  private func finding(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ witnesses: Witnesses
  ) -> Finding {
    let layouts = WitnessFrames(view: view, axis: axis, witnesses: witnesses, engine: engine)
    let advice = AmbiguityAdvice(
      view: view, axis: axis, witnesses: witnesses, isResized: layouts.isResized, engine: engine,
      names: names)
    let place = advice.place
    let isHorizontal = axis == .horizontal
    let what =
      layouts.isResized
      ? (isHorizontal ? "width" : "height")
      : (isHorizontal ? "horizontal position" : "vertical position")
    var views = movedViews(in: witnesses, axis)
    // A view of one length is moved by others that compete for room beside it.
    let resized = layouts.isResized ? [view] : views
    let competition = resized.lazy.compactMap {
      ContentCompetition(of: $0, axis, in: witnesses, engine)
    }.first
    views.formUnion(competition?.views ?? [])
    return Finding(
      axis: axis, views: views, path: names.path(of: view),
      statement:
        "The \(what) is ambiguous: the frames \(layouts.drawn.shortDescription), as drawn, "
        + "and \(layouts.other.shortDescription) both satisfy all constraints.",
      advice: advice.text(of: place), place: place, competition: competition)
  }
}
