import ConstraintSolver
import TestSupport
import Testing

/// What must hold for all systems, tried on random ones.
struct PropertyTests {
  static let seeds = 0..<400

  @Test func `lower priorities change nothing at higher ones`() throws {
    for seed in Self.seeds {
      let system = RandomSystem(seed: seed)
      let all = try Solved(system.constraints, system.size)
      for priority in Set(system.constraints.map(\.priority)) where priority < .required {
        let higher = system.constraints.filter { $0.priority >= priority }
        let without = try Solved(higher, system.size)
        #expect(
          abs(all.error(at: priority) - without.error(at: priority)) < 1e-9,
          "seed \(seed), priority \(priority.rawValue)")
      }
    }
  }

  @Test func `a removed constraint leaves the solution as it was`() throws {
    for seed in Self.seeds {
      var system = RandomSystem(seed: seed)
      let solved = try Solved(system.constraints, system.size)
      let extra = system.generator.constraint(variables: system.size)
      guard let handle = try? solved.solver.add(extra.constraint(solved.variables)) else {
        continue
      }
      _ = solved.values
      solved.solver.remove(handle)
      let expected = try Solved(system.constraints, system.size).values
      #expect(solved.values.isClose(to: expected), "seed \(seed): \(solved.values), \(expected)")
    }
  }

  /// Priorities decide if each constraint has its own; then only what nothing determines may differ.
  @Test func `the order of adding does not matter where priorities decide`() throws {
    for seed in Self.seeds {
      var system = RandomSystem(seed: seed)
      for index in system.constraints.indices where system.constraints[index].priority < .required {
        system.constraints[index].priority = Priority(rawValue: Float(100 + index))
      }
      let solved = try Solved(system.constraints, system.size)
      let shuffled = try Solved(
        system.constraints.shuffled(using: &system.generator), system.size)
      for (one, other) in zip(solved.determinacies, shuffled.determinacies) {
        #expect(one.isClose(to: other), "seed \(seed): \(one), \(other)")
      }
    }
  }

  @Test(arguments: [2, 3, 7])
  func `a system that is larger by a whole number has a solution larger by it`(factor: Int) throws {
    for seed in Self.seeds {
      let system = RandomSystem(seed: seed)
      let larger = system.constraints.map { constraint in
        var larger = constraint
        larger.constant *= factor
        return larger
      }
      let expected = try Solved(system.constraints, system.size).values.map { $0 * Double(factor) }
      let values = try Solved(larger, system.size).values
      #expect(values.isClose(to: expected), "seed \(seed): \(values), \(expected)")
    }
  }

  @Test func `a mirrored system has the mirrored solution`() throws {
    for seed in Self.seeds {
      let system = RandomSystem(seed: seed)
      let mirrored = system.constraints.map { constraint in
        var mirrored = constraint
        mirrored.coefficients = constraint.coefficients.map { -$0 }
        return mirrored
      }
      let expected = try Solved(system.constraints, system.size).values.map { 0 - $0 }
      let values = try Solved(mirrored, system.size).values
      #expect(values.isClose(to: expected), "seed \(seed): \(values), \(expected)")
    }
  }

  @Test func `a constraint that is there already changes nothing`() throws {
    for seed in Self.seeds {
      var system = RandomSystem(seed: seed)
      let required = system.constraints.filter { $0.priority == .required }
      guard !required.isEmpty else { continue }
      let expected = try Solved(system.constraints, system.size).values
      let twice = system.constraints + [system.generator.pick(required)]
      let values = try Solved(twice, system.size).values
      #expect(values.isClose(to: expected), "seed \(seed): \(values), \(expected)")
    }
  }

  @Test func `a constraint that follows from others changes nothing that is determined`() throws {
    for seed in Self.seeds {
      var system = RandomSystem(seed: seed)
      let required = system.constraints.filter { $0.priority == .required }
      let first = required.first
      guard let first, let second = required.last(where: { $0.relation == first.relation }) else {
        continue
      }
      var sum = first
      sum.coefficients = zip(first.coefficients, second.coefficients).map { $0 + 2 * $1 }
      sum.constant = first.constant + 2 * second.constant
      let expected = try Solved(system.constraints, system.size).determinacies
      system.constraints.append(sum)
      let found = try Solved(system.constraints, system.size).determinacies
      for (one, other) in zip(found, expected) {
        #expect(one.isClose(to: other), "seed \(seed): \(one), \(other)")
      }
    }
  }
}

/// Constraints that a solver accepts one after the other.
private struct RandomSystem {
  let size: Int
  var generator: SeededGenerator
  var constraints: [WholeConstraint] = []

  init(seed: Int) {
    generator = SeededGenerator(trial: 30_000 + seed)
    size = 1 + generator.below(4)
    let solver = SimplexSolver()
    let variables = (0..<size).map { _ in solver.makeVariable() }
    for _ in 0..<(1 + generator.below(10)) {
      let constraint = generator.constraint(variables: size)
      if (try? solver.add(constraint.constraint(variables))) != nil {
        constraints.append(constraint)
      }
    }
  }
}

/// A solver with constraints that can hold together.
private struct Solved {
  let solver = SimplexSolver()
  let variables: [Variable]
  private var handles: [(handle: ConstraintHandle, priority: Priority)] = []

  init(_ constraints: [WholeConstraint], _ size: Int) throws {
    variables = (0..<size).map { [solver] _ in solver.makeVariable() }
    for constraint in constraints {
      handles.append((try solver.add(constraint.constraint(variables)), constraint.priority))
    }
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }
  var determinacies: [Determinacy] { variables.map { solver.determinacy(of: $0) } }

  /// The sum of the errors at a priority.
  func error(at priority: Priority) -> Double {
    handles.filter { $0.priority == priority }.reduce(0) { $0 + solver.residual(of: $1.handle) }
  }
}

extension [Double] {
  func isClose(to other: [Double]) -> Bool {
    zip(self, other).allSatisfy { ($0 - $1).magnitude < 1e-9 * (1 + $0.magnitude) }
  }
}

extension Determinacy {
  func isClose(to other: Determinacy) -> Bool {
    switch (self, other) {
    case (.determined(let one), .determined(let other)): [one].isClose(to: [other])
    case (.free(let one), .free(let other)):
      one == other
        || [one.lowerBound, one.upperBound].filter(\.isFinite)
          .isClose(to: [other.lowerBound, other.upperBound].filter(\.isFinite))
    default: false
    }
  }
}
