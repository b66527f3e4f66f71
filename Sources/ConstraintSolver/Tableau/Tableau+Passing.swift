extension Tableau {
  /// Lets the entering symbol move on past targets that are worth passing; returns what stops it then.
  ///
  /// At a target the objective has a kink. As long as it keeps falling beyond the kink, stopping there would only mean
  /// another step: Maros, "Computational Techniques of the Simplex Method" (2003), calls this the long-step rule.
  mutating func passTargets(
    from first: Exit, _ objective: Objective, entering: Int, upward: Bool
  ) -> Exit {
    var exit = first
    while exit.symbol >= 0 && isWorthPassing(exit, objective, entering: entering, upward: upward) {
      changeSide(of: exit.symbol)
      exit = nextExit(entering, upward: upward, preferring: objective.symbol, lowest: false)
    }
    return exit
  }

  private func isWorthPassing(
    _ exit: Exit, _ objective: Objective, entering: Int, upward: Bool
  ) -> Bool {
    let state = symbols + exit.symbol
    guard state.pointee.kind == .optional && state.pointee.level == objective.level else {
      return false
    }
    let bend = (state.pointee.slopeAbove + state.pointee.slopeBelow) * exit.pivotSize
    let cost = cost(of: entering, upward: upward, objective)
    // A gain that may be rounding is not worth a step.
    return cost + bend < -Tolerance.feasibility * (bend - cost)
  }

  /// Moves a basic symbol to the other side of its target, and updates the reduced costs.
  private mutating func changeSide(of basic: Int) {
    let symbols = symbols
    let isRising = symbols[basic].side < 0
    hold(basic, onSide: isRising ? 1 : -1)
    let bend = symbols[basic].slopeAbove + symbols[basic].slopeBelow
    addCosts(of: symbols[basic].row, times: isRising ? bend : -bend)
  }
}
