internal import ConstraintSolver
internal import Foundation

/// A relation of edges that holds in a layout without slack: what moves one of them moves the others.
package struct LayoutRelation {
  /// An edge of a view.
  package enum Edge {
    case minX
    case maxX
    case minY
    case maxY
  }

  /// An edge times a factor.
  package struct Term {
    /// The view's position in the tree, outermost first.
    package let view: Int
    package let edge: Edge
    package let coefficient: Double
  }

  /// The position of the view that the relation is about.
  package let view: Int
  package let terms: [Term]
  /// Whether the sum of the terms may be larger or smaller: 0 if neither, else the sign.
  package let slack: Int
  package let isRequired: Bool
  /// Whether it is the size that a view's contents ask for.
  package let isContentSize: Bool
  /// Whether ``UIView/statedConstraints(names:)`` lists the constraint that it comes from.
  package let isStated: Bool
}

extension UIView {
  /// The relations of the tree's views that hold without slack.
  package var layoutRelations: [LayoutRelation] {
    layoutEngine.map { RelationReader(root: self, engine: $0).relations } ?? []
  }
}

/// Reads relations of views from the equations of an engine.
@MainActor private struct RelationReader {
  private let engine: LayoutEngine
  private var positions: [ObjectIdentifier: Int] = [:]
  private var owners: [Variable: (view: Int, edge: LayoutRelation.Edge)] = [:]

  init(root: UIView, engine: LayoutEngine) {
    self.engine = engine
    for (position, view) in ([root] + root.descendants).enumerated() {
      positions[ObjectIdentifier(view)] = position
      own(view, position)
      // A system guide keeps its distance from its view, so its edges stand for the view's.
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

  var relations: [LayoutRelation] {
    engine.order.compactMap { engine.installed[$0].flatMap { relation($0.equation) } }
  }

  private func relation(_ equation: Equation) -> LayoutRelation? {
    guard let subject = subject(of: equation.source), isTight(equation.expression) else {
      return nil
    }
    var terms: [LayoutRelation.Term] = []
    for term in equation.expression.terms {
      guard let owner = owners[term.variable] else { return nil }
      terms.append(
        LayoutRelation.Term(view: owner.view, edge: owner.edge, coefficient: term.coefficient))
    }
    var isContentSize = false
    if case .contentSize = equation.source { isContentSize = true }
    var isStated = false
    if case .constraint(let constraint) = equation.source { isStated = constraint.isStated }
    let slack =
      switch equation.relation {
      case .lessThanOrEqual: -1
      case .equal: 0
      case .greaterThanOrEqual: 1
      }
    return LayoutRelation(
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
