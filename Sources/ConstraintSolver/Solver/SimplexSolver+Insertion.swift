extension SimplexSolver {
  /// Makes a required constraint take part; returns whether it can hold.
  func insert(_ record: ConstraintRecord) -> Bool {
    if record.relation == .equal,
      define(record.row, constant: record.constant, by: record, isFresh: true)
    {
      return true
    }
    record.offset = elimination.expand(record.row, into: &scratch)
    if scratch.count == 0 { return insertConstant(record) }
    let constant = record.constant + record.offset
    if record.relation == .equal, define(scratch, constant: constant, by: record, isFresh: false) {
      return true
    }
    tableau.unrestrict()
    if tableau.isStale { _ = tableau.restoreFeasibility() }
    let symbol = makeSymbol(for: record)
    guard tableau.repair(symbol) else {
      tableau.remove(symbol)
      record.role = .waiting
      return false
    }
    if record.relation == .equal { equalitySymbolCount += 1 }
    return true
  }

  /// Lets an equality define a root that no row mentions, if there is one; a fresh one is used by no definition either.
  private func define(
    _ row: SparseRow, constant: Double, by record: ConstraintRecord, isFresh: Bool
  ) -> Bool {
    let least = Tolerance.elimination * row.largest
    var best = -1
    var index = 0
    while index < row.count {
      let variable = row.symbols[index]
      let state = elimination.variables + variable
      let isSuitable =
        state.pointee.definition < 0 && !state.pointee.isInRow
        && (!isFresh || state.pointee.dependents == 0)
        && row.coefficients[index].magnitude >= least
      if isSuitable && isPreferred(variable, to: best) { best = variable }
      index &+= 1
    }
    guard best >= 0 else { return false }
    if !isFresh { noteExpansion(of: record) }
    forgetSymbol(of: best)
    elimination.define(best, by: row, constant: constant)
    record.role = .definition(of: best)
    return true
  }

  /// Prefers what few constraints use, since each of these will be expanded; then the variable that was made last.
  private func isPreferred(_ variable: Int, to best: Int) -> Bool {
    guard best >= 0 else { return true }
    let (uses, bestUses) = (elimination.variables[variable].uses, elimination.variables[best].uses)
    return uses == bestUses ? variable > best : uses < bestUses
  }

  /// Notes that a definition rests on other equalities than its own.
  private func noteExpansion(of record: ConstraintRecord) {
    for index in 0..<record.row.count
    where elimination.variables[record.row.symbols[index]].definition >= 0 {
      elimination.hasExpanded = true
    }
  }

  /// Removes the symbol of a root that only ties have brought into the tableau.
  private func forgetSymbol(of variable: Int) {
    let symbol = elimination.variables[variable].symbol
    guard symbol >= 0 else { return }
    elimination.variables[variable].symbol = -1
    tableau.tidyColumn(of: symbol)
    if tableau.symbols[symbol].isBasic || tableau.symbols[symbol].column.count > 0 {
      needsRebuild = true
    } else {
      tableau.discard(symbol)
    }
  }

  /// Judges a constraint all of whose variables are eliminated to constants.
  private func insertConstant(_ record: ConstraintRecord) -> Bool {
    let value = record.constant + record.offset
    let isZero =
      value.magnitude
      <= Accuracy.tolerance * (1 + record.constant.magnitude + record.offset.magnitude)
    let holds =
      switch record.relation {
      case .equal: isZero
      case .lessThanOrEqual: isZero || value < 0
      case .greaterThanOrEqual: isZero || value > 0
      }
    guard holds else { return false }
    record.role = .implied
    impliedCount += 1
    return true
  }

  /// Adds the row of a constraint whose expansion into roots is in `scratch`.
  func makeSymbol(for record: ConstraintRecord) -> Int {
    record.chooseScale(for: scratch)
    let symbol = tableau.makeSymbol(record.kind)
    tableau.symbols[symbol].isBasic = true
    var index = 0
    while index < scratch.count {
      let variable = scratch.symbols[index]
      elimination.variables[variable].isInRow = true
      tableau.add(
        external(of: variable), times: record.scale * scratch.coefficients[index], to: symbol)
      index &+= 1
    }
    tableau.symbols[symbol].target = record.target
    tableau.refreshValue(of: symbol)
    record.role = .symbol(symbol)
    return symbol
  }

  /// Returns the symbol of a root, making it if need be.
  func external(of root: Int) -> Int {
    let state = elimination.variables + root
    if state.pointee.symbol < 0 { state.pointee.symbol = tableau.makeSymbol(.external) }
    return state.pointee.symbol
  }

  /// Makes a constraint take no part any more.
  func withdraw(_ record: ConstraintRecord) {
    switch record.role {
    case .waiting: break
    case .implied: impliedCount -= 1
    case .definition: needsRebuild = true
    case .symbol(let symbol):
      if record.isRequired && record.relation == .equal { equalitySymbolCount -= 1 }
      tableau.remove(symbol)
    }
    if !record.isRequired { needsLevels = true }
    record.role = .waiting
  }

  /// Makes the solution follow a changed constant; returns whether the required constraints can still hold.
  func applyConstant(of record: ConstraintRecord) -> Bool {
    switch record.role {
    case .waiting: return true
    case .symbol(let symbol):
      tableau.setTarget(record.target, of: symbol)
      return !record.isRequired || tableau.restoreFeasibility() == nil
    case .definition(let variable) where !elimination.hasExpanded && impliedCount == 0:
      let state = elimination.variables + variable
      state.pointee.constant = state.pointee.factor * record.constant
      refreshOffsets()
      return tableau.restoreFeasibility() == nil
    case .definition, .implied:
      return rebuild()
    }
  }
}
