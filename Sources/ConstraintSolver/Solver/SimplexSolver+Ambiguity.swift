extension SimplexSolver {
  /// Returns whether all best solutions agree on a variable, and between which values it is free if not.
  public func determinacy(of variable: Variable) -> Determinacy {
    let index = checked(variable)
    solve()
    let value = elimination.variables[index].value
    let questions = questionTableau()
    guard let probe = makeProbe(for: index, target: 0, in: questions) else {
      return .free(-.infinity ... .infinity)
    }
    defer { questions.remove(probe) }
    guard questions.canChange(probe) else { return .determined(value) }
    let offset = -questions.symbols[probe].target
    let low = questions.extreme(of: probe, highest: false) + offset
    let high = questions.extreme(of: probe, highest: true) + offset
    let slack = Accuracy.tolerance * (1 + value.magnitude + offset.magnitude)
    return high - low > slack ? .free(min(low, value)...max(high, value)) : .determined(value)
  }

  /// Returns two best solutions that differ in a variable, or nil if it is determined.
  ///
  /// They have the variable at the ends of its interval; where an end is infinite, at a distance from its value.
  public func witnesses(for variable: Variable, reach: Double = 100) -> Witnesses? {
    guard case .free(let interval) = determinacy(of: variable) else { return nil }
    let value = value(of: variable)
    let low = interval.lowerBound.isFinite ? interval.lowerBound : value - reach
    let high = interval.upperBound.isFinite ? interval.upperBound : value + reach
    return Witnesses(
      low: solution(with: variable.index, at: low), high: solution(with: variable.index, at: high))
  }

  private func questionTableau() -> Tableau {
    if let questions { return questions }
    let copy = Tableau(copying: tableau)
    for symbol in 0..<copy.count {
      copy.symbols[symbol].directions = copy.symbols[symbol].levelDirections
    }
    questions = copy
    return copy
  }

  /// Returns a best solution in which a variable has a value it can have.
  private func solution(with variable: Int, at target: Double) -> Solution {
    let copy = Tableau(copying: questionTableau())
    if let probe = makeProbe(for: variable, target: target, in: copy) {
      copy.settleProbe(probe)
      copy.refreshValues()
      copy.remove(probe)
    }
    readValues(from: copy)
    if elimination.variables[variable].definition < 0, elimination.variables[variable].symbol < 0 {
      elimination.variables[variable].value = target
    }
    let values = (0..<elimination.count).map { elimination.variables[$0].value }
    readValues(from: tableau)
    return Solution(values: values)
  }
}
