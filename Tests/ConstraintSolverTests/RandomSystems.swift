import ConstraintSolver
import TestSupport

extension SeededGenerator {
  /// A constraint typical of layouts: mostly a difference of two variables, rarely with other coefficients.
  mutating func constraint(
    variables: Int, priorities: [Priority] = [1000, 1000, 1000, 750, 750, 750.5, 250, 999]
  ) -> WholeConstraint {
    var coefficients = Array(repeating: 0, count: variables)
    coefficients[below(variables)] = 1
    if below(4) > 0 {
      let other = below(variables)
      if coefficients[other] == 0 { coefficients[other] = below(5) == 0 ? 1 : -1 }
    }
    if below(4) == 0 { coefficients[below(variables)] = pick([-3, -2, 2, 3]) }
    let relation: Relation = pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    return WholeConstraint(
      coefficients: coefficients, constant: below(21) - 10, relation: relation,
      priority: pick(priorities))
  }
}
