extension Tableau {
  /// Adds a multiple of an external symbol to the row of a symbol that is being built.
  mutating func add(_ external: Int, times coefficient: Double, to basic: Int) {
    if symbols[external].isBasic {
      add(symbols[external].row, times: coefficient, to: basic)
      return
    }
    let place = symbols[basic].row.place(of: external)
    if place < 0 {
      symbols[basic].row.append(external, coefficient, in: &pool)
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

  /// Adds a multiple of a row to the row of a basic symbol.
  mutating func add(_ addend: SparseRow, times factor: Double, to basic: Int) {
    let symbols = symbols
    let oldSymbols = symbols[basic].row.symbols
    var index = symbols[basic].row.count &- 1
    while index >= 0 {
      symbols[oldSymbols[index]].place = index &+ 1
      index &-= 1
    }
    let hasCancelled = merge(addend, times: factor, into: basic)
    if hasCancelled { removeZeros(of: basic) }
    let newSymbols = symbols[basic].row.symbols
    index = symbols[basic].row.count &- 1
    while index >= 0 {
      symbols[newSymbols[index]].place = 0
      index &-= 1
    }
  }

  /// Returns whether an entry has become zero.
  private mutating func merge(_ addend: SparseRow, times factor: Double, into basic: Int) -> Bool {
    let symbols = symbols
    let addendSymbols = addend.symbols
    let addendCoefficients = addend.coefficients
    var hasCancelled = false
    var index = 0
    while index < addend.count {
      let symbol = addendSymbols[index]
      let part = factor * addendCoefficients[index]
      let place = symbols[symbol].place &- 1
      if place < 0 {
        symbols[basic].row.append(symbol, part, in: &pool)
        appendToColumn(of: symbol, basic)
      } else {
        let old = symbols[basic].row.coefficients[place]
        let sum = old + part
        if sum.magnitude <= Tolerance.cancellation * (old.magnitude + part.magnitude) {
          symbols[basic].row.coefficients[place] = 0
          hasCancelled = true
        } else {
          symbols[basic].row.coefficients[place] = sum
        }
      }
      index &+= 1
    }
    return hasCancelled
  }

  /// Notes that a row holds a parametric symbol; before the list grows it loses what is out of date.
  mutating func appendToColumn(of parametric: Int, _ basic: Int) {
    let column = symbols + parametric
    if column.pointee.column.count == column.pointee.column.capacity { tidyColumn(of: parametric) }
    column.pointee.column.append(basic, in: &pool)
  }

  private func removeZeros(of basic: Int) {
    let symbols = symbols
    var index = symbols[basic].row.count &- 1
    while index >= 0 {
      if symbols[basic].row.coefficients[index] == 0 {
        symbols[symbols[basic].row.symbols[index]].place = 0
        symbols[basic].row.remove(at: index)
      }
      index &-= 1
    }
  }

  /// Drops from a parametric symbol's column the names of rows that no longer hold it, and repeated ones.
  func tidyColumn(of parametric: Int) {
    let symbols = symbols
    let column = symbols[parametric].column.symbols
    let count = symbols[parametric].column.count
    var kept = 0
    var index = 0
    while index < count {
      let basic = column[index]
      if symbols[basic].isBasic && symbols[basic].place == 0
        && symbols[basic].row.place(of: parametric) >= 0
      {
        symbols[basic].place = 1
        column[kept] = basic
        kept &+= 1
      }
      index &+= 1
    }
    symbols[parametric].column.count = kept
    index = 0
    while index < kept {
      symbols[column[index]].place = 0
      index &+= 1
    }
  }

  /// Returns the parametric symbol's coefficient in the row of a basic symbol, or 0.
  func coefficient(of parametric: Int, in basic: Int) -> Double {
    let place = symbols[basic].row.place(of: parametric)
    return place < 0 ? 0 : symbols[basic].row.coefficients[place]
  }
}
