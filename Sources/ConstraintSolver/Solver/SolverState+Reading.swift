extension SolverState {
  mutating func value(of variable: Variable) -> Double {
    let index = checked(variable)
    if !isSolved { solve() }
    return elimination.variables[index].value
  }

  mutating func residual(of handle: ConstraintHandle) -> Double {
    let record = records.record(handle)
    solve()
    let (error, magnitude) = error(of: record)
    return error <= Accuracy.tolerance * magnitude ? 0 : error
  }

  mutating func accuracy() -> Accuracy {
    solve()
    return lastAccuracy
  }

  /// Returns how far the solution is on the wrong side of a constraint, and the size of its terms.
  func error(of record: UnsafeMutablePointer<ConstraintRecord>) -> (
    error: Double, magnitude: Double
  ) {
    let row = record.pointee.row
    var sum = record.pointee.constant
    var magnitude = record.pointee.constant.magnitude
    var index = 0
    while index < row.count {
      let part = row.coefficients[index] * elimination.variables[row.symbols[index]].value
      sum += part
      magnitude += part.magnitude
      index &+= 1
    }
    let error =
      switch record.pointee.relation {
      case .equal: sum.magnitude
      case .lessThanOrEqual: sum > 0 ? sum : 0
      case .greaterThanOrEqual: sum < 0 ? -sum : 0
      }
    // NaN compares as if there were no error, but it is one.
    return (sum.isFinite ? error : .infinity, magnitude + record.pointee.largest)
  }

  func measureAccuracy(isOptimal: Bool) -> Accuracy {
    var largest = 0.0
    var slot = records.first
    while slot >= 0 {
      let record = records[slot]
      slot = record.pointee.next
      guard record.pointee.isRequired else { continue }
      let (error, magnitude) = error(of: record)
      if error > largest * magnitude { largest = error / magnitude }
    }
    return Accuracy(largestError: largest, isOptimal: isOptimal)
  }
}
