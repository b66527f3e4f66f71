import ConstraintSolver
import TestSupport
import Testing

struct ConflictTests {
  private func conflict(_ body: () throws -> Void) -> Conflict? {
    do {
      try body()
      return nil
    } catch {
      guard let error = error as? SolverError, case .unsatisfiable(let conflict) = error else {
        return nil
      }
      return conflict
    }
  }

  @Test
  func `the conflict of a box that does not fit names its edges, its height and the cell's height`()
    throws
  {
    let solver = SimplexSolver()
    let (top, height, box, boxHeight) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let origin = try solver.add(Constraint(top, .equal, 0))
    _ = try solver.add(Constraint(height, .greaterThanOrEqual, 0))
    let cell = try solver.add(Constraint(height, .equal, 44))
    let pinTop = try solver.add(Constraint(box, .equal, top + 20))
    let size = try solver.add(Constraint(boxHeight, .equal, 50))
    let found = conflict {
      _ = try solver.add(Constraint(top + height, .equal, box + boxHeight + 20))
    }
    #expect(found?.others == [cell, pinTop, size])
    #expect(found?.others.contains(origin) == false)
  }

  @Test func `after a conflict, the newcomer can take the place of one of the others`() throws {
    let solver = SimplexSolver()
    let variable = solver.makeVariable()
    let first = try solver.add(Constraint(variable, .equal, 1))
    let found = conflict { _ = try solver.add(Constraint(variable, .equal, 2)) }
    #expect(found?.others == [first])
    #expect(solver.value(of: variable) == 1)
    solver.remove(first)
    _ = try solver.add(Constraint(variable, .equal, 2))
    #expect(solver.value(of: variable) == 2)
  }

  @Test func `a constraint without variables can contradict itself`() throws {
    let solver = SimplexSolver()
    let variable = solver.makeVariable()
    let found = conflict {
      _ = try solver.add(Constraint(variable - variable, .equal, Expression(1)))
    }
    #expect(found?.others == [])
  }

  @Test func `conflicts of random systems are minimal`() throws {
    var failures: [String] = []
    var conflicts = 0
    for seed in 0..<700 {
      var generator = SeededGenerator(trial: 50_000 + seed)
      let size = 1 + generator.below(3)
      let solver = SimplexSolver()
      let variables = (0..<size).map { _ in solver.makeVariable() }
      var live: [ConstraintHandle: WholeConstraint] = [:]
      for _ in 0..<9 {
        let newcomer = generator.constraint(variables: size, priorities: [1000])
        var handle: ConstraintHandle?
        let found = conflict { handle = try solver.add(newcomer.constraint(variables)) }
        if let handle { live[handle] = newcomer }
        guard let found else { continue }
        conflicts += 1
        let set = found.others.compactMap { live[$0] } + [newcomer]
        if ReferenceSystem(variableCount: size, constraints: set).isFeasible {
          failures.append("seed \(seed): the set is feasible")
        }
        for index in set.indices {
          var rest = set
          rest.remove(at: index)
          if !ReferenceSystem(variableCount: size, constraints: rest).isFeasible {
            failures.append("seed \(seed): \(index) is not needed")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
    #expect(conflicts > 1000)
  }
}
