extension Tableau {
  /// Bars directions in which no step is possible because other bounds are touched already.
  ///
  /// Where many bounds meet in one point, zero cost does not mean freedom; without this a determined layout would go
  /// through all the rules for ties.
  mutating func tighten() {
    var passes = 3
    var hasChanged = true
    while hasChanged && passes > 0 {
      passes -= 1
      hasChanged = false
      for symbol in 0..<count where !symbols[symbol].isBasic && symbols[symbol].directions != 0 {
        if symbols[symbol].directions & Directions.up != 0, isStuck(symbol, upward: true) {
          hasChanged = true
        } else if !symbols[symbol].isBasic, symbols[symbol].directions & Directions.down != 0,
          isStuck(symbol, upward: false)
        {
          hasChanged = true
        }
      }
    }
  }

  /// Returns whether no solution moves the symbol in this direction; if so, the direction is closed.
  ///
  /// Exchanges symbols, but moves none.
  private mutating func isStuck(_ symbol: Int, upward: Bool) -> Bool {
    let exit = chooseExit(symbol, upward: upward, preferring: -1, lowest: true)
    if exit.symbol < 0 || exit.step > 0 { return false }
    take(exit, entering: symbol, upward: upward)
    guard !canMove(symbol, upward: upward) else { return false }
    if upward {
      symbols[symbol].upper = symbols[symbol].value
    } else {
      symbols[symbol].lower = symbols[symbol].value
    }
    return true
  }

  /// Returns whether some solution moves a basic symbol in a direction; makes exchanges, but no step.
  private mutating func canMove(_ symbol: Int, upward: Bool) -> Bool {
    let objective = Objective.value(of: symbol, slope: upward ? -1 : 1)
    for _ in 0..<(100 + 10 * count) {
      loadCosts(objective)
      let entering = chooseEntering(objective, lowest: true)
      if entering.symbol < 0 { return false }
      let exit = chooseExit(
        entering.symbol, upward: entering.upward, preferring: -1, lowest: true)
      if exit.symbol < 0 || exit.step > 0 { return true }
      take(exit, entering: entering.symbol, upward: entering.upward)
    }
    return true
  }
}
