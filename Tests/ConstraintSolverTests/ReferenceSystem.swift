import ConstraintSolver

/// A constraint in whole numbers: `Σ coefficients·x + constant relation 0`.
struct WholeConstraint {
  var coefficients: [Int]
  var constant: Int
  var relation: Relation
  var priority: Priority

  func constraint(_ variables: [Variable]) -> Constraint {
    var expression = Expression(Double(constant))
    for (index, coefficient) in coefficients.enumerated() where coefficient != 0 {
      expression.terms.append(Term(variables[index], coefficient: Double(coefficient)))
    }
    return Constraint(expression, relation, priority: priority)
  }

  /// The error at `point`, multiplied by the point's denominator.
  func error(at point: Point) -> Int {
    var sum = constant * point.denominator
    for index in 0..<coefficients.count { sum += coefficients[index] * point.numerators[index] }
    switch relation {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }
}

extension WholeConstraint {
  /// How far `point` is from equality on the permitted side, multiplied by the point's denominator.
  func slack(at point: Point) -> Int {
    var equality = self
    equality.relation = .equal
    return equality.error(at: point) - error(at: point)
  }
}

/// An exact point: numerators over a common positive denominator.
struct Point {
  var numerators: [Int]
  var denominator: Int

  func value(_ index: Int) -> Double {
    Double(numerators[index]) / Double(denominator)
  }
}

/// Finds the best solution by trying all corners, in exact whole numbers.
///
/// All goals (errors, sums of errors, sizes of variables) are piecewise linear and bend only where a constraint or a
/// variable is zero. The one best solution is therefore a corner: a point where as many of these planes meet as there
/// are variables. Listing the corners of a small system needs no simplex method.
struct ReferenceSystem {
  var variableCount: Int
  var constraints: [WholeConstraint]
  /// The numbers of the first and second variable of each extent, and of the one its start is measured from.
  var extents: [(start: Int, end: Int, outerStart: Int?)] = []

  /// The best solution by the documented order, or nil if the required constraints contradict each other.
  func best() -> Point? {
    var best: (point: Point, goals: [Int])?
    for point in feasibleCorners() {
      let goals = levelGoals(point) + tieGoals(point)
      if let known = best,
        !isLess(goals, point.denominator, than: known.goals, known.point.denominator)
      {
        continue
      }
      best = (point, goals)
    }
    return best?.point
  }

  var isFeasible: Bool { !feasibleCorners().isEmpty }

  /// The corners that meet the levels best, ignoring ties.
  func bestCorners() -> [Point] {
    var best: [(point: Point, goals: [Int])] = []
    for point in feasibleCorners() {
      let goals = levelGoals(point)
      if let known = best.first {
        if isLess(goals, point.denominator, than: known.goals, known.point.denominator) {
          best = []
        } else if isLess(known.goals, known.point.denominator, than: goals, point.denominator) {
          continue
        }
      }
      best.append((point, goals))
    }
    return best.map(\.point)
  }

  private func isLess(_ first: [Int], _ firstScale: Int, than second: [Int], _ secondScale: Int)
    -> Bool
  {
    for index in first.indices {
      let (left, right) = (first[index] * secondScale, second[index] * firstScale)
      if left != right { return left < right }
    }
    return false
  }

  private var ranked: [WholeConstraint] {
    let optional = constraints.filter { $0.priority != .required }
    let priorities = Set(optional.map(\.priority)).sorted(by: >)
    return priorities.flatMap { priority in optional.filter { $0.priority == priority } }
  }

  func levelGoals(_ point: Point) -> [Int] {
    var sums: [Int] = []
    var last: Priority?
    for constraint in ranked {
      if constraint.priority != last { sums.append(0) }
      last = constraint.priority
      sums[sums.count - 1] += constraint.error(at: point)
    }
    return sums
  }

  private func tieGoals(_ point: Point) -> [Int] {
    let values = point.numerators
    return ranked.map { $0.error(at: point) }
      + extents.map { abs(values[$0.end] - values[$0.start]) }
      + constraints.filter { $0.relation != .equal }.map { $0.slack(at: point) }
      + extents.map { abs(values[$0.start] - ($0.outerStart.map { values[$0] } ?? 0)) }
      + values.map(abs)
  }

  private func feasibleCorners() -> [Point] {
    let required = constraints.filter { $0.priority == .required }
    var planes = constraints.map { $0.coefficients + [$0.constant] }
    let differences = extents.flatMap { [($0.end, $0.start as Int?), ($0.start, $0.outerStart)] }
    for (variable, other) in differences + (0..<variableCount).map({ ($0, nil) }) {
      planes.append((0...variableCount).map { $0 == variable ? 1 : $0 == other ? -1 : 0 })
    }
    var corners: [Point] = []
    visitSubsets(of: planes.count, size: variableCount) { subset in
      guard let point = meeting(of: subset.map { planes[$0] }) else { return }
      if required.allSatisfy({ $0.error(at: point) == 0 }) { corners.append(point) }
    }
    return corners
  }

  /// The point where the planes meet, by elimination without fractions (Bareiss), or nil if it is not one point.
  private func meeting(of planes: [[Int]]) -> Point? {
    var rows = planes
    var previous = 1
    for column in 0..<variableCount {
      guard let pivot = (column..<variableCount).first(where: { rows[$0][column] != 0 }) else {
        return nil
      }
      rows.swapAt(column, pivot)
      let pivotRow = rows[column]
      for row in 0..<variableCount where row != column {
        let factor = rows[row][column]
        for index in 0...variableCount {
          rows[row][index] =
            (pivotRow[column] * rows[row][index] - factor * pivotRow[index]) / previous
        }
      }
      previous = pivotRow[column]
    }
    let sign = previous < 0 ? -1 : 1
    return Point(
      numerators: rows.map { -sign * $0[variableCount] }, denominator: sign * previous)
  }

  private func visitSubsets(of count: Int, size: Int, _ visit: ([Int]) -> Void) {
    var subset = Array(0..<size)
    guard size <= count else { return }
    while true {
      visit(subset)
      guard let place = (0..<size).last(where: { subset[$0] < count - size + $0 }) else { return }
      subset[place] += 1
      for next in (place + 1)..<max(place + 1, size) { subset[next] = subset[next - 1] + 1 }
    }
  }
}
