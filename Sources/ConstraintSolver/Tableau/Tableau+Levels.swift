extension Tableau {
  var levelCount: Int { levelStarts.count &- 1 }

  mutating func clearLevels() {
    optionals.count = 0
    levelStarts.count = 1
  }

  /// Appends an empty level below the others, with room for a number of symbols.
  mutating func appendLevel(of memberCount: Int) {
    for _ in 0..<memberCount { optionals.append(-1, in: &pool) }
    levelStarts.append(optionals.count, in: &pool)
  }

  /// Minimises the levels one after the other; required symbols respect their bounds already.
  ///
  /// Ends early when the levels have left nothing free: lower levels cannot change anything then.
  mutating func minimiseLevels() {
    unrestrict()
    isRestricted = true
    var level = 0
    while level < levelCount && findFreedom() {
      currentLevel = level
      holdMembers(of: level)
      if minimise(.level(level)) != .optimal { isExhausted = true }
      barWorse(.level(level))
      level &+= 1
    }
    currentLevel = .max
    refreshValues()
    tighten()
    keepLevelDirections()
  }

  private func keepLevelDirections() {
    let symbols = symbols
    var index = 0
    while index < count {
      symbols[index].levelDirections = symbols[index].directions
      index &+= 1
    }
  }

  /// Keeps each basic symbol of a level on its side of its target; at the target, on a side without cost.
  private func holdMembers(of level: Int) {
    let symbols = symbols
    var place = levelStarts[level]
    let end = levelStarts[level &+ 1]
    while place < end {
      let symbol = optionals[place]
      place &+= 1
      guard symbols[symbol].isBasic else { continue }
      let excess = symbols[symbol].value - symbols[symbol].target
      let isNear = excess.magnitude <= symbols[symbol].slack
      let isAbove = isNear ? symbols[symbol].slopeAbove == 0 : excess > 0
      hold(symbol, onSide: isAbove ? 1 : -1)
    }
  }

  /// Returns whether any parametric symbol may still move.
  mutating func findFreedom() -> Bool {
    let symbols = symbols
    var looked = 0
    // Starts at the symbol that was free the last time: it usually still is.
    var candidate = lastFree < count ? lastFree : 0
    while looked < count {
      if !symbols[candidate].isBasic && symbols[candidate].directions != 0 {
        lastFree = candidate
        return true
      }
      candidate &+= 1
      if candidate == count { candidate = 0 }
      looked &+= 1
    }
    return false
  }
}
