/// The basic symbol that stops a move first, and how far the entering symbol gets.
struct Exit {
  var symbol = -1
  var step = Double.infinity
  /// Whether the symbol moves up into its upper bound.
  var upward = true
  var pivotSize = 0.0
}

extension Tableau {
  /// Finds the basic symbol that stops the entering one; its symbol is -1 if none does.
  func chooseExit(_ entering: Int, upward: Bool, preferring: Int, lowest: Bool) -> Exit {
    tidyColumn(of: entering)
    return nextExit(entering, upward: upward, preferring: preferring, lowest: lowest)
  }

  /// Finds the basic symbol of a tidied column that stops the entering one.
  func nextExit(_ entering: Int, upward: Bool, preferring: Int, lowest: Bool) -> Exit {
    let symbols = symbols
    let column = symbols[entering].column
    var best = Exit()
    var index = 0
    while index < column.count {
      let basic = column.symbols[index]
      index &+= 1
      let isHeld = symbols[basic].upper < .infinity || symbols[basic].lower > -.infinity
      guard isHeld else { continue }
      let exit = exitStep(of: basic, upward: upward)
      guard exit.symbol >= 0 else { continue }
      if isEarlier(exit, than: best, preferring: preferring, lowest: lowest) { best = exit }
    }
    return best
  }

  private func exitStep(of basic: Int, upward: Bool) -> Exit {
    let state = symbols + basic
    let coefficient = coefficient(inRowOf: basic)
    guard coefficient.magnitude > Tolerance.pivot else { return Exit() }
    let rises = (coefficient > 0) == upward
    let bound = rises ? state.pointee.upper : state.pointee.lower
    guard bound.isFinite else { return Exit() }
    let distance = (bound - state.pointee.value).magnitude
    let isPast = rises ? state.pointee.value >= bound : state.pointee.value <= bound
    let step = isPast || distance <= state.pointee.slack ? 0 : distance / coefficient.magnitude
    return Exit(symbol: basic, step: step, upward: rises, pivotSize: coefficient.magnitude)
  }

  private func isEarlier(_ exit: Exit, than best: Exit, preferring: Int, lowest: Bool) -> Bool {
    guard best.symbol >= 0 else { return true }
    let nearness = Tolerance.cancellation * (best.step + exit.step)
    if (exit.step - best.step).magnitude > nearness { return exit.step < best.step }
    if exit.symbol == preferring || best.symbol == preferring { return exit.symbol == preferring }
    if lowest || exit.pivotSize == best.pivotSize { return exit.symbol < best.symbol }
    return exit.pivotSize > best.pivotSize
  }

  /// Moves the entering symbol by the step, and exchanges it with the chosen exit symbol.
  mutating func take(_ exit: Exit, entering: Int, upward: Bool) {
    if exit.step > 0 { move(entering, by: upward ? exit.step : -exit.step) }
    let bound = exit.upward ? symbols[exit.symbol].upper : symbols[exit.symbol].lower
    symbols[exit.symbol].value = bound
    pivot(entering: entering, leaving: exit.symbol)
    release(exit)
    hold(entering, upward: upward)
  }

  private func move(_ entering: Int, by change: Double) {
    let symbols = symbols
    let column = symbols[entering].column
    var index = 0
    while index < column.count {
      let basic = column.symbols[index]
      symbols[basic].value += coefficient(inRowOf: basic) * change
      index &+= 1
    }
    symbols[entering].value += change
  }

  /// Restricts a symbol that has become parametric: not beyond a bound, nor across a settled target.
  private func release(_ exit: Exit) {
    let state = symbols + exit.symbol
    let isFixed = state.pointee.lower == state.pointee.upper
    let back = exit.upward ? Directions.down : Directions.up
    let mayCross = state.pointee.kind == .optional && state.pointee.level == currentLevel
    switch state.pointee.kind {
    case _ where isFixed:
      state.pointee.directions = Directions.none
    case .optional where !mayCross, .probe, .external:
      state.pointee.directions = back
    default:
      state.pointee.directions = state.pointee.openDirections
    }
    let isProbe = state.pointee.kind == .probe
    state.pointee.levelDirections = isProbe ? Directions.both : state.pointee.directions
    state.pointee.side = 0
  }

  /// Sets the bounds of a symbol that has become basic by moving in a direction.
  private func hold(_ symbol: Int, upward: Bool) {
    let state = symbols + symbol
    state.pointee.lower = -.infinity
    state.pointee.upper = .infinity
    state.pointee.side = 0
    switch state.pointee.kind {
    case .requiredAtLeast: state.pointee.lower = state.pointee.target
    case .requiredAtMost: state.pointee.upper = state.pointee.target
    case .optional where state.pointee.level <= currentLevel, .probe:
      hold(symbol, onSide: upward ? 1 : -1)
    default: break
    }
  }

  /// Keeps a basic symbol on one side of its target.
  func hold(_ symbol: Int, onSide side: Int) {
    symbols[symbol].side = side
    symbols[symbol].lower = side > 0 ? symbols[symbol].target : -.infinity
    symbols[symbol].upper = side > 0 ? .infinity : symbols[symbol].target
  }

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
