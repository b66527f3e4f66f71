extension SimplexSolver {
  /// The equalities in the tableau from which on elimination pays for building it anew.
  private static let worthwhileEqualities = 4

  /// Computes the solution if something has changed.
  func solve() {
    guard !isSolved else { return }
    if needsRebuild || equalitySymbolCount > SimplexSolver.worthwhileEqualities {
      _ = rebuild()
    }
    optimise()
    // What pivots have blurred, a tableau built anew may sharpen.
    if !lastAccuracy.isTrustworthy {
      _ = rebuild(carefully: true)
      optimise()
    }
    isSolved = true
  }

  private func optimise() {
    tableau.isExhausted = false
    admitWaiting()
    if needsLevels { assignLevels() }
    let failure = tableau.restoreFeasibility()
    tableau.minimiseLevels()
    settleTies()
    readValues(from: tableau)
    lastAccuracy = measureAccuracy(isOptimal: !tableau.isExhausted && failure == nil)
  }

  /// Gives symbols to optional constraints that wait for them.
  private func admitWaiting() {
    guard !waiting.isEmpty else { return }
    tableau.unrestrict()
    for record in waiting where record.role == .waiting && !record.isRequired {
      let slot = record.handle.slot
      guard slot < records.count, records[slot] === record else { continue }
      record.offset = elimination.expand(record.row, into: &scratch)
      let symbol = makeSymbol(for: record)
      let state = tableau.symbols + symbol
      state.pointee.slopeAbove = record.relation == .greaterThanOrEqual ? 0 : 1 / record.scale
      state.pointee.slopeBelow = record.relation == .lessThanOrEqual ? 0 : 1 / record.scale
    }
    waiting.removeAll(keepingCapacity: true)
    needsLevels = true
  }

  /// Ranks the priorities in use and tells the tableau.
  private func assignLevels() {
    var optionals: [ConstraintRecord] = []
    for case let record? in records where !record.isRequired { optionals.append(record) }
    optionals.sort {
      $0.priority == $1.priority
        ? $0.handle.serial < $1.handle.serial : $0.priority > $1.priority
    }
    var level = -1
    var priority = Priority.required
    tableau.optionals.removeAll(keepingCapacity: true)
    for record in optionals {
      guard case .symbol(let symbol) = record.role else { continue }
      if record.priority != priority {
        level += 1
        priority = record.priority
      }
      tableau.symbols[symbol].level = level
      tableau.optionals.append(symbol)
    }
    needsLevels = false
  }

  /// Takes one of the best solutions if there are several; the type's documentation says which.
  private func settleTies() {
    admitUnusedRoots()
    guard tableau.hasFreedom else { return }
    tableau.settleErrors()
    var probes: [Int] = []
    for variable in 0..<elimination.count where elimination.variables[variable].isLive {
      guard tableau.hasFreedom else { break }
      guard let probe = makeProbe(for: variable, target: 0, in: tableau) else { continue }
      if tableau.canChange(probe) {
        tableau.settleProbe(probe)
        probes.append(probe)
      } else {
        tableau.remove(probe)
      }
    }
    tableau.refreshValues()
    for probe in probes { tableau.remove(probe) }
  }

  /// Gives symbols to roots that no row mentions but other variables depend on.
  private func admitUnusedRoots() {
    for variable in 0..<elimination.count {
      let state = elimination.variables + variable
      if state.pointee.definition < 0 && state.pointee.dependents > 0 { _ = external(of: variable) }
    }
  }

  /// Adds a row that wants a variable at a target; nil for a variable that nothing else concerns.
  func makeProbe(for variable: Int, target: Double, in tableau: Tableau) -> Int? {
    var single = SparseRow(capacity: 1)
    defer { single.deallocate() }
    single.append(variable, 1)
    let offset = elimination.expand(single, into: &scratch)
    var terms: [(external: Int, coefficient: Double)] = []
    for index in 0..<scratch.count {
      let symbol = elimination.variables[scratch.symbols[index]].symbol
      guard symbol >= 0 else { return nil }
      terms.append((symbol, scratch.coefficients[index]))
    }
    return tableau.makeProbe(terms, target: target - offset)
  }

  /// Copies the values of roots from a tableau and computes those of defined variables.
  func readValues(from tableau: Tableau) {
    var variable = 0
    while variable < elimination.count {
      let state = elimination.variables + variable
      if state.pointee.definition < 0 {
        let symbol = state.pointee.symbol
        // Adding zero turns the negative zero into the positive one.
        state.pointee.value = symbol < 0 ? 0 : tableau.symbols[symbol].value + 0
      }
      variable &+= 1
    }
    elimination.evaluate()
  }
}
