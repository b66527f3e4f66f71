extension Tableau {
  /// Up to this product of lengths, searching for each entry is cheaper than indexing all entries.
  private static let searched = 32

  /// Adds a multiple of a row to the row of a basic symbol.
  mutating func add(_ addend: SparseRow, times factor: Double, to basic: Int) {
    if addend.count &* symbols[basic].row.count <= Tableau.searched {
      addSearching(addend, times: factor, to: basic)
    } else {
      addNoting(addend, times: factor, to: basic)
    }
  }

  private mutating func addSearching(_ addend: SparseRow, times factor: Double, to basic: Int) {
    let state = symbols + basic
    var index = 0
    while index < addend.count {
      let symbol = addend.symbols[index]
      let part = factor * addend.coefficients[index]
      let place = state.pointee.row.place(of: symbol)
      if place < 0 {
        state.pointee.row.append(symbol, part, in: &pool)
        appendToColumn(of: symbol, basic)
      } else {
        let sum = Tableau.sum(state.pointee.row.coefficients[place], part)
        if sum == 0 {
          state.pointee.row.remove(at: place)
        } else {
          state.pointee.row.coefficients[place] = sum
        }
      }
      index &+= 1
    }
  }

  private mutating func addNoting(_ addend: SparseRow, times factor: Double, to basic: Int) {
    let state = symbols + basic
    notePlaces(of: state.pointee.row)
    let hasCancelled = merge(addend, times: factor, into: basic)
    if hasCancelled { removeZeros(of: basic) }
    let row = state.pointee.row
    var index = row.count &- 1
    while index >= 0 {
      symbols[row.symbols[index]].place = 0
      index &-= 1
    }
  }

  private func notePlaces(of row: SparseRow) {
    let symbols = symbols
    var index = row.count &- 1
    while index >= 0 {
      symbols[row.symbols[index]].place = index &+ 1
      index &-= 1
    }
  }

  /// Returns whether an entry has become zero.
  private mutating func merge(_ addend: SparseRow, times factor: Double, into basic: Int) -> Bool {
    let symbols = symbols
    var hasCancelled = false
    var index = 0
    while index < addend.count {
      let symbol = addend.symbols[index]
      let part = factor * addend.coefficients[index]
      let place = symbols[symbol].place &- 1
      if place < 0 {
        (symbols + basic).pointee.row.append(symbol, part, in: &pool)
        appendToColumn(of: symbol, basic)
      } else {
        let sum = Tableau.sum(symbols[basic].row.coefficients[place], part)
        symbols[basic].row.coefficients[place] = sum
        if sum == 0 { hasCancelled = true }
      }
      index &+= 1
    }
    return hasCancelled
  }

  /// Returns the sum of two coefficients, or 0 if it is zero except for rounding.
  private static func sum(_ first: Double, _ second: Double) -> Double {
    let sum = first + second
    let parts = first.magnitude + second.magnitude
    return sum.magnitude <= Tolerance.cancellation * parts ? 0 : sum
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
}
