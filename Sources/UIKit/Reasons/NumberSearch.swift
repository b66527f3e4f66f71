internal import ConstraintSolver

/// Finds the numbers of a layout that could move a view: those of the equations that share unknowns with its edges, and of
/// those that share unknowns with these.
///
/// The host's edges are given and end the search.
@MainActor struct NumberSearch {
  private let engine: LayoutEngine
  private let given: Set<Variable>
  private var equations: [Equation]
  private var reached: Set<Variable>
  private var known: Set<LayoutNudge.Number> = []
  /// The numbers, the nearest first; those that are equally near in the order of the tree.
  private(set) var numbers: [DecidingNumber] = []

  init(around view: UIView, in engine: LayoutEngine) {
    self.engine = engine
    let host = engine.edges(of: engine.host)
    given = [host.minX, host.maxX, host.minY, host.maxY]
    equations = engine.order.compactMap { engine.installed[$0]?.equation }.filter {
      !$0.isOrigin(of: engine.host)
    }
    let edges = engine.edges(of: view)
    reached = [edges.minX, edges.maxX, edges.minY, edges.maxY]
    while takeNearest() {}
  }

  /// Takes the equations that share unknowns with those taken; returns whether there are any.
  private mutating func takeNearest() -> Bool {
    let unknowns = reached.subtracting(given)
    let nearest = equations.filter { equation in
      equation.isLength(of: engine.host)
        ? equation.speaks(of: reached) : equation.speaks(of: unknowns)
    }
    guard !nearest.isEmpty else { return false }
    let taken = Set(nearest.map(\.source.key))
    equations.removeAll { taken.contains($0.source.key) }
    for equation in nearest {
      reached.formUnion(equation.expression.terms.map(\.variable))
      reached.formUnion(widths(of: equation))
      for number in equation.numbers where known.insert(number.number).inserted {
        numbers.append(number)
      }
    }
    return true
  }

  /// The horizontal edges of views whose lines an equation depends on.
  private func widths(of equation: Equation) -> [Variable] {
    let items: [(any LayoutItem)?]
    switch equation.source {
    case .contentSize(let reference, .vertical, _): items = [reference.item]
    case .constraint(let constraint) where constraint.firstAttribute.axis == .vertical:
      items = [constraint.first, constraint.second]
    default: return []
    }
    return items.compactMap { $0 as? UIView }.filter {
      $0.wrapsLayoutContent && engine.contains($0)
    }
    .flatMap { [engine.edges(of: $0).minX, engine.edges(of: $0).maxX] }
  }
}

extension Equation {
  @MainActor fileprivate func isOrigin(of host: UIView) -> Bool {
    switch source {
    case .encapsulated(let reference, .minX), .encapsulated(let reference, .minY):
      reference.item === host
    default: false
    }
  }

  @MainActor fileprivate func isLength(of host: UIView) -> Bool {
    switch source {
    case .encapsulated(let reference, .width), .encapsulated(let reference, .height):
      reference.item === host
    default: false
    }
  }
}
