extension Tableau {
  /// The steps without progress after which Bland's rule takes over.
  private static let patience = 24

  /// Moves along edges of the solution space until the objective is as small as it can be.
  ///
  /// Terminates despite cycles: Bland's rule (1977, doi:10.1287/moor.2.2.103) picks the lowest symbols when progress
  /// stops.
  mutating func minimise(_ objective: Objective) -> Outcome {
    var idle = 0
    var stepsLeft = 1000 + 50 * count
    var cursor = 0
    loadCosts(objective)
    var isFresh = true
    while stepsLeft > 0 {
      let isStuck = idle > Tableau.patience
      let entering =
        isStuck || isCareful
        ? chooseEntering(objective, lowest: isStuck) : nextEntering(objective, from: &cursor)
      if entering.symbol < 0 {
        if isFresh { return .optimal }
        // Updated costs have accumulated rounding; only freshly summed costs may end the run.
        loadCosts(objective)
        isFresh = true
        continue
      }
      stepsLeft -= 1
      var exit = chooseExit(
        entering.symbol, upward: entering.upward, preferring: objective.symbol, lowest: isStuck)
      if !isStuck && objective.level >= 0 {
        exit = passTargets(
          from: exit, objective, entering: entering.symbol, upward: entering.upward)
      }
      if exit.symbol < 0 { return .unbounded }
      idle = exit.step > 0 ? 0 : idle + 1
      let exitSlope = slope(of: exit.symbol, in: objective)
      take(exit, entering: entering.symbol, upward: entering.upward)
      if exit.symbol == objective.symbol && objective.slope != 0 { return .reached }
      updateCosts(objective, entered: entering.symbol, left: exit.symbol, exitSlope)
      isFresh = false
    }
    isExhausted = true
    return .exhausted
  }

  /// Picks the next improving direction in turn, so that not every step looks at all symbols.
  private func nextEntering(
    _ objective: Objective, from cursor: inout Int
  ) -> (symbol: Int, upward: Bool) {
    var looked = 0
    while looked < touched.count {
      if cursor >= touched.count { cursor = 0 }
      let symbol = touched.symbols[cursor]
      cursor &+= 1
      looked &+= 1
      let directions = symbols[symbol].directions
      guard directions != 0 && !symbols[symbol].isBasic else { continue }
      if directions & Directions.up != 0, cost(of: symbol, upward: true, objective) < 0 {
        return (symbol, true)
      }
      if directions & Directions.down != 0, cost(of: symbol, upward: false, objective) < 0 {
        return (symbol, false)
      }
    }
    return (-1, false)
  }

  /// Picks the steepest improving direction, or the lowest improving symbol; -1 if nothing improves.
  func chooseEntering(
    _ objective: Objective, lowest: Bool
  ) -> (symbol: Int, upward: Bool) {
    let symbols = symbols
    var best = -1
    var bestCost = 0.0
    var isUpward = true
    var index = 0
    while index < touched.count {
      let symbol = touched.symbols[index]
      let directions = symbols[symbol].directions
      index &+= 1
      guard directions != 0 && !symbols[symbol].isBasic else { continue }
      let up = directions & Directions.up != 0 ? cost(of: symbol, upward: true, objective) : 0
      let down = directions & Directions.down != 0 ? cost(of: symbol, upward: false, objective) : 0
      let cost = up < down ? up : down
      guard cost < 0 else { continue }
      let isBetter =
        best < 0
        || (lowest ? symbol < best : cost < bestCost || (cost == bestCost && symbol < best))
      if isBetter {
        best = symbol
        bestCost = cost
        isUpward = up < down
      }
    }
    return (best, isUpward)
  }
}
