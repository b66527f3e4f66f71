import ConstraintSolver
import TestSupport
import Testing

struct ReferenceTests {
  @Test(arguments: 0..<8)
  func `random systems have the solution found by trying all corners`(batch: Int) throws {
    var failures: [String] = []
    for seed in (batch * 500)..<(batch * 500 + 500) {
      var generator = SeededGenerator(trial: seed)
      let size = 1 + generator.below(3)
      let solver = SimplexSolver()
      let variables = (0..<size).map { _ in solver.makeVariable() }
      var reference = ReferenceSystem(variableCount: size, constraints: [])
      for _ in 0..<(1 + generator.below(8)) {
        let constraint = generator.constraint(variables: size)
        if (try? solver.add(constraint.constraint(variables))) != nil {
          reference.constraints.append(constraint)
        } else {
          var refused = reference
          refused.constraints.append(constraint)
          if refused.isFeasible { failures.append("seed \(seed): rejected a feasible system") }
        }
      }
      guard let point = reference.best() else {
        failures.append("seed \(seed): accepted an infeasible system")
        continue
      }
      let values = variables.map { solver.value(of: $0) }
      let expected = (0..<size).map { point.value($0) }
      if zip(values, expected).contains(where: { abs($0 - $1) > 1e-9 }) {
        failures.append("seed \(seed): \(values), expected \(expected)")
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }

  @Test(arguments: 0..<4)
  func `random systems of extents have the solution found by trying all corners`(
    batch: Int
  ) throws {
    var failures: [String] = []
    for seed in (batch * 200)..<(batch * 200 + 200) {
      var generator = SeededGenerator(trial: 20_000 + seed)
      let solver = SimplexSolver()
      let outer = solver.makeExtent()
      let inner = solver.makeExtent(inside: outer)
      let variables = [outer.start, outer.end, inner.start, inner.end]
      var reference = ReferenceSystem(
        variableCount: 4, constraints: [],
        extents: [(start: 0, end: 1, outerStart: nil), (start: 2, end: 3, outerStart: 0)])
      for _ in 0..<generator.below(5) {
        let constraint = generator.constraint(variables: 4)
        guard (try? solver.add(constraint.constraint(variables))) != nil else { continue }
        reference.constraints.append(constraint)
      }
      let point = try #require(reference.best())
      let values = variables.map { solver.value(of: $0) }
      let expected = (0..<4).map { point.value($0) }
      if zip(values, expected).contains(where: { abs($0 - $1) > 1e-9 }) {
        failures.append("seed \(seed): \(values), expected \(expected)")
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }

  @Test(arguments: 0..<4)
  func `intervals are those that all best corners span`(batch: Int) throws {
    var failures: [String] = []
    for seed in (batch * 60)..<(batch * 60 + 60) {
      var generator = SeededGenerator(trial: 10_000 + seed)
      let size = 1 + generator.below(2)
      let solver = SimplexSolver()
      let variables = (0..<size).map { _ in solver.makeVariable() }
      var reference = ReferenceSystem(variableCount: size, constraints: [])
      var wishes = (0..<size).flatMap { index in
        [box(index, size, .lessThanOrEqual), box(index, size, .greaterThanOrEqual)]
      }
      for _ in 0..<generator.below(4) { wishes.append(generator.constraint(variables: size)) }
      for wish in wishes {
        guard (try? solver.add(wish.constraint(variables))) != nil else { continue }
        reference.constraints.append(wish)
      }
      let corners = reference.bestCorners()
      for (index, variable) in variables.enumerated() {
        let values = corners.map { $0.value(index) }
        let (low, high) = (values.min() ?? .nan, values.max() ?? .nan)
        switch solver.determinacy(of: variable) {
        case .determined(let value):
          if abs(low - value) > 1e-6 || abs(high - value) > 1e-6 {
            failures.append("seed \(seed): \(index) is not \(value) but \(low)...\(high)")
          }
        case .free(let interval):
          if abs(low - interval.lowerBound) > 1e-6 || abs(high - interval.upperBound) > 1e-6 {
            failures.append("seed \(seed): \(index) is not \(interval) but \(low)...\(high)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }

  private func box(_ index: Int, _ size: Int, _ relation: Relation) -> WholeConstraint {
    WholeConstraint(
      coefficients: (0..<size).map { $0 == index ? 1 : 0 },
      constant: relation == .lessThanOrEqual ? -40 : 40, relation: relation, priority: .required)
  }
}
