extension SolverState {
  /// Updates the elimination and the tableau after removals.
  mutating func prepare() {
    if needsRebuild { _ = rebuild() }
  }

  /// Rebuilds the elimination and the tableau; returns whether the required constraints can hold.
  ///
  /// Equalities come first, so that all of them define variables. Accumulated rounding errors of pivots are gone.
  mutating func rebuild(carefully isCareful: Bool = false) -> Bool {
    elimination.reset()
    tableau = Tableau(capacity: max(32, records.count))
    tableau.isCareful = isCareful
    needsRebuild = false
    needsLevels = true
    impliedCount = 0
    equalitySymbolCount = 0
    clearWaiting()
    var slot = records.first
    while slot >= 0 {
      let record = records[slot]
      record.pointee.role = .waiting
      if !record.pointee.isRequired { wait(record) }
      slot = record.pointee.next
    }
    let equalitiesHold = insertRequired(equalities: true)
    let inequalitiesHold = insertRequired(equalities: false)
    return equalitiesHold && inequalitiesHold
  }

  /// Inserts either the required equalities or the required inequalities; returns whether all can hold.
  private mutating func insertRequired(equalities: Bool) -> Bool {
    var isFeasible = true
    var slot = records.first
    while slot >= 0 {
      let record = records[slot]
      slot = record.pointee.next
      guard record.pointee.isRequired else { continue }
      guard (record.pointee.relation == .equal) == equalities else { continue }
      if !insert(record) { isFeasible = false }
    }
    return isFeasible
  }

  /// Recomputes what eliminated variables add to the constants of rows.
  mutating func refreshOffsets() {
    elimination.evaluateConstants()
    var slot = records.first
    while slot >= 0 {
      let record = records[slot]
      slot = record.pointee.next
      let symbol = record.pointee.symbol
      guard symbol >= 0 else { continue }
      let row = record.pointee.row
      var offset = 0.0
      var index = 0
      while index < row.count {
        offset += row.coefficients[index] * elimination.variables[row.symbols[index]].offset
        index &+= 1
      }
      record.pointee.offset = offset
      tableau.setTarget(record.pointee.target, of: symbol)
    }
  }
}
