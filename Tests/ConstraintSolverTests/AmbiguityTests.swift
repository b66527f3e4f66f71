import ConstraintSolver
import Testing

struct AmbiguityTests {
  @Test func `a variable that no constraint uses is zero and free`() {
    let solver = SimplexSolver()
    let variable = solver.makeVariable()
    #expect(solver.value(of: variable) == 0)
    #expect(solver.determinacy(of: variable) == .free(-.infinity ... .infinity))
    let witnesses = solver.witnesses(for: variable)
    #expect(witnesses?.low[variable] == -100)
    #expect(witnesses?.high[variable] == 100)
  }

  @Test func `a label that hugs and resists at one size is determined`() throws {
    let solver = SimplexSolver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(Constraint(left, .equal, 20))
    _ = try solver.add(Constraint(width, .lessThanOrEqual, 80, priority: 251))
    _ = try solver.add(Constraint(width, .greaterThanOrEqual, 80, priority: 750))
    #expect(solver.determinacy(of: left) == .determined(20))
    #expect(solver.determinacy(of: width) == .determined(80))
    #expect(solver.witnesses(for: width) == nil)
  }

  @Test func `two labels in a row with equal hugging priorities are both ambiguous`() throws {
    let solver = SimplexSolver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(Constraint(first + second, .equal, Expression(300)))
    for width in [first, second] {
      _ = try solver.add(Constraint(width, .lessThanOrEqual, 100, priority: 250))
      _ = try solver.add(Constraint(width, .greaterThanOrEqual, 100, priority: 750))
    }
    #expect(solver.value(of: first) == 100)
    #expect(solver.determinacy(of: first) == .free(100...200))
    #expect(solver.determinacy(of: second) == .free(100...200))
  }

  @Test func `lengths share their freedom with those in the same sum`() throws {
    let solver = SimplexSolver()
    // Two rows of three lengths, each with room to spare, and the last length of each fixed.
    let rows = try (0..<2).map { _ in
      let edges = (0...3).map { _ in solver.makeVariable() }
      _ = try solver.add(Constraint(edges[0], .equal, 0))
      _ = try solver.add(Constraint(edges[3], .equal, 300))
      _ = try solver.add(Constraint(edges[3] - edges[2], .equal, Expression(50)))
      for (end, start) in zip(edges.dropFirst(), edges) {
        _ = try solver.add(Constraint(end - start, .lessThanOrEqual, Expression(50), priority: 250))
      }
      return edges
    }
    func freedom(_ row: Int, _ index: Int) -> Int? {
      solver.sharedFreedom(of: rows[row][index + 1], minus: rows[row][index])
    }
    #expect(freedom(0, 0) != nil)
    #expect(freedom(0, 0) == freedom(0, 1))
    #expect(freedom(1, 0) != nil)
    #expect(freedom(1, 0) == freedom(1, 1))
    #expect(freedom(0, 0) != freedom(1, 0))
    #expect(freedom(0, 2) == nil)
    #expect(solver.sharedFreedom(of: rows[0][3], minus: rows[0][0]) == nil)

    let hold = try solver.add(Constraint(rows[0][1], .equal, 200))
    #expect(freedom(0, 1) == nil)
    solver.remove(hold)
    #expect(freedom(0, 1) != nil)
  }

  @Test func `witnesses are whole solutions that differ`() throws {
    let solver = SimplexSolver()
    let (left, width, right) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    _ = try solver.add(Constraint(right, .equal, left + width))
    _ = try solver.add(Constraint(width, .equal, 50))
    _ = try solver.add(Constraint(left, .greaterThanOrEqual, 8))
    #expect(solver.determinacy(of: left) == .free(8 ... .infinity))
    let witnesses = try #require(solver.witnesses(for: right, reach: 30))
    #expect(witnesses.low[right] == 58)
    #expect(witnesses.high[right] == 88)
    #expect(witnesses.high[right] == witnesses.high[left] + 50)
    #expect(solver.determinacy(of: width) == .determined(50))
  }

  @Test func `a rejected constraint leaves determinacy unchanged`() throws {
    let solver = SimplexSolver()
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(Constraint(width, .greaterThanOrEqual, 8))
    _ = try solver.add(Constraint(width, .equal, 80, priority: 750))
    _ = try solver.add(Constraint(height, .greaterThanOrEqual, width))
    #expect(solver.value(of: width) == 80)
    #expect(throws: SolverError.self) { try solver.add(Constraint(width, .lessThanOrEqual, 4)) }
    #expect(solver.determinacy(of: width) == .determined(80))
    #expect(solver.determinacy(of: height) == .free(80 ... .infinity))
  }

  @Test func `queries do not change the solution`() throws {
    let solver = SimplexSolver()
    let variables = (0..<4).map { _ in solver.makeVariable() }
    let sum = variables.reduce(Expression()) { $0 + $1 }
    _ = try solver.add(Constraint(sum, .equal, Expression(40)))
    for variable in variables {
      _ = try solver.add(Constraint(variable, .greaterThanOrEqual, 1))
    }
    let before = variables.map { solver.value(of: $0) }
    for variable in variables {
      #expect(solver.determinacy(of: variable) == .free(1...37))
    }
    #expect(variables.map { solver.value(of: $0) } == before)
  }
}
