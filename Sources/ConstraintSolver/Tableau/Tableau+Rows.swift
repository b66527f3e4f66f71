extension Tableau {
  /// Adds a multiple of an external symbol to the row of a symbol that is being built.
  mutating func add(_ external: Int, times coefficient: Double, to basic: Int) {
    if symbols[external].isBasic {
      add(symbols[external].row, times: coefficient, to: basic)
      return
    }
    let place = symbols[basic].row.place(of: external)
    if place < 0 {
      (symbols + basic).pointee.row.append(external, coefficient, in: &pool)
      appendToColumn(of: external, basic)
    } else {
      let old = symbols[basic].row.coefficients[place]
      let sum = old + coefficient
      if sum.magnitude <= Tolerance.cancellation * (old.magnitude + coefficient.magnitude) {
        symbols[basic].row.remove(at: place)
      } else {
        symbols[basic].row.coefficients[place] = sum
      }
    }
  }

  /// Records that a row contains a parametric symbol.
  mutating func appendToColumn(of parametric: Int, _ basic: Int) {
    let state = symbols + parametric
    if state.pointee.column.isFull { makeRoomInColumn(of: parametric) }
    state.pointee.column.append(basic, in: &pool)
  }

  /// Drops stale entries before the list may grow; it grows unless that frees half of it, as otherwise drops would be
  /// frequent and free little.
  private mutating func makeRoomInColumn(of parametric: Int) {
    let state = symbols + parametric
    tidyColumn(of: parametric, notesEntries: false)
    if 2 &* state.pointee.column.count > state.pointee.column.capacity {
      state.pointee.column.grow(in: &pool)
    }
  }

  /// Drops from a parametric symbol's column the rows that no longer contain it, and duplicates.
  ///
  /// Records in `entry` its index in each row, so that the next walk along the column need not search; except if the
  /// symbol's column only grows during a walk along another.
  func tidyColumn(of parametric: Int, notesEntries: Bool = true) {
    let symbols = symbols
    let column = symbols[parametric].column.symbols
    let count = symbols[parametric].column.count
    var kept = 0
    var index = 0
    while index < count {
      let basic = column[index]
      index &+= 1
      let state = symbols + basic
      guard state.pointee.isBasic && state.pointee.place == 0 else { continue }
      let entry = state.pointee.row.place(of: parametric)
      guard entry >= 0 else { continue }
      state.pointee.place = 1
      if notesEntries { state.pointee.entry = entry }
      column[kept] = basic
      kept &+= 1
    }
    symbols[parametric].column.count = kept
    index = 0
    while index < kept {
      symbols[column[index]].place = 0
      index &+= 1
    }
  }

  /// Returns the coefficient, in the row of a basic symbol, of the symbol whose column was tidied last.
  func coefficient(inRowOf basic: Int) -> Double {
    symbols[basic].row.coefficients[symbols[basic].entry]
  }
}
