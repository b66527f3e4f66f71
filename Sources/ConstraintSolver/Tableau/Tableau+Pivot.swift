extension Tableau {
  /// Exchanges a parametric symbol, whose column has just been tidied, and a basic one of that column; no value changes.
  mutating func pivot(entering: Int, leaving: Int) {
    isSettled = false
    solveRow(of: leaving, for: entering)
    substitute(entering, leaving: leaving)
  }

  /// Turns the row of `leaving` into the row of `entering`.
  private func solveRow(of leaving: Int, for entering: Int) {
    let symbols = symbols
    let row = symbols[leaving].row
    let place = symbols[leaving].entry
    let inverse = 1 / row.coefficients[place]
    var index = 0
    while index < row.count {
      row.coefficients[index] *= -inverse
      index &+= 1
    }
    row.symbols[place] = leaving
    row.coefficients[place] = inverse
    symbols[leaving].row = symbols[entering].row
    symbols[leaving].row.count = 0
    symbols[entering].row = row
    symbols[leaving].isBasic = false
    symbols[entering].isBasic = true
  }

  /// Replaces `entering` in all other rows.
  private mutating func substitute(_ entering: Int, leaving: Int) {
    let symbols = symbols
    let column = symbols[entering].column
    // The emptied list of the leaving symbol is reused for the entering one, and vice versa.
    symbols[entering].column = symbols[leaving].column
    symbols[entering].column.count = 0
    symbols[leaving].column = column
    let row = symbols[entering].row
    var index = 0
    while index < row.count {
      if row.symbols[index] != leaving { appendToColumn(of: row.symbols[index], entering) }
      index &+= 1
    }
    symbols[leaving].column.count = 0
    var rowIndex = 0
    while rowIndex < column.count {
      let basic = column.symbols[rowIndex]
      if basic != leaving {
        let factor = coefficient(inRowOf: basic)
        symbols[basic].row.remove(at: symbols[basic].entry)
        // Writes behind the read position: each row is listed once, and is appended at most once.
        add(row, times: factor, to: basic)
      }
      rowIndex &+= 1
    }
    (symbols + leaving).pointee.column.append(entering, in: &pool)
  }

  /// Makes a parametric constraint symbol basic, in exchange for an external one; no value changes.
  mutating func makeBasic(_ symbol: Int) {
    tidyColumn(of: symbol)
    var best = -1
    var size = 0.0
    for index in 0..<symbols[symbol].column.count {
      let basic = symbols[symbol].column[index]
      guard symbols[basic].kind == .external else { continue }
      let candidate = coefficient(inRowOf: basic).magnitude
      if candidate > size || (candidate == size && basic < best) {
        best = basic
        size = candidate
      }
    }
    // A constraint's symbol depends only on externals, so while it is parametric one of them depends on it.
    guard best >= 0 else { return }
    pivot(entering: symbol, leaving: best)
    symbols[best].directions = Directions.both
    symbols[best].levelDirections = Directions.both
  }

  /// Removes a constraint's or probe's symbol with its row; the values of all others stay.
  ///
  /// After removing an optional one, the levels must be set again.
  mutating func remove(_ symbol: Int) {
    if !symbols[symbol].isBasic { makeBasic(symbol) }
    discard(symbol)
  }
}
