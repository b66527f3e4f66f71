extension Tableau {
  /// The number of levels that have symbols, at most.
  var levelCount: Int {
    (optionals.last.map { symbols[$0].level } ?? -1) + 1
  }

  /// Returns the places in `optionals` of a level's symbols.
  func levelRange(_ level: Int) -> Range<Int> {
    firstPlace(of: level)..<firstPlace(of: level + 1)
  }

  private func firstPlace(of level: Int) -> Int {
    var low = 0
    var high = optionals.count
    while low < high {
      let middle = (low + high) / 2
      if symbols[optionals[middle]].level < level { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Brings `optionals` into the order of levels and serials.
  func sortOptionals() {
    guard !isSorted else { return }
    let symbols = symbols
    optionals.sort { first, second in
      let (first, second) = (symbols + first, symbols + second)
      if first.pointee.level != second.pointee.level {
        return first.pointee.level < second.pointee.level
      }
      return first.pointee.serial < second.pointee.serial
    }
    isSorted = true
  }

  /// Minimises the levels one after the other; required symbols respect their bounds already.
  func minimiseLevels() {
    unrestrict()
    sortOptionals()
    isRestricted = true
    for level in 0..<levelCount {
      currentLevel = level
      holdMembers(of: level)
      if minimise(.level(level)) != .optimal { isExhausted = true }
      barWorse(.level(level))
    }
    currentLevel = .max
    refreshValues()
    tighten()
    for symbol in 0..<count { symbols[symbol].levelDirections = symbols[symbol].directions }
  }

  /// Holds each basic symbol of a level on the side of its target it is on; at the target, on a side without cost.
  private func holdMembers(of level: Int) {
    for index in levelRange(level) where symbols[optionals[index]].isBasic {
      let symbol = optionals[index]
      let state = symbols + symbol
      let excess = state.pointee.value - state.pointee.target
      let isNear = excess.magnitude <= state.pointee.slack
      let isAbove = isNear ? state.pointee.slopeAbove == 0 : excess > 0
      hold(symbol, onSide: isAbove ? 1 : -1)
    }
  }

  /// Whether some parametric symbol may still move.
  var hasFreedom: Bool {
    let symbols = symbols
    var looked = 0
    while looked < count {
      // Starts at the symbol that was free the last time: it mostly still is.
      if lastFree >= count { lastFree = 0 }
      if !symbols[lastFree].isBasic && symbols[lastFree].directions != 0 { return true }
      lastFree &+= 1
      looked &+= 1
    }
    return false
  }
}
