extension Tableau {
  /// Lets a settled solution follow changed targets; returns false if it cannot.
  ///
  /// The directions that the levels have barred depend on rows, on the sides of targets and on bounds, not on the
  /// targets' values. While every basic symbol keeps its side and its bounds, and the symbols that left nothing free
  /// still touch theirs, the solution with the new targets is the best one, and the only one.
  mutating func follow() -> Bool {
    guard isSettled else { return false }
    refreshValues()
    isSettled = isWithinBounds && isTight
    return isSettled
  }

  private var isWithinBounds: Bool {
    let symbols = symbols
    var index = 0
    while index < count {
      if symbols[index].isBasic && symbols[index].isOutOfBounds { return false }
      index &+= 1
    }
    return true
  }

  private var isTight: Bool {
    var index = 0
    while index < tightRows.count {
      let state = symbols + tightRows[index]
      let bound = state.pointee.upper < .infinity ? state.pointee.upper : state.pointee.lower
      if (state.pointee.value - bound).magnitude > state.pointee.slack { return false }
      index &+= 1
    }
    return true
  }
}
