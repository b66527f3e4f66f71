// Chooses one of the best solutions if there are several; see `SimplexSolver` for the rules.
extension SolverState {
  mutating func makeExtent(inside outer: Extent?) -> Extent {
    let outerStart = outer.map { checked($0.start) } ?? -1
    let extent = Extent(start: makeVariable(), end: makeVariable())
    extents.append(
      ExtentRecord(start: extent.start.index, end: extent.end.index, outerStart: outerStart))
    return extent
  }

  /// Forgets that a removed variable was an end.
  mutating func removeExtents(of variable: Int) {
    extents.removeAll { $0.start == variable || $0.end == variable }
    for index in extents.indices where extents[index].outerStart == variable {
      extents[index].outerStart = -1
    }
  }

  mutating func settleTies() {
    admitUnusedRoots()
    guard tableau.findFreedom() else { return }
    for index in 0..<elimination.count { elimination.variables[index].isDetermined = false }
    var probes: [Int] = []
    tableau.settleErrors()
    settle(extents.map { Difference($0.end, $0.start) }, &probes)
    settleInequalities()
    settle(extents.map { Difference($0.start, $0.outerStart) }, &probes)
    let variables = (0..<elimination.count).filter { elimination.variables[$0].isLive }
    settle(variables.map { Difference($0, -1) }, &probes)
    tableau.refreshValues()
    for probe in probes { tableau.remove(probe) }
  }

  /// Brings differences as near to 0 as what is settled allows, and keeps them so.
  private mutating func settle(_ differences: [Difference], _ probes: inout [Int]) {
    for difference in differences {
      guard tableau.findFreedom() else { return }
      settle(difference, &probes)
    }
  }

  private mutating func settle(_ difference: Difference, _ probes: inout [Int]) {
    let (variable, other) = (difference.variable, difference.other)
    let isOtherSettled = other < 0 || isSettled(other)
    if isOtherSettled, isSettled(variable) { return }
    guard let offset = expandToSymbols(variable, minus: other) else { return }
    // From now on, or because nothing can move it.
    if isOtherSettled { elimination.variables[variable].isDetermined = true }
    guard elimination.expansion.count > 0 else { return }
    let probe = tableau.makeProbe(elimination.expansion, target: -offset)
    if tableau.canChange(probe) {
      tableau.settleProbe(probe)
      probes.append(probe)
    } else {
      tableau.remove(probe)
    }
  }

  /// Whether a variable is seen to have one value left, by what it is defined by or because it was settled.
  ///
  /// That takes a few steps, where expanding the last variable of a chain follows all others. In a chain of views each
  /// start is two definitions away from that of the view before it.
  private func isSettled(_ variable: Int, definitions: Int = 2) -> Bool {
    let state = elimination.variables + variable
    if state.pointee.isDetermined { return true }
    let first = state.pointee.definition
    if first < 0 {
      state.pointee.isDetermined =
        state.pointee.symbol >= 0 && tableau.isFixed(state.pointee.symbol)
    } else if definitions > 0 {
      state.pointee.isDetermined = (first..<first + state.pointee.operandCount).allSatisfy {
        isSettled(elimination.operands.symbols[$0], definitions: definitions - 1)
      }
    }
    return state.pointee.isDetermined
  }

  /// Brings the inequalities to equality, one by one in the order of insertion.
  private mutating func settleInequalities() {
    var slot = records.first
    while slot >= 0 && tableau.findFreedom() {
      let record = records[slot]
      slot = record.pointee.next
      guard record.pointee.relation != .equal && record.pointee.symbol >= 0 else { continue }
      tableau.settleSlack(
        of: record.pointee.symbol, isAtMost: record.pointee.relation == .lessThanOrEqual)
    }
  }

  /// Gives symbols to roots that no row mentions but other variables or extents depend on.
  private mutating func admitUnusedRoots() {
    let variables = elimination.variables
    let count = elimination.count
    var variable = 0
    while variable < count {
      if variables[variable].dependents > 0 { admitUnusedRoot(variable) }
      variable &+= 1
    }
    for extent in extents {
      admitUnusedRoot(extent.start)
      admitUnusedRoot(extent.end)
    }
  }

  private mutating func admitUnusedRoot(_ variable: Int) {
    let state = elimination.variables + variable
    if state.pointee.definition < 0 && state.pointee.symbol < 0 { _ = external(of: variable) }
  }
}

/// A difference of two variables, or of one and 0, which should be 0.
private struct Difference {
  let variable: Int
  /// The index of the variable that is subtracted, or -1.
  let other: Int

  init(_ variable: Int, _ other: Int) {
    self.variable = variable
    self.other = other
  }
}
