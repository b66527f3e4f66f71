extension SolverState {
  /// PriorityLevels the priorities in use and passes them to the tableau, which expects each level in insertion order.
  mutating func assignLevels() {
    needsLevels = false
    priorityLevels.clear()
    var slot = records.first
    while slot >= 0 {
      let record = records[slot]
      if record.pointee.symbol >= 0 && !record.pointee.isRequired {
        priorityLevels.count(record.pointee.priority)
      }
      slot = record.pointee.next
    }
    tableau.clearLevels()
    for level in 0..<priorityLevels.count {
      tableau.appendLevel(of: priorityLevels.takePlaces(of: level))
    }
    fillLevels()
  }

  private mutating func fillLevels() {
    var slot = records.first
    while slot >= 0 {
      let record = records[slot]
      slot = record.pointee.next
      let symbol = record.pointee.symbol
      guard symbol >= 0 && !record.pointee.isRequired else { continue }
      let level = priorityLevels.level(of: record.pointee.priority)
      tableau.symbols[symbol].level = level
      tableau.optionals[priorityLevels.takePlace(at: level)] = symbol
    }
  }
}
