import TestSupport
import Testing

@testable import ConstraintSolver

/// A solver that gives lengths variables of their own answers as one that does not.
struct LengthTests {
  @Test func `random systems have the same solutions`() throws {
    for seed in 0..<400 {
      let twins = Twins(seed: seed)
      for step in 0..<20 {
        twins.change(step)
        #expect(twins.areAlike, "seed \(seed), step \(step)")
      }
    }
  }

  @Test func `a long chain in a given length has the same solution`() throws {
    for count in [20, 60] {
      let (plain, measuring) = (SimplexSolver(), SimplexSolver(worthwhileLengths: 0))
      let values = try [plain, measuring].map { try ends(of: count, length: 10 * count, $0) }
      #expect(values[0] == values[1])
    }
  }

  /// The errors of labels that prefer 20 points each; in half the length, the first ones get none.
  @Test func `the first labels of a chain give way`() throws {
    let ends = try ends(of: 200, length: 2000, SimplexSolver())
    #expect(ends[99] == 0 || ends[100] == 2000)
    #expect(ends[199] == 2000)
  }

  private func ends(of count: Int, length: Int, _ solver: SimplexSolver) throws -> [Double] {
    let top = solver.makeVariable()
    _ = try solver.add(Constraint(top, .equal, 0))
    var end = top
    let ends = try (0..<count).map { _ in
      let extent = solver.makeExtent()
      _ = try solver.add(Constraint(Expression(extent.start) - Expression(end), .equal))
      end = extent.end
      return extent
    }
    _ = try solver.add(Constraint(end, .equal, Double(length)))
    for extent in ends {
      let size = Expression(extent.end) - Expression(extent.start)
      _ = try solver.add(Constraint(size, .greaterThanOrEqual))
      _ = try solver.add(Constraint(size - 20, .lessThanOrEqual, priority: 250))
      _ = try solver.add(Constraint(size - 20, .greaterThanOrEqual, priority: 750))
    }
    return ends.map { solver.value(of: $0.end) }
  }
}

/// Two solvers with the same variables and constraints.
private final class Twins {
  private let solvers = [
    SimplexSolver(worthwhileLengths: .max), SimplexSolver(worthwhileLengths: 0),
  ]
  private var generator: SeededGenerator
  private var variables: [[Variable]]
  private var handles: [[ConstraintHandle]] = []

  init(seed: Int) {
    generator = SeededGenerator(trial: 90_000 + seed)
    variables = solvers.map { solver in
      (0..<3).flatMap { _ in
        let extent = solver.makeExtent()
        return [extent.start, extent.end]
      }
    }
  }

  /// Adds, removes or edits a constraint, in both solvers.
  func change(_ step: Int) {
    if handles.isEmpty || generator.below(3) > 0 {
      let constraint = generator.constraint(variables: 6)
      let added = zip(solvers, variables).compactMap {
        try? $0.add(constraint.constraint($1))
      }
      #expect(added.count != 1, "one of the solvers refuses a constraint")
      if added.count == 2 { handles.append(added) }
    } else if generator.below(2) == 0 {
      let pair = handles.remove(at: generator.below(handles.count))
      for (solver, handle) in zip(solvers, pair) { solver.remove(handle) }
    } else {
      let constant = Double(generator.below(21) - 10)
      for (solver, handle) in zip(solvers, generator.pick(handles)) {
        try? solver.setConstant(constant, of: handle)
      }
    }
  }

  var areAlike: Bool {
    zip(variables[0], variables[1]).allSatisfy { one, other in
      abs(solvers[0].value(of: one) - solvers[1].value(of: other)) < 1e-9
        && solvers[0].determinacy(of: one).isClose(to: solvers[1].determinacy(of: other))
    }
  }
}
