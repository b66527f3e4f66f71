extension SimplexSolver {
  /// Returns a variable's value in the solution; 0 if no constraint says anything about it.
  public func value(of variable: Variable) -> Double {
    let index = checked(variable)
    solve()
    return elimination.variables[index].value
  }

  /// Returns by how much the solution misses a constraint, in the unit of its expression; 0 if it is met.
  public func residual(of handle: ConstraintHandle) -> Double {
    let record = record(handle)
    solve()
    let (error, magnitude) = error(of: record)
    return error <= Accuracy.tolerance * magnitude ? 0 : error
  }

  /// Returns how well the solution meets the required constraints as they were given.
  public func accuracy() -> Accuracy {
    solve()
    return lastAccuracy
  }

  /// Returns how far the solution is on the wrong side of a constraint, and the size of its terms.
  func error(of record: ConstraintRecord) -> (error: Double, magnitude: Double) {
    let row = record.row
    var sum = record.constant
    var magnitude = record.constant.magnitude
    var index = 0
    while index < row.count {
      let part = row.coefficients[index] * elimination.variables[row.symbols[index]].value
      sum += part
      magnitude += part.magnitude
      index &+= 1
    }
    let error =
      switch record.relation {
      case .equal: sum.magnitude
      case .lessThanOrEqual: sum > 0 ? sum : 0
      case .greaterThanOrEqual: sum < 0 ? -sum : 0
      }
    // NaN compares as no error, but is one.
    return (sum.isFinite ? error : .infinity, magnitude + row.largest)
  }

  func measureAccuracy(isOptimal: Bool) -> Accuracy {
    var largest = 0.0
    for case let record? in records where record.isRequired {
      let (error, magnitude) = error(of: record)
      if error > largest * magnitude { largest = error / magnitude }
    }
    return Accuracy(largestError: largest, isOptimal: isOptimal)
  }
}
