extension Tableau {
  /// Changes the target of a constraint's symbol; values follow when they are refreshed.
  mutating func setTarget(_ target: Double, of symbol: Int) {
    let state = symbols + symbol
    state.pointee.target = target
    if state.pointee.lower > -.infinity { state.pointee.lower = target }
    if state.pointee.upper < .infinity { state.pointee.upper = target }
    isStale = true
  }

  /// Moves parametric constraint symbols to their targets and recomputes the values of basic symbols.
  mutating func refreshValues() {
    isStale = false
    let symbols = symbols
    var index = 0
    while index < count {
      if !symbols[index].isBasic && symbols[index].kind != .external {
        symbols[index].value = symbols[index].target
      }
      index &+= 1
    }
    index = 0
    while index < count {
      if symbols[index].isBasic { refreshValue(of: index) }
      index &+= 1
    }
  }

  /// Computes the value of a basic symbol from its row.
  func refreshValue(of basic: Int) {
    let symbols = symbols
    let row = symbols[basic].row
    var sum = 0.0
    var magnitude = 0.0
    var index = 0
    while index < row.count {
      let part = row.coefficients[index] * symbols[row.symbols[index]].value
      sum += part
      magnitude += part.magnitude
      index &+= 1
    }
    symbols[basic].value = sum
    symbols[basic].magnitude = magnitude
  }

  /// Lifts the restrictions set by the levels of the last optimisation.
  mutating func unrestrict() {
    currentLevel = -1
    guard isRestricted else { return }
    isRestricted = false
    isSettled = false
    let symbols = symbols
    var index = 0
    while index < count {
      let kind = symbols[index].kind
      if kind == .external || kind == .optional {
        symbols[index].lower = -.infinity
        symbols[index].upper = .infinity
        symbols[index].side = 0
      } else if symbols[index].isBasic && kind.isRequired {
        holdRequired(index)
      }
      symbols[index].directions = symbols[index].openDirections
      index &+= 1
    }
  }

  /// Returns the signed distance of a required symbol's value from its bound; 0 if it is close enough.
  func violation(of symbol: Int) -> Double {
    let state = symbols + symbol
    let excess = state.pointee.value - state.pointee.target
    if excess.magnitude <= state.pointee.slack { return 0 }
    switch state.pointee.kind {
    case .requiredEqual: return excess
    case .requiredAtLeast: return min(excess, 0)
    case .requiredAtMost: return max(excess, 0)
    default: return 0
    }
  }

  /// Makes every required symbol respect its bounds; returns one that cannot, or nil.
  mutating func restoreFeasibility() -> Int? {
    unrestrict()
    refreshValues()
    violated.count = 0
    var index = 0
    while index < count {
      if symbols[index].isBasic && symbols[index].kind.isRequired {
        if violation(of: index) == 0 {
          holdRequired(index)
        } else {
          symbols[index].lower = -.infinity
          symbols[index].upper = .infinity
          violated.append(index, in: &pool)
        }
      }
      index &+= 1
    }
    index = 0
    while index < violated.count {
      let symbol = violated[index]
      if !repair(symbol) { return symbol }
      index &+= 1
    }
    return nil
  }

  /// Sets the bounds of a basic required symbol.
  private func holdRequired(_ symbol: Int) {
    let state = symbols + symbol
    let kind = state.pointee.kind
    state.pointee.lower = kind == .requiredAtMost ? -.infinity : state.pointee.target
    state.pointee.upper = kind == .requiredAtLeast ? .infinity : state.pointee.target
  }

  /// Moves a basic required symbol to its bound without breaking bounds that are respected already.
  ///
  /// If this returns false, the symbol's row is the proof: every parametric symbol in it is at the bound that stops it.
  mutating func repair(_ symbol: Int) -> Bool {
    guard symbols[symbol].isBasic else { return true }
    let violation = violation(of: symbol)
    guard violation != 0 else {
      holdRequired(symbol)
      return true
    }
    symbols[symbol].lower = violation > 0 ? symbols[symbol].target : -.infinity
    symbols[symbol].upper = violation > 0 ? .infinity : symbols[symbol].target
    let outcome = minimise(.value(of: symbol, slope: violation > 0 ? 1 : -1))
    if outcome == .reached { return true }
    refreshValues()
    guard symbols[symbol].isBasic, self.violation(of: symbol) == 0 else { return false }
    holdRequired(symbol)
    return true
  }

  /// Lets a settled solution follow changed targets; returns false if it cannot.
  ///
  /// The directions that the levels have barred depend on rows, on the sides of targets and on bounds, not on the
  /// targets' values. While every basic symbol keeps its side and its bounds, and the symbols that left nothing free
  /// still touch theirs, the solution with the new targets is the best one, and the only one.
  mutating func follow() -> Bool {
    guard isSettled else { return false }
    refreshValues()
    isSettled = isWithinBounds && isTight
    return isSettled
  }

  private var isWithinBounds: Bool {
    let symbols = symbols
    var index = 0
    while index < count {
      if symbols[index].isBasic && symbols[index].isOutOfBounds { return false }
      index &+= 1
    }
    return true
  }

  private var isTight: Bool {
    var index = 0
    while index < tightRows.count {
      let state = symbols + tightRows[index]
      let bound = state.pointee.upper < .infinity ? state.pointee.upper : state.pointee.lower
      if (state.pointee.value - bound).magnitude > state.pointee.slack { return false }
      index &+= 1
    }
    return true
  }
}
