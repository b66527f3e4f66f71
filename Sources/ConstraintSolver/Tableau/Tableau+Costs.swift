extension Tableau {
  /// Computes the reduced cost of every parametric symbol that affects the objective; `touched` lists these.
  mutating func loadCosts(_ objective: Objective) {
    clearCosts()
    if objective.level >= 0 {
      var place = levelStarts[objective.level]
      let end = levelStarts[objective.level &+ 1]
      while place < end {
        let symbol = optionals[place]
        loadCost(of: symbol, slope: slope(of: symbol))
        place &+= 1
      }
    }
    if objective.symbol >= 0 {
      loadCost(of: objective.symbol, slope: slope(of: objective.symbol, in: objective))
    }
  }

  /// Returns the cost of one unit up, on the side of the target the symbol is kept on.
  private func slope(of symbol: Int) -> Double {
    switch symbols[symbol].side {
    case 1: symbols[symbol].slopeAbove
    case -1: -symbols[symbol].slopeBelow
    default: 0
    }
  }

  /// Returns the cost of increasing a basic symbol's own value by one unit.
  func slope(of symbol: Int, in objective: Objective) -> Double {
    if symbol == objective.symbol {
      return objective.slope == 0 ? slope(of: symbol) : objective.slope
    }
    let isMember = objective.level >= 0 && symbols[symbol].level == objective.level
    return isMember ? slope(of: symbol) : 0
  }

  /// Updates the reduced costs after an exchange.
  mutating func updateCosts(_ objective: Objective, entered: Int, left: Int, _ exitSlope: Double) {
    let symbols = symbols
    let cost = symbols[entered].cost + slope(of: entered, in: objective)
    addCosts(of: symbols[entered].row, times: cost)
    symbols[entered].cost = 0
    symbols[entered].costMagnitude = 0
    // As long as the symbol was basic, its own cost was part of the others'; now it is counted by direction.
    symbols[left].cost -= exitSlope
    symbols[left].costMagnitude += exitSlope.magnitude
  }

  private mutating func loadCost(of symbol: Int, slope: Double) {
    let symbols = symbols
    guard symbols[symbol].isBasic else {
      touch(symbol)
      return
    }
    if slope != 0 { addCosts(of: symbols[symbol].row, times: slope) }
  }

  /// Adds the unit cost of a basic symbol to the reduced costs of the symbols it depends on.
  mutating func addCosts(of row: SparseRow, times slope: Double) {
    let symbols = symbols
    var index = 0
    while index < row.count {
      let parametric = row.symbols[index]
      let part = slope * row.coefficients[index]
      if !symbols[parametric].isTouched { touch(parametric) }
      symbols[parametric].cost += part
      symbols[parametric].costMagnitude += part.magnitude
      index &+= 1
    }
  }

  private mutating func touch(_ symbol: Int) {
    guard !symbols[symbol].isTouched else { return }
    symbols[symbol].isTouched = true
    symbols[symbol].cost = 0
    symbols[symbol].costMagnitude = 0
    touched.append(symbol, in: &pool)
  }

  private mutating func clearCosts() {
    let symbols = symbols
    var index = 0
    while index < touched.count {
      symbols[touched.symbols[index]].isTouched = false
      index &+= 1
    }
    touched.count = 0
  }

  /// Returns the cost of moving a touched parametric symbol one unit in a direction; 0 if rounding may have made it.
  func cost(of symbol: Int, upward: Bool, _ objective: Objective) -> Double {
    let state = symbols + symbol
    let own = ownCost(of: symbol, upward: upward, objective)
    let cost = (upward ? state.pointee.cost : -state.pointee.cost) + own
    let parts = state.pointee.costMagnitude + own.magnitude
    return cost.magnitude <= Tolerance.cancellation * 16 * parts ? 0 : cost
  }

  private func ownCost(of symbol: Int, upward: Bool, _ objective: Objective) -> Double {
    if symbol == objective.symbol && objective.slope != 0 {
      return upward ? objective.slope : -objective.slope
    }
    let isMember =
      symbol == objective.symbol
      || (objective.level >= 0 && symbols[symbol].level == objective.level)
    guard isMember else { return 0 }
    return upward ? symbols[symbol].slopeAbove : symbols[symbol].slopeBelow
  }

  /// Bars the directions that would make the objective worse; it has just been minimised.
  func barWorse(_ objective: Objective) {
    var index = 0
    while index < touched.count {
      let symbol = touched.symbols[index]
      if cost(of: symbol, upward: true, objective) > 0 {
        symbols[symbol].directions &= ~Directions.up
      }
      if cost(of: symbol, upward: false, objective) > 0 {
        symbols[symbol].directions &= ~Directions.down
      }
      index &+= 1
    }
  }
}
