internal import ConstraintSolver
internal import Foundation

/// Finds where the chain of constraints from a cell's top to its bottom is broken.
///
/// 1. Two vertical edges are linked if an equation speaks of both; the sizes that a container or
///    fitting imposes do not count.
/// 2. From the top edge one part of the views is reached, from the bottom edge another. If they
///    differ, the link is missing between the lowest view of the first and the highest of the second.
@MainActor struct MissingLink {
  private let host: UIView
  private let engine: LayoutEngine?
  private let names: ViewNames

  init(root: UIView, engine: LayoutEngine?, names: ViewNames) {
    host = (root as? UITableViewCell)?.contentView ?? root
    self.engine = engine
    self.names = names
  }

  func diagnostic() -> LayoutDiagnostic {
    LayoutDiagnostic(
      .zeroHeight, view: names.path(of: host),
      message: "The constraints ask for a height of 0. \(engine.map(explanation) ?? noConstraints)")
  }

  private var noConstraints: String {
    let name = names.name(of: host)
    return "There are none: nothing ties \(name).top to \(name).bottom."
  }

  private func explanation(_ engine: LayoutEngine) -> String {
    var links = Links()
    for key in engine.order { add(engine.installed[key]?.equation, to: &links) }
    let edges = engine.edges(of: host)
    let placed = host.descendants.filter(engine.contains)
    let top = placed.filter { links.areLinked(engine.edges(of: $0).maxY, edges.minY) }
    let bottom = placed.filter { links.areLinked(engine.edges(of: $0).minY, edges.maxY) }
    func rect(_ view: UIView) -> CGRect { engine.solvedRect(of: view) }
    if links.areLinked(edges.minY, edges.maxY) {
      return "The chain from top to bottom is complete, but nothing in it has a height."
    }
    let hostName = names.name(of: host)
    let lowest = top.max { rect($0).maxY < rect($1).maxY }.map { "\(names.name(of: $0)).bottom" }
    let highest = bottom.min { rect($0).minY < rect($1).minY }.map { "\(names.name(of: $0)).top" }
    return sentence(
      upper: lowest ?? "\(hostName).top", lower: highest ?? "\(hostName).bottom",
      isMissingLower: highest == nil)
  }

  private func sentence(upper: String, lower: String, isMissingLower: Bool) -> String {
    let missing = isMissingLower ? upper : lower
    return "What is missing is a constraint on \(missing): nothing ties \(upper) to \(lower), so "
      + "the chain from top to bottom is broken there."
  }

  private func add(_ equation: Equation?, to links: inout Links) {
    guard let equation else { return }
    switch equation.source {
    case .encapsulated, .fittingTarget, .nonNegative: return
    case .constraint, .contentSize, .autoresizing, .guide:
      for (one, other) in zip(equation.expression.terms, equation.expression.terms.dropFirst()) {
        links.link(one.variable, other.variable)
      }
    }
  }
}

/// Which variables are linked: disjoint sets (Tarjan 1975).
private struct Links {
  private var parents: [Variable: Variable] = [:]

  mutating func link(_ one: Variable, _ other: Variable) {
    let root = find(one)
    let otherRoot = find(other)
    if root != otherRoot { parents[root] = otherRoot }
  }

  func areLinked(_ one: Variable, _ other: Variable) -> Bool { find(one) == find(other) }

  private func find(_ variable: Variable) -> Variable {
    var current = variable
    while let parent = parents[current] { current = parent }
    return current
  }
}

extension UIView {
  /// All views below this one, outermost first.
  package var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
