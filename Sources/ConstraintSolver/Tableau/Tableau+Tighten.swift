extension Tableau {
  /// Bars directions in which no step is possible because other bounds have been reached.
  ///
  /// Where many bounds meet in one point, zero cost does not mean freedom; without this, a determined layout would run
  /// through all tie rules.
  mutating func tighten() {
    tightRows.count = 0
    if findFreedom() { closeByRows() }
    isSettled = !isExhausted && !findFreedom()
    if !isSettled { closeByExchanges() }
  }

  /// Uses only what single rows show, and exchanges nothing.
  private mutating func closeByRows() {
    var passes = 3
    var hasChanged = true
    while hasChanged && passes > 0 {
      passes -= 1
      hasChanged = false
      var symbol = 0
      while symbol < count {
        if symbols[symbol].isBasic && closeByRow(of: symbol) {
          tightRows.append(symbol, in: &pool)
          hasChanged = true
        }
        symbol &+= 1
      }
    }
  }

  /// Closes the directions that would move a basic symbol beyond a bound it touches and that no other symbol can
  /// compensate; returns whether there are any.
  private func closeByRow(of basic: Int) -> Bool {
    let state = symbols + basic
    let isHigh = state.pointee.upper - state.pointee.value <= state.pointee.slack
    let isLow = state.pointee.value - state.pointee.lower <= state.pointee.slack
    let closesUp = isHigh && close(in: state.pointee.row, rising: true)
    let closesDown = isLow && close(in: state.pointee.row, rising: false)
    return closesUp || closesDown
  }

  private func close(in row: SparseRow, rising: Bool) -> Bool {
    // A symbol that can move the row's symbol back compensates for the others, but not for itself.
    var relief = -1
    var index = 0
    while index < row.count {
      let symbol = row.symbols[index]
      let back = (row.coefficients[index] > 0) == rising ? Directions.down : Directions.up
      if symbols[symbol].directions & back != 0 {
        if relief >= 0 { return false }
        relief = symbol
      }
      index &+= 1
    }
    var hasClosed = false
    index = 0
    while index < row.count {
      let symbol = row.symbols[index]
      let onward = (row.coefficients[index] > 0) == rising ? Directions.up : Directions.down
      if (relief < 0 || relief == symbol) && symbols[symbol].directions & onward != 0 {
        symbols[symbol].directions &= ~onward
        hasClosed = true
      }
      index &+= 1
    }
    return hasClosed
  }

  private mutating func closeByExchanges() {
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
  /// Exchanges symbols, but changes no value.
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
