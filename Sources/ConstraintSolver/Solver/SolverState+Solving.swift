extension SolverState {
  /// The number of equalities in the tableau above which rebuilding it with elimination pays off.
  private static let worthwhileEqualities = 4

  /// Computes the solution if something has changed.
  mutating func solve() {
    guard !isSolved else { return }
    if needsRebuild || equalitySymbolCount > SolverState.worthwhileEqualities {
      _ = rebuild()
    }
    optimise()
    // A rebuilt tableau may recover precision that pivots have lost.
    if !lastAccuracy.isTrustworthy {
      _ = rebuild(carefully: true)
      optimise()
    }
    isSolved = true
  }

  private mutating func optimise() {
    if tableau.follow() {
      elimination.readValues(from: tableau)
      lastAccuracy = measureAccuracy(isOptimal: true)
      return
    }
    tableau.isExhausted = false
    admitWaiting()
    if needsLevels { assignLevels() }
    let failure = tableau.restoreFeasibility()
    tableau.minimiseLevels()
    settleTies()
    elimination.readValues(from: tableau)
    lastAccuracy = measureAccuracy(isOptimal: !tableau.isExhausted && failure == nil)
  }

  /// Gives symbols to the optional constraints that still need them.
  private mutating func admitWaiting() {
    guard waiting.count > 0 else { return }
    tableau.unrestrict()
    measureLengths()
    var index = 0
    while index < waiting.count {
      let record = records[waiting[index]]
      index &+= 1
      guard record.pointee.isLive && record.pointee.isWaiting && !record.pointee.isRequired
      else { continue }
      record.pointee.offset = expand(record.pointee.row)
      let symbol = makeSymbol(for: record)
      let state = tableau.symbols + symbol
      let slope = 1 / record.pointee.scale
      state.pointee.slopeAbove = record.pointee.relation == .greaterThanOrEqual ? 0 : slope
      state.pointee.slopeBelow = record.pointee.relation == .lessThanOrEqual ? 0 : slope
    }
    clearWaiting()
    needsLevels = true
  }

  mutating func clearWaiting() {
    var index = 0
    while index < waiting.count {
      records[waiting[index]].pointee.isListed = false
      index &+= 1
    }
    waiting.count = 0
  }
}
