extension SolverState {
  /// Ranks the priorities in use and tells the tableau, which wants each level in insertion order.
  mutating func assignLevels() {
    needsLevels = false
    ranks.clear()
    var slot = records.first
    while slot >= 0 {
      let record = records[slot]
      if record.pointee.symbol >= 0 && !record.pointee.isRequired {
        ranks.count(record.pointee.priority)
      }
      slot = record.pointee.next
    }
    tableau.clearLevels()
    for level in 0..<ranks.count { tableau.appendLevel(of: ranks.takePlaces(of: level)) }
    fillLevels()
  }

  private mutating func fillLevels() {
    var slot = records.first
    while slot >= 0 {
      let record = records[slot]
      slot = record.pointee.next
      let symbol = record.pointee.symbol
      guard symbol >= 0 && !record.pointee.isRequired else { continue }
      let level = ranks.level(of: record.pointee.priority)
      tableau.symbols[symbol].level = level
      tableau.optionals[ranks.takePlace(at: level)] = symbol
    }
  }
}
