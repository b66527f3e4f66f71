import TestSupport
import Testing

@testable import ConstraintSolver

/// Solutions that follow changed constants, compared with solutions computed from scratch.
struct FollowingTests {
  @Test(arguments: 0..<6)
  func `changed constants give the same solution as building from scratch`(batch: Int) throws {
    for seed in (batch * 60)..<(batch * 60 + 60) {
      var generator = SeededGenerator(trial: 70_000 + seed)
      var system = MeasuredSystem(&generator)
      for step in 0..<20 {
        system.change(&generator)
        if generator.below(3) == 0 { continue }
        let (values, expected) = (system.values, try system.valuesFromScratch())
        let isEqual = zip(values, expected).allSatisfy { abs($0 - $1) <= 1e-6 }
        #expect(isEqual, "seed \(seed), step \(step): \(values), from scratch \(expected)")
        if !isEqual { return }
      }
    }
  }

  @Test func `a label that hugs and resists is followed without a simplex step`() throws {
    let solver = SimplexSolver()
    let (top, height) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(Constraint(top, .greaterThanOrEqual, 8))
    _ = try solver.add(Constraint(top, .equal, 0, priority: 50))
    let hugging = try solver.add(Constraint(height, .lessThanOrEqual, 20, priority: 250))
    let resistance = try solver.add(Constraint(height, .greaterThanOrEqual, 20, priority: 750))
    #expect(solver.value(of: height) == 20)
    for size in [30.0, 10, 0] {
      try solver.setConstant(-size, of: hugging)
      try solver.setConstant(-size, of: resistance)
      let follows = solver.state.pointee.tableau.follow()
      #expect(follows)
      #expect(solver.value(of: height) == size)
      #expect(solver.value(of: top) == 8)
    }
    try solver.setConstant(-50, of: resistance)
    let follows = solver.state.pointee.tableau.follow()
    #expect(!follows)
    #expect(solver.value(of: height) == 50)
  }
}

/// A random system in which some variables are measured: held from above and from below at one size.
private struct MeasuredSystem {
  private let solver = SimplexSolver()
  private let variables: [Variable]
  private var live: [(handle: ConstraintHandle, constraint: WholeConstraint)] = []

  init(_ generator: inout SeededGenerator) {
    let size = 2 + generator.below(5)
    variables = (0..<size).map { [solver] _ in solver.makeVariable() }
    for variable in 0..<size where generator.below(3) > 0 {
      let (hugging, resistance): (Priority, Priority) = (generator.pick([250, 251]), 750)
      measure(variable, .lessThanOrEqual, hugging)
      measure(variable, .greaterThanOrEqual, resistance)
    }
    for _ in 0..<generator.below(3 * size) { add(generator.constraint(variables: size)) }
  }

  private mutating func measure(_ variable: Int, _ relation: Relation, _ priority: Priority) {
    let coefficients = variables.indices.map { $0 == variable ? 1 : 0 }
    add(
      WholeConstraint(
        coefficients: coefficients, constant: -5, relation: relation, priority: priority))
  }

  private mutating func add(_ constraint: WholeConstraint) {
    guard let handle = try? solver.add(constraint.constraint(variables)) else { return }
    live.append((handle, constraint))
  }

  /// Changes the size of a measured variable, or another constant.
  mutating func change(_ generator: inout SeededGenerator) {
    guard !live.isEmpty else { return }
    let place = generator.below(live.count)
    let constant = generator.below(21) - 10
    set(constant, at: place)
    let isMeasured =
      place + 1 < live.count
      && live[place].constraint.coefficients == live[place + 1].constraint.coefficients
    if isMeasured { set(constant, at: place + 1) }
  }

  private mutating func set(_ constant: Int, at place: Int) {
    guard (try? solver.setConstant(Double(constant), of: live[place].handle)) != nil else { return }
    live[place].constraint.constant = constant
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }

  func valuesFromScratch() throws -> [Double] {
    let fresh = SimplexSolver()
    let copies = variables.map { _ in fresh.makeVariable() }
    for (_, constraint) in live { _ = try fresh.add(constraint.constraint(copies)) }
    return copies.map { fresh.value(of: $0) }
  }
}
