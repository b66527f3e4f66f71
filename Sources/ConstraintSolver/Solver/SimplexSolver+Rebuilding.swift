extension SimplexSolver {
  /// Brings elimination and tableau up to date with what was removed.
  func prepare() {
    if needsRebuild { _ = rebuild() }
  }

  /// Builds elimination and tableau anew; returns whether the required constraints can hold.
  ///
  /// Equalities come first, so that all of them define variables. Errors that pivots have piled up are gone.
  func rebuild(carefully isCareful: Bool = false) -> Bool {
    elimination.reset()
    tableau = Tableau(capacity: max(16, records.count))
    tableau.isCareful = isCareful
    needsRebuild = false
    needsLevels = true
    impliedCount = 0
    equalitySymbolCount = 0
    waiting.removeAll(keepingCapacity: true)
    let all = orderedRecords
    for record in all {
      record.role = .waiting
      if !record.isRequired { waiting.append(record) }
    }
    var isFeasible = true
    for record in all where record.isRequired && record.relation == .equal {
      if !insert(record) { isFeasible = false }
    }
    for record in all where record.isRequired && record.relation != .equal {
      if !insert(record) { isFeasible = false }
    }
    return isFeasible
  }

  /// Computes anew what eliminated variables add to the constants of rows.
  func refreshOffsets() {
    elimination.evaluateConstants()
    for case let record? in records {
      guard case .symbol(let symbol) = record.role else { continue }
      var offset = 0.0
      var index = 0
      while index < record.row.count {
        offset +=
          record.row.coefficients[index] * elimination.variables[record.row.symbols[index]].offset
        index &+= 1
      }
      record.offset = offset
      tableau.setTarget(record.target, of: symbol)
    }
  }
}
