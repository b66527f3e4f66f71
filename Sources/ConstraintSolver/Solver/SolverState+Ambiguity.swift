extension SolverState {
  mutating func determinacy(of variable: Variable) -> Determinacy {
    let index = checked(variable)
    solve()
    let value = elimination.variables[index].value
    let inquiry = openInquiry()
    if elimination.variables[index].isDetermined { return .determined(value) }
    guard let constant = expandToSymbols(index) else { return .free(-.infinity ... .infinity) }
    if inquiry.isDetermined(elimination.expansion) { return .determined(value) }
    let probe = inquiry.tableau.makeProbe(elimination.expansion, target: 0 - constant)
    defer { inquiry.tableau.remove(probe) }
    guard inquiry.tableau.canChange(probe) else { return .determined(value) }
    // Subtracted from zero, as negating would turn zero into negative zero.
    let offset = 0 - inquiry.tableau.symbols[probe].target
    let low = inquiry.tableau.extreme(of: probe, highest: false) + offset
    let high = inquiry.tableau.extreme(of: probe, highest: true) + offset
    let slack = Accuracy.tolerance * (1 + value.magnitude + offset.magnitude)
    return high - low > slack ? .free(min(low, value)...max(high, value)) : .determined(value)
  }

  /// Returns a symbol that stands for all those with which a difference of two variables shares its freedom.
  mutating func sharedFreedom(of variable: Variable, minus other: Variable) -> Int? {
    let indices = (checked(variable), checked(other))
    solve()
    let inquiry = openInquiry()
    guard expandToSymbols(indices.0, minus: indices.1) != nil else { return nil }
    return inquiry.sharedFreedom(of: elimination.expansion)
  }

  mutating func witnesses(
    for variable: Variable, apart difference: Double, reach: Double
  ) -> Witnesses? {
    guard case .free(let interval) = determinacy(of: variable),
      interval.upperBound - interval.lowerBound > difference
    else { return nil }
    let value = value(of: variable)
    let low = interval.lowerBound.isFinite ? interval.lowerBound : value - reach
    let high = interval.upperBound.isFinite ? interval.upperBound : value + reach
    return Witnesses(
      low: solution(with: variable.index, at: low), high: solution(with: variable.index, at: high))
  }

  private mutating func openInquiry() -> Inquiry {
    if let inquiry { return inquiry }
    let new = Inquiry(about: tableau)
    elimination.markDetermined(by: new.isFixed)
    inquiry = new
    return new
  }

  /// Returns a best solution in which a variable has a value it can have.
  private mutating func solution(with variable: Int, at target: Double) -> Solution {
    var copy = Tableau(copying: openInquiry().tableau)
    if let probe = makeProbe(for: variable, target: target, in: &copy) {
      copy.settleProbe(probe)
      copy.refreshValues()
      copy.remove(probe)
    }
    elimination.readValues(from: copy)
    if elimination.variables[variable].definition < 0, elimination.variables[variable].symbol < 0 {
      elimination.variables[variable].value = target
    }
    let values = (0..<elimination.count).map { elimination.variables[$0].value }
    elimination.readValues(from: tableau)
    return Solution(values: values)
  }

  /// Puts into a row what the definition of a variable adds to another one; returns the constant part, or nil if the
  /// definition does not have the other one just once.
  ///
  /// What the other one follows from cancels, however long it is.
  private mutating func rest(
    of variable: Int, without other: Int, in row: inout SparseRow
  ) -> Double? {
    let state = elimination.variables + variable
    guard other >= 0, state.pointee.definition >= 0 else { return nil }
    let places = state.pointee.definition..<state.pointee.definition + state.pointee.operandCount
    let operands = elimination.operands
    guard
      places.contains(where: { operands.symbols[$0] == other && operands.coefficients[$0] == 1 })
    else { return nil }
    for place in places where operands.symbols[place] != other {
      row.append(operands.symbols[place], operands.coefficients[place], in: &pool)
    }
    return state.pointee.constant
  }

  private mutating func makeProbe(
    for variable: Int, target: Double, in tableau: inout Tableau
  ) -> Int? {
    guard let offset = expandToSymbols(variable) else { return nil }
    return tableau.makeProbe(elimination.expansion, target: target - offset)
  }

  /// Expands a variable, or its difference from another, into the symbols of roots, in `elimination.expansion`; returns
  /// the constant part, or nil if nothing else refers to one of the variables.
  mutating func expandToSymbols(_ variable: Int, minus other: Int = -1) -> Double? {
    var difference = SparseRow(capacity: 2, in: &pool)
    defer { difference.giveBack(to: &pool) }
    var offset = 0.0
    if let constant = rest(of: variable, without: other, in: &difference) {
      offset = constant
    } else {
      difference.append(variable, 1, in: &pool)
      if other >= 0 { difference.append(other, -1, in: &pool) }
    }
    offset += elimination.expand(difference)
    let row = elimination.expansion
    for index in 0..<row.count {
      let symbol = elimination.variables[row.symbols[index]].symbol
      guard symbol >= 0 else { return nil }
      row.symbols[index] = symbol
    }
    return offset
  }
}
