// Variables for the lengths that optional constraints are about.
extension SolverState {
  /// Lets optional constraints between two variables define one of them, by the other and a new variable for their difference.
  ///
  /// The ends of a chain of labels depend on all heights before them. As externals they would be rows of all these
  /// heights, which each step of the simplex changes; as definitions they cost nothing until values are read, and the
  /// rows of the constraints have one entry. Shorter chains are faster without.
  mutating func measureLengths() {
    guard waiting.count >= worthwhileLengths else { return }
    elimination.sort()
    for index in 0..<waiting.count {
      let record = records[waiting[index]]
      guard record.pointee.isLive && record.pointee.isWaiting && !record.pointee.isRequired,
        record.pointee.row.count == 2
      else { continue }
      measureLength(of: record.pointee.row)
    }
  }

  private mutating func measureLength(of row: SparseRow) {
    let ranks = (0..<2).map { elimination.variables[row.symbols[$0]].rank }
    // Definitions go from higher ranks to lower ones, so none can depend on itself.
    let end = row.symbols[ranks[0] > ranks[1] ? 0 : 1]
    let state = elimination.variables + end
    guard state.pointee.definition < 0 && state.pointee.symbol < 0 && !state.pointee.isInRow
    else { return }
    let length = elimination.makeLength()
    var sum = SparseRow(copying: row, in: &pool)
    sum.append(length, -1, in: &pool)
    elimination.define(end, by: sum, constant: 0)
    elimination.variables[end].length = length
    sum.giveBack(to: &pool)
  }

  /// Expands a row into roots, in `elimination.expansion`, and returns its constant part.
  mutating func expand(_ row: SparseRow) -> Double {
    guard let (length, coefficient) = length(of: row) else { return elimination.expand(row) }
    elimination.expansion.count = 0
    elimination.expansion.append(length, coefficient, in: &elimination.pool)
    return 0
  }

  /// Returns the variable that a row is a multiple of, if it is the row of a length.
  private func length(of row: SparseRow) -> (variable: Int, coefficient: Double)? {
    guard row.count == 2 else { return nil }
    for place in 0..<2 {
      let state = elimination.variables[row.symbols[place]]
      guard state.length >= 0 else { continue }
      let (other, coefficient) = (row.symbols[1 - place], row.coefficients[place])
      let operands = (state.definition..<state.definition + 2).map {
        (elimination.operands.symbols[$0], elimination.operands.coefficients[$0])
      }
      guard let share = operands.first(where: { $0.0 == other })?.1,
        let part = operands.first(where: { $0.0 == state.length })?.1,
        row.coefficients[1 - place] + coefficient * share == 0
      else { continue }
      return (state.length, coefficient * part)
    }
    return nil
  }
}
