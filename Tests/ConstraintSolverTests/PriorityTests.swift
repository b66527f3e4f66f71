import ConstraintSolver
import Testing

struct PriorityTests {
  @Test(arguments: [(750, 751), (750, 750.5), (0.25, 0.5), (998.5, 999)] as [(Float, Float)])
  func `many constraints do not outweigh one of a higher priority`(low: Float, high: Float) throws {
    let solver = SimplexSolver()
    let variable = solver.makeVariable()
    for _ in 0..<200 {
      _ = try solver.add(Constraint(variable, .equal, 0, priority: Priority(rawValue: low)))
    }
    _ = try solver.add(Constraint(variable, .equal, 10, priority: Priority(rawValue: high)))
    #expect(solver.value(of: variable) == 10)
  }

  @Test func `within a priority the sum of errors counts`() throws {
    let solver = SimplexSolver()
    let variable = solver.makeVariable()
    for wish in [0.0, 10, 10] {
      _ = try solver.add(Constraint(variable, .equal, wish, priority: 500))
    }
    #expect(solver.value(of: variable) == 10)
  }

  @Test func `errors count in the constraint's own unit`() throws {
    let solver = SimplexSolver()
    let variable = solver.makeVariable()
    _ = try solver.add(Constraint(variable, .equal, 10, priority: 500))
    _ = try solver.add(Constraint(5 * variable, .equal, Expression(0), priority: 500))
    #expect(solver.value(of: variable) == 0)
  }

  @Test func `a tie goes to the constraint that was added first`() throws {
    let solver = SimplexSolver()
    let variable = solver.makeVariable()
    _ = try solver.add(Constraint(variable, .equal, 10, priority: 500))
    _ = try solver.add(Constraint(variable, .equal, 0, priority: 500))
    #expect(solver.value(of: variable) == 10)
  }

  @Test func `a lower priority decides before a tie is broken`() throws {
    let solver = SimplexSolver()
    let variable = solver.makeVariable()
    _ = try solver.add(Constraint(variable, .equal, 10, priority: 500))
    _ = try solver.add(Constraint(variable, .equal, 0, priority: 500))
    _ = try solver.add(Constraint(variable, .equal, 4, priority: 100))
    #expect(solver.value(of: variable) == 4)
  }

  @Test func `free variables are nearest to zero, the first variable first`() throws {
    let solver = SimplexSolver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(Constraint(first + second, .equal, Expression(8)))
    #expect(solver.value(of: first) == 0)
    #expect(solver.value(of: second) == 8)
  }

  @Test func `the residual is the unmet part of an optional constraint`() throws {
    let solver = SimplexSolver()
    let (height, bottom) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(Constraint(height, .equal, 139.5))
    _ = try solver.add(Constraint(bottom, .equal, 120))
    let gap = try solver.add(
      Constraint(height - bottom, .greaterThanOrEqual, Expression(20), priority: 999))
    #expect(solver.residual(of: gap) == 0.5)
  }
}
