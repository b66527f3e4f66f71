internal import ConstraintSolver
internal import Foundation

/// The dependencies between heights in the constraints below a host.
///
/// 1. Two edges are connected if an equation fixes their distance. A view of known height (from its contents, a
///    constant or another view of known height) connects its edges and its centre.
/// 2. An inequality that keeps one edge below another is a connection only in that direction.
/// 3. Sizes imposed by a container or a fitting are ignored, and so are constraints weaker than a fitting.
@MainActor struct VerticalLinks {
  /// An edge, or the middle of an item.
  private enum Node: Hashable {
    case edge(Variable)
    case center(Variable)
  }

  /// The point of an item in part of an equation.
  private struct Part {
    let item: ItemEdges
    var start = 0.0
    var end = 0.0

    var isSize: Bool { abs(start + end) < 1e-9 }

    /// The point as a node, with its factor 1 or −1; nil for mixtures.
    var place: (node: Node, factor: Double)? {
      switch (start, end) {
      case (1, 0), (-1, 0): (.edge(item.minY), start)
      case (0, 1), (0, -1): (.edge(item.maxY), end)
      case (0.5, 0.5), (-0.5, -0.5): (.center(item.minY), start * 2)
      default: nil
      }
    }
  }

  private let engine: LayoutEngine
  private let host: ItemEdges
  private var owners: [Variable: ItemEdges] = [:]
  private var ties = DisjointSets<Node>()
  private var arcs: [(upper: Node, lower: Node)] = []
  private var below: Set<Node> = []
  private var above: Set<Node> = []

  init(host: UIView, engine: LayoutEngine) {
    self.engine = engine
    self.host = engine.edges(of: host)
    for reference in engine.items {
      let edges = engine.edges(of: reference.item)
      owners[edges.minY] = edges
      owners[edges.maxY] = edges
    }
    let equations = engine.order.compactMap { engine.installed[$0]?.equation }
      .filter { $0.holdsCells }
    var parts = equations.map { ($0, self.parts(of: $0.expression)) }
    for (equation, _) in parts {
      if case .contentSize(let reference, .vertical, .compressionResistance) = equation.source {
        settle(engine.edges(of: reference.item))
      }
    }
    while let next = parts.firstIndex(where: { tie($0.0, $0.1) }) { parts.remove(at: next) }
    for (equation, parts) in parts where equation.relation != .equal { point(equation, parts) }
    above = reached(from: .edge(self.host.minY), downwards: true)
    below = reached(from: .edge(self.host.maxY), downwards: false)
  }

  // MARK: Answers

  /// Whether the host's bottom is determined by its top.
  var isComplete: Bool { above.contains(ties.find(.edge(host.maxY))) }

  /// Whether an edge is tied to the host's top.
  func isTiedToTop(_ edge: Variable) -> Bool { above.contains(ties.find(.edge(edge))) }

  /// Whether an edge is tied to the host's bottom.
  func isTiedToBottom(_ edge: Variable) -> Bool { below.contains(ties.find(.edge(edge))) }

  /// Whether a view is connected to the host's centre.
  func isCentered(_ view: UIView) -> Bool {
    let edges = engine.edges(of: view)
    let middle = ties.find(.center(host.minY))
    return [Node.edge(edges.minY), .edge(edges.maxY), .center(edges.minY)]
      .contains { ties.find($0) == middle }
  }

  // MARK: Reading equations

  private func parts(of expression: LinearExpression) -> [Part] {
    var parts: [Part] = []
    for term in expression.terms {
      guard let item = owners[term.variable] else { return [] }
      let index =
        parts.firstIndex { $0.item.minY == item.minY }
        ?? {
          parts.append(Part(item: item))
          return parts.count - 1
        }()
      if term.variable == item.minY {
        parts[index].start += term.coefficient
      } else {
        parts[index].end += term.coefficient
      }
    }
    return parts.filter { $0.start != 0 || $0.end != 0 }
  }

  private func isSettled(_ item: ItemEdges) -> Bool {
    ties.find(.edge(item.minY)) == ties.find(.edge(item.maxY))
  }

  private mutating func settle(_ item: ItemEdges) {
    ties.unite(.edge(item.minY), .edge(item.maxY))
    ties.unite(.edge(item.minY), .center(item.minY))
  }

  /// Returns whether the equation has been used up.
  private mutating func tie(_ equation: Equation, _ parts: [Part]) -> Bool {
    guard equation.relation == .equal, !parts.isEmpty else { return false }
    for part in parts where isSettled(part.item) {
      ties.unite(.edge(part.item.minY), .center(part.item.minY))
    }
    let open = parts.filter { !$0.isSize || !isSettled($0.item) }
    if open.isEmpty { return true }
    if open.count == 1, let part = open.first, part.isSize {
      settle(part.item)
      return true
    }
    guard let (upper, lower) = pair(open) else { return false }
    ties.unite(upper, lower)
    return true
  }

  private func pair(_ parts: [Part]) -> (Node, Node)? {
    guard parts.count == 2, let first = parts[0].place, let second = parts[1].place,
      first.factor == -second.factor
    else { return nil }
    return first.factor > 0 ? (second.node, first.node) : (first.node, second.node)
  }

  /// Records an inequality: the node that is kept below the other.
  private mutating func point(_ equation: Equation, _ parts: [Part]) {
    let isLower = equation.relation == .greaterThanOrEqual
    if parts.count == 1, let part = parts.first, part.isSize {
      if (part.end > 0) == isLower { arcs.append((.edge(part.item.minY), .edge(part.item.maxY))) }
    } else if let (upper, lower) = pair(parts.filter { !$0.isSize || !isSettled($0.item) }) {
      arcs.append(isLower ? (upper, lower) : (lower, upper))
    }
  }

  private func reached(from start: Node, downwards: Bool) -> Set<Node> {
    var reached: Set = [ties.find(start)]
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for arc in arcs {
        let (from, to) = downwards ? (arc.upper, arc.lower) : (arc.lower, arc.upper)
        if reached.contains(ties.find(from)), reached.insert(ties.find(to)).inserted {
          hasGrown = true
        }
      }
    }
    return reached
  }
}

extension Equation {
  /// Whether a fitting cell's height can depend on it.
  @MainActor fileprivate var holdsCells: Bool {
    switch source {
    case .encapsulated, .fittingTarget, .nonNegative: false
    case .constraint, .contentSize, .autoresizing, .guide:
      priority > UILayoutPriority.fittingSizeLevel.solverPriority
    }
  }
}

/// Disjoint sets of elements (Tarjan 1975).
private struct DisjointSets<Element: Hashable> {
  private var parents: [Element: Element] = [:]

  mutating func unite(_ one: Element, _ other: Element) {
    let root = find(one)
    let otherRoot = find(other)
    if root != otherRoot { parents[root] = otherRoot }
  }

  func find(_ element: Element) -> Element {
    var current = element
    while let parent = parents[current] { current = parent }
    return current
  }
}
