import TestSupport
import Testing

@testable import ConstraintSolver

/// A solver, and the list of constraints it should hold.
private struct Script {
  let solver = SimplexSolver()
  var variables: [Variable] = []
  var live: [(handle: ConstraintHandle, constraint: WholeConstraint)] = []
  var generator: SeededGenerator
  let priorities: [Priority] = [1000, 1000, 750, 750.5, 250, 999]

  init(seed: Int, size: Int) {
    generator = SeededGenerator(trial: seed)
    variables = (0..<size).map { _ in solver.makeVariable() }
  }

  mutating func step(limit: Int) {
    switch generator.below(10) {
    case 0..<4 where live.count < limit: add()
    case 4..<6: change()
    case 6..<8: prioritise()
    default: remove()
    }
  }

  private mutating func add() {
    let constraint = generator.constraint(variables: variables.count, priorities: priorities)
    guard let handle = try? solver.add(constraint.constraint(variables)) else { return }
    live.append((handle, constraint))
  }

  private mutating func change() {
    guard !live.isEmpty else { return }
    let place = generator.below(live.count)
    let constant = generator.below(21) - 10
    guard (try? solver.setConstant(Double(constant), of: live[place].handle)) != nil else { return }
    live[place].constraint.constant = constant
  }

  private mutating func prioritise() {
    guard !live.isEmpty else { return }
    let place = generator.below(live.count)
    let priority = generator.pick(priorities)
    guard (try? solver.setPriority(priority, of: live[place].handle)) != nil else { return }
    live[place].constraint.priority = priority
  }

  private mutating func remove() {
    guard !live.isEmpty else { return }
    solver.remove(live.remove(at: generator.below(live.count)).handle)
  }

  /// The values of a solver that gets the same constraints at once.
  func valuesFromScratch() throws -> [Double] {
    let fresh = SimplexSolver()
    let copies = variables.map { _ in fresh.makeVariable() }
    for (_, constraint) in live { _ = try fresh.add(constraint.constraint(copies)) }
    return copies.map { fresh.value(of: $0) }
  }
}

struct EditingTests {
  @Test(arguments: 1..<9)
  func `a thousand random edits give the same solution as building from scratch`(seed: Int) throws {
    var script = Script(seed: seed, size: 2 + seed)
    for step in 0..<1000 {
      script.step(limit: 6 + 3 * seed)
      guard script.generator.below(3) == 0 else { continue }
      let values = script.variables.map { script.solver.value(of: $0) }
      let expected = try script.valuesFromScratch()
      let isEqual = zip(values, expected).allSatisfy { abs($0 - $1) <= 1e-6 }
      #expect(isEqual, "step \(step): \(values), from scratch \(expected)")
      if !isEqual { return }
    }
    #expect(script.solver.accuracy().isTrustworthy)
  }

  @Test func `adding and removing again and again leaves nothing behind`() throws {
    let solver = SimplexSolver()
    let width = solver.makeVariable()
    let height = solver.makeVariable()
    _ = try solver.add(Constraint(width, .equal, 2 * height, priority: 999))
    _ = try solver.add(Constraint(width, .lessThanOrEqual, 100))
    var sizes: Set<Int> = []
    for round in 0..<500 {
      let wish = try solver.add(
        Constraint(height, .equal, Double(round % 40), priority: round % 2 == 0 ? 250 : 1000))
      let limit = try solver.add(Constraint(width, .greaterThanOrEqual, height - 3))
      #expect(solver.value(of: width) == Double(2 * (round % 40)))
      solver.remove(wish)
      solver.remove(limit)
      if round > 20 { sizes.insert(solver.memoryUse) }
    }
    #expect(sizes.max() ?? 0 <= 2 * (sizes.min() ?? 0), "\(sizes)")
  }

  @Test func `adding and then removing a constraint restores the solution`() throws {
    let solver = SimplexSolver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(Constraint(right, .equal, left + 100))
    _ = try solver.add(Constraint(left, .equal, 10, priority: 500))
    let extra = try solver.add(Constraint(right, .equal, 50))
    #expect(solver.value(of: left) == -50)
    solver.remove(extra)
    #expect(solver.value(of: left) == 10)
    #expect(solver.value(of: right) == 110)
  }

  @Test func `a changed constant of an eliminated equality reaches inequalities`() throws {
    let solver = SimplexSolver()
    let (container, box) = (solver.makeVariable(), solver.makeVariable())
    let width = try solver.add(Constraint(container, .equal, 320))
    _ = try solver.add(Constraint(box, .lessThanOrEqual, container - 20))
    _ = try solver.add(Constraint(box, .equal, 1000, priority: 250))
    #expect(solver.value(of: box) == 300)
    try solver.setConstant(-414, of: width)
    #expect(solver.value(of: box) == 394)
  }

  @Test func `a rejected change leaves the solver unchanged`() throws {
    let solver = SimplexSolver()
    let size = solver.makeVariable()
    let atLeast = try solver.add(Constraint(size, .greaterThanOrEqual, 10))
    let wish = try solver.add(Constraint(size, .equal, 4, priority: 750))
    _ = try solver.add(Constraint(size, .lessThanOrEqual, 20))
    #expect(throws: SolverError.self) { try solver.setConstant(-30, of: atLeast) }
    #expect(throws: SolverError.self) { try solver.setPriority(.required, of: wish) }
    #expect(throws: SolverError.self) { try solver.add(Constraint(size, .equal, 21)) }
    #expect(solver.value(of: size) == 10)
    #expect(solver.residual(of: wish) == 6)
  }

  @Test func `a constraint can become required and optional again`() throws {
    let solver = SimplexSolver()
    let size = solver.makeVariable()
    let first = try solver.add(Constraint(size, .equal, 1, priority: 250))
    _ = try solver.add(Constraint(size, .equal, 2, priority: 750))
    try solver.setPriority(.required, of: first)
    #expect(solver.value(of: size) == 1)
    try solver.setPriority(100, of: first)
    #expect(solver.value(of: size) == 2)
  }

  @Test func `a removed variable leaves no trace`() throws {
    let solver = SimplexSolver()
    let variable = solver.makeVariable()
    let handle = try solver.add(Constraint(variable, .equal, 7))
    #expect(solver.value(of: variable) == 7)
    solver.remove(handle)
    solver.removeVariable(variable)
    let next = solver.makeVariable()
    #expect(next == variable)
    #expect(solver.value(of: next) == 0)
  }
}

extension SimplexSolver {
  /// The number of places in use by lists.
  fileprivate var memoryUse: Int {
    let (tableau, elimination) = (state.pointee.tableau.symbols, state.pointee.elimination.operands)
    var places = state.pointee.tableau.count + state.pointee.records.count + elimination.capacity
    places += state.pointee.waiting.capacity
    for symbol in 0..<state.pointee.tableau.count {
      places += tableau[symbol].row.capacity + tableau[symbol].column.capacity
    }
    return places
  }
}
