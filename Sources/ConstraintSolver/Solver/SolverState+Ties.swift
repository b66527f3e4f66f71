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
    tableau.settleErrors()
    var probes: [Int] = []
    settle(extents.map { ($0.end, $0.start) }, &probes)
    settleInequalities()
    settle(extents.map { ($0.start, $0.outerStart) }, &probes)
    let variables = (0..<elimination.count).filter { elimination.variables[$0].isLive }
    settle(variables.map { ($0, -1) }, &probes)
    tableau.refreshValues()
    for probe in probes { tableau.remove(probe) }
  }

  /// Makes differences of two variables, or of one and 0, as small as what is settled allows, and keeps them so.
  private mutating func settle(_ differences: [(Int, Int)], _ probes: inout [Int]) {
    for (variable, other) in differences {
      guard tableau.findFreedom() else { return }
      settle(variable, minus: other, &probes)
    }
  }

  private mutating func settle(_ variable: Int, minus other: Int, _ probes: inout [Int]) {
    guard let offset = expandToSymbols(variable, minus: other), elimination.expansion.count > 0
    else { return }
    let probe = tableau.makeProbe(elimination.expansion, target: -offset)
    if tableau.canChange(probe) {
      tableau.settleProbe(probe)
      probes.append(probe)
    } else {
      tableau.remove(probe)
    }
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
