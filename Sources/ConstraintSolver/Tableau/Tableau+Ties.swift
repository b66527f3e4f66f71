extension Tableau {
  /// Breaks ties between optional constraints: the errors are minimised one by one, by level and then by serial.
  mutating func settleErrors() {
    for place in 0..<optionals.count {
      guard findFreedom() else { return }
      settle(optionals[place])
    }
  }

  /// Makes the error of an optional or probe symbol as small as the settled ones allow, and fixes it there.
  mutating func settle(_ symbol: Int) {
    let objective = Objective.error(of: symbol)
    if minimise(objective) != .optimal { isExhausted = true }
    barWorse(objective)
  }

  /// Brings the symbol of an inequality as near to its target as the settled symbols allow, and keeps it there; one that
  /// is beyond its target is settled already.
  mutating func settleSlack(of symbol: Int, isAtMost: Bool) {
    guard symbols[symbol].isBasic else {
      symbols[symbol].directions = Directions.none
      return
    }
    let excess = symbols[symbol].value - symbols[symbol].target
    let error = isAtMost ? excess : -excess
    guard canChange(symbol), error <= symbols[symbol].slack else { return }
    let objective = Objective.value(of: symbol, slope: isAtMost ? -1 : 1)
    switch minimise(objective) {
    case .reached: symbols[symbol].directions = Directions.none
    case .optimal: barWorse(objective)
    case .unbounded, .exhausted: isExhausted = true
    }
  }

  /// Adds a row that pulls a sum of externals to a target; returns its symbol.
  ///
  /// Probes restrict later ones until they are removed.
  mutating func makeProbe(_ terms: SparseRow, target: Double) -> Int {
    let probe = makeSymbol(.probe)
    symbols[probe].isBasic = true
    for index in 0..<terms.count {
      add(terms.symbols[index], times: terms.coefficients[index], to: probe)
    }
    symbols[probe].target = target
    symbols[probe].slopeAbove = 1
    symbols[probe].slopeBelow = 1
    refreshValue(of: probe)
    return probe
  }

  /// Whether the basic symbol's value changes when free symbols move.
  func canChange(_ basic: Int) -> Bool {
    let row = symbols[basic].row
    for index in 0..<row.count where symbols[row.symbols[index]].directions != 0 { return true }
    return false
  }

  /// Whether a symbol's value cannot change any more.
  func isFixed(_ symbol: Int) -> Bool {
    symbols[symbol].isBasic
      ? !canChange(symbol) : symbols[symbol].directions == Directions.none
  }

  /// Moves a probe as near to its target as the settled symbols allow, and keeps it there.
  mutating func settleProbe(_ probe: Int) {
    hold(probe, onSide: symbols[probe].value > symbols[probe].target ? 1 : -1)
    settle(probe)
  }

  /// Returns the lowest or highest value a probe can take; infinite if nothing bounds it.
  mutating func extreme(of probe: Int, highest: Bool) -> Double {
    if !symbols[probe].isBasic { makeBasic(probe) }
    symbols[probe].lower = -.infinity
    symbols[probe].upper = .infinity
    let outcome = minimise(.value(of: probe, slope: highest ? -1 : 1))
    if outcome == .unbounded { return highest ? .infinity : -.infinity }
    refreshValue(of: probe)
    return symbols[probe].value
  }
}
