extension SolverState {
  /// Makes a required constraint take part; returns whether it can hold.
  mutating func insert(_ record: UnsafeMutablePointer<ConstraintRecord>) -> Bool {
    if record.pointee.relation == .equal,
      define(record.pointee.row, constant: record.pointee.constant, by: record, isFresh: true)
    {
      return true
    }
    record.pointee.offset = elimination.expand(record.pointee.row)
    if elimination.expansion.count == 0 { return insertConstant(record) }
    let constant = record.pointee.constant + record.pointee.offset
    if record.pointee.relation == .equal,
      define(elimination.expansion, constant: constant, by: record, isFresh: false)
    {
      return true
    }
    tableau.unrestrict()
    if tableau.isStale { _ = tableau.restoreFeasibility() }
    let symbol = makeSymbol(for: record)
    guard tableau.repair(symbol) else {
      tableau.remove(symbol)
      record.pointee.role = .waiting
      return false
    }
    if record.pointee.relation == .equal { equalitySymbolCount += 1 }
    return true
  }

  /// Lets an equality define a root that no row mentions, if there is one; no definition uses a new root either.
  private mutating func define(
    _ row: SparseRow, constant: Double, by record: UnsafeMutablePointer<ConstraintRecord>,
    isFresh: Bool
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
    record.pointee.role = .definition(of: best)
    return true
  }

  /// Prefers variables that few constraints use, since each of these will be expanded; then the newest variable.
  private func isPreferred(_ variable: Int, to best: Int) -> Bool {
    guard best >= 0 else { return true }
    let (uses, bestUses) = (elimination.variables[variable].uses, elimination.variables[best].uses)
    return uses == bestUses ? variable > best : uses < bestUses
  }

  /// Records that a definition depends on other equalities than its own.
  private mutating func noteExpansion(of record: UnsafeMutablePointer<ConstraintRecord>) {
    for index in 0..<record.pointee.row.count
    where elimination.variables[record.pointee.row.symbols[index]].definition >= 0 {
      elimination.hasExpanded = true
    }
  }

  /// Removes the symbol of a root that entered the tableau only to break ties.
  private mutating func forgetSymbol(of variable: Int) {
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

  /// Checks a constraint whose variables have all been eliminated to constants.
  private mutating func insertConstant(_ record: UnsafeMutablePointer<ConstraintRecord>) -> Bool {
    let value = record.pointee.constant + record.pointee.offset
    let isZero =
      value.magnitude
      <= Accuracy.tolerance
      * (1 + record.pointee.constant.magnitude + record.pointee.offset.magnitude)
    let holds =
      switch record.pointee.relation {
      case .equal: isZero
      case .lessThanOrEqual: isZero || value < 0
      case .greaterThanOrEqual: isZero || value > 0
      }
    guard holds else { return false }
    record.pointee.role = .implied
    impliedCount += 1
    return true
  }

  /// Adds the row of a constraint whose expansion into roots is in `elimination.expansion`.
  mutating func makeSymbol(for record: UnsafeMutablePointer<ConstraintRecord>) -> Int {
    record.pointee.chooseScale(for: elimination.expansion)
    let symbol = tableau.makeSymbol(record.pointee.kind)
    tableau.symbols[symbol].isBasic = true
    var index = 0
    while index < elimination.expansion.count {
      let variable = elimination.expansion.symbols[index]
      elimination.variables[variable].isInRow = true
      tableau.add(
        external(of: variable),
        times: record.pointee.scale * elimination.expansion.coefficients[index], to: symbol)
      index &+= 1
    }
    tableau.symbols[symbol].target = record.pointee.target
    tableau.refreshValue(of: symbol)
    record.pointee.role = .symbol(symbol)
    return symbol
  }

  /// Returns the symbol of a root, creating it if needed.
  mutating func external(of root: Int) -> Int {
    let state = elimination.variables + root
    if state.pointee.symbol < 0 { state.pointee.symbol = tableau.makeSymbol(.external) }
    return state.pointee.symbol
  }

  /// Stops a constraint from taking part.
  mutating func withdraw(_ record: UnsafeMutablePointer<ConstraintRecord>) {
    switch record.pointee.role {
    case .waiting: break
    case .implied: impliedCount -= 1
    case .definition: needsRebuild = true
    case .symbol(let symbol):
      if record.pointee.isRequired && record.pointee.relation == .equal { equalitySymbolCount -= 1 }
      tableau.remove(symbol)
    }
    if !record.pointee.isRequired { needsLevels = true }
    record.pointee.role = .waiting
  }

  /// Makes the solution follow a changed constant; returns whether the required constraints can still hold.
  mutating func applyConstant(of record: UnsafeMutablePointer<ConstraintRecord>) -> Bool {
    switch record.pointee.role {
    case .waiting: return true
    case .symbol(let symbol):
      tableau.setTarget(record.pointee.target, of: symbol)
      return !record.pointee.isRequired || tableau.follow()
        || tableau.restoreFeasibility() == nil
    case .definition(let variable) where !elimination.hasExpanded && impliedCount == 0:
      let state = elimination.variables + variable
      state.pointee.constant = state.pointee.factor * record.pointee.constant
      refreshOffsets()
      return tableau.follow() || tableau.restoreFeasibility() == nil
    case .definition, .implied:
      // A tableau that could not be built with all constraints must be rebuilt before it is used.
      needsRebuild = !rebuild()
      return !needsRebuild
    }
  }
}
