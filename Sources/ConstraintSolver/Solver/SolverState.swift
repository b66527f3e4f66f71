/// A solver's state: the constraints, the definitions and the tableau built from them, and what is out of date.
struct SolverState: ~Copyable {
  var elimination = Elimination()
  var tableau = Tableau()
  var records = RecordTable()
  var vacantVariables: [Int] = []
  /// The extents in the order in which they were made.
  var extents: [ExtentRecord] = []
  /// The slots of optional constraints that may have no symbol yet.
  var waiting: SymbolList
  /// The number of equalities that follow from others.
  var impliedCount = 0
  /// The number of required equalities with a symbol that elimination would make unnecessary.
  var equalitySymbolCount = 0
  var needsRebuild = false
  var needsLevels = false
  var isSolved = true
  var lastAccuracy = Accuracy(largestError: 0, isOptimal: true)
  /// A tableau for queries about the best solutions; its symbols move among them.
  var inquiry: Inquiry?
  var priorityLevels = PriorityLevels()
  var pool = Pool(words: 64)

  /// The number of new optional constraints from which lengths get variables of their own.
  let worthwhileLengths: Int

  init(worthwhileLengths: Int) {
    self.worthwhileLengths = worthwhileLengths
    waiting = SymbolList(capacity: 16, in: &pool)
  }

  mutating func makeVariable() -> Variable {
    if let index = vacantVariables.popLast() {
      elimination.variables[index].isLive = true
      return Variable(index: index)
    }
    elimination.append()
    return Variable(index: elimination.count - 1)
  }

  mutating func removeVariable(_ variable: Variable) {
    let state = elimination.variables + checked(variable)
    precondition(
      state.pointee.uses == 0, "Remove the constraints that use a variable before the variable.")
    if state.pointee.symbol >= 0 || state.pointee.length >= 0 { needsRebuild = true }
    state.pointee.isLive = false
    state.pointee.value = 0
    removeExtents(of: variable.index)
    vacantVariables.append(variable.index)
    touch()
  }

  /// Marks the solution as out of date, after a change of the constraints themselves.
  mutating func touch() {
    tableau.isSettled = false
    touchConstants()
  }

  /// Marks the solution as out of date, after a change of constants only.
  mutating func touchConstants() {
    isSolved = false
    inquiry = nil
  }

  func checked(_ variable: Variable) -> Int {
    precondition(
      variable.index < elimination.count && elimination.variables[variable.index].isLive,
      "The variable was removed, or created by another solver.")
    return variable.index
  }
}

extension SolverState {
  mutating func value(of variable: Variable) -> Double {
    let index = checked(variable)
    if !isSolved { solve() }
    return elimination.variables[index].value
  }

  mutating func residual(of handle: ConstraintHandle) -> Double {
    let record = records.record(handle)
    solve()
    let (error, magnitude) = error(of: record)
    return error <= Accuracy.tolerance * magnitude ? 0 : error
  }

  mutating func accuracy() -> Accuracy {
    solve()
    return lastAccuracy
  }

  /// Returns how far the solution is on the wrong side of a constraint, and the size of its terms.
  func error(of record: UnsafeMutablePointer<ConstraintRecord>) -> (
    error: Double, magnitude: Double
  ) {
    let row = record.pointee.row
    var sum = record.pointee.constant
    var magnitude = record.pointee.constant.magnitude
    var index = 0
    while index < row.count {
      let part = row.coefficients[index] * elimination.variables[row.symbols[index]].value
      sum += part
      magnitude += part.magnitude
      index &+= 1
    }
    let error =
      switch record.pointee.relation {
      case .equal: sum.magnitude
      case .lessThanOrEqual: sum > 0 ? sum : 0
      case .greaterThanOrEqual: sum < 0 ? -sum : 0
      }
    // NaN would compare as if all were well, but it is an error.
    return (sum.isFinite ? error : .infinity, magnitude + record.pointee.largest)
  }

  func measureAccuracy(isOptimal: Bool) -> Accuracy {
    var largest = 0.0
    var slot = records.first
    while slot >= 0 {
      let record = records[slot]
      slot = record.pointee.next
      guard record.pointee.isRequired else { continue }
      let (error, magnitude) = error(of: record)
      if error > largest * magnitude { largest = error / magnitude }
    }
    return Accuracy(largestError: largest, isOptimal: isOptimal)
  }
}
