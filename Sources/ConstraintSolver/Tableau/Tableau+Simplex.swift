extension Tableau {
  /// The steps without progress after which Bland's rule takes over; until then larger pivots are preferred.
  private static let patience = 24

  /// Moves along edges of the solution space until the objective is as small as it can be.
  ///
  /// Ends on cycles too: Bland's rule (1977, doi:10.1287/moor.2.2.103) picks the lowest symbols when progress stops.
  func minimise(_ objective: Objective) -> Outcome {
    var idle = 0
    var stepsLeft = 1000 + 50 * count
    while stepsLeft > 0 {
      stepsLeft -= 1
      loadCosts(objective)
      let isStuck = idle > Tableau.patience
      let entering = chooseEntering(objective, lowest: isStuck)
      if entering.symbol < 0 { return .optimal }
      let exit = chooseExit(
        entering.symbol, upward: entering.upward, preferring: objective.symbol, lowest: isStuck)
      if exit.symbol < 0 { return .unbounded }
      idle = exit.step > 0 ? 0 : idle + 1
      take(exit, entering: entering.symbol, upward: entering.upward)
      if exit.symbol == objective.symbol && objective.slope != 0 { return .reached }
    }
    isExhausted = true
    return .exhausted
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
      guard directions != 0 else { continue }
      let up = directions & Directions.up != 0 ? cost(of: symbol, upward: true, objective) : 0
      let down = directions & Directions.down != 0 ? cost(of: symbol, upward: false, objective) : 0
      let cost = up < down ? up : down
      guard cost < 0 else { continue }
      let isBetter =
        best < 0 || (lowest ? symbol < best : cost < bestCost || (cost == bestCost && symbol < best))
      if isBetter {
        best = symbol
        bestCost = cost
        isUpward = up < down
      }
    }
    return (best, isUpward)
  }
}
