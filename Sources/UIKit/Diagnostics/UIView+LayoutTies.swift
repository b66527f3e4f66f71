internal import ConstraintSolver
internal import Foundation
package import LayoutModel

extension UIView {
  package var layoutTies: [LayoutTie] {
    layoutEngine.map { TieReader(root: self, engine: $0).ties } ?? []
  }
}

/// Extracts ties between views from an engine's equations.
@MainActor private struct TieReader {
  private let engine: LayoutEngine
  private var positions: [ObjectIdentifier: Int] = [:]
  private var owners: [Variable: (view: Int, edge: LayoutTie.Edge)] = [:]

  init(root: UIView, engine: LayoutEngine) {
    self.engine = engine
    for (position, view) in ([root] + root.descendants).enumerated() {
      positions[ObjectIdentifier(view)] = position
      own(view, position)
      // A system guide has fixed insets, so its edges represent the view's.
      for guide in view.systemGuides { own(guide, position) }
    }
  }

  private mutating func own(_ item: any LayoutItem, _ position: Int) {
    guard engine.contains(item) else { return }
    let edges = engine.edges(of: item)
    owners[edges.minX] = (position, .minX)
    owners[edges.maxX] = (position, .maxX)
    owners[edges.minY] = (position, .minY)
    owners[edges.maxY] = (position, .maxY)
  }

  var ties: [LayoutTie] {
    engine.order.compactMap { engine.installed[$0].flatMap { tie($0.equation) } }
  }

  private func tie(_ equation: Equation) -> LayoutTie? {
    guard let subject = subject(of: equation.source), isTight(equation.expression) else {
      return nil
    }
    var terms: [LayoutTie.Term] = []
    for term in equation.expression.terms {
      guard let owner = owners[term.variable] else { return nil }
      terms.append(
        LayoutTie.Term(view: owner.view, edge: owner.edge, coefficient: term.coefficient))
    }
    var isContentSize = false
    if case .contentSize = equation.source { isContentSize = true }
    var isStated = false
    if case .constraint(let constraint) = equation.source { isStated = constraint.isStated }
    let slack: LayoutTie.Slack =
      switch equation.relation {
      case .lessThanOrEqual: .below
      case .equal: .none
      case .greaterThanOrEqual: .above
      }
    return LayoutTie(
      view: subject, terms: terms, slack: slack,
      isRequired: equation.priority >= .required, isContentSize: isContentSize,
      isStated: isStated)
  }

  private func subject(of source: EquationSource) -> Int? {
    switch source {
    case .constraint(let constraint):
      let views = [constraint.first, constraint.second].compactMap { $0?.layoutView }
      let view = views.first { $0 !== constraint.installingView } ?? views.first
      return view.flatMap { positions[ObjectIdentifier($0)] }
    case .contentSize(let reference, _, _), .autoresizing(let reference, _):
      return reference.item.layoutView.flatMap { positions[ObjectIdentifier($0)] }
    case .encapsulated, .fittingTarget, .guide, .nonNegative: return nil
    }
  }

  private func isTight(_ expression: LinearExpression) -> Bool {
    let value = expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * engine.solver.value(of: $1.variable)
    }
    return abs(value) <= LayoutDiagnosis.tolerance
  }
}
