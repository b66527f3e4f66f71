import ConstraintSolver

/// The four variables of a view.
struct Frame {
  let left, top, width, height: Variable

  init(in solver: SimplexSolver) {
    left = solver.makeVariable()
    top = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  var right: Expression { left + width }
  var bottom: Expression { top + height }

  func values(in solver: SimplexSolver) -> [Double] {
    [left, top, width, height].map(solver.value)
  }
}

extension [Frame] {
  /// Reads every variable, as a layout would.
  func sum(in solver: SimplexSolver) -> Double {
    var sum = 0.0
    for frame in self {
      sum += solver.value(of: frame.left) + solver.value(of: frame.top)
      sum += solver.value(of: frame.width) + solver.value(of: frame.height)
    }
    return sum
  }

  func values(in solver: SimplexSolver) -> [Double] {
    flatMap { $0.values(in: solver) }
  }
}

/// Keeps a result alive, so that its computation is not optimised away.
@inline(never)
func consume(_ value: Double) {}
