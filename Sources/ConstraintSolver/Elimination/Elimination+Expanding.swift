extension Elimination {
  /// Replaces defined variables in a row by roots, in `expansion`, and returns the row's constant parts.
  mutating func expand(_ row: SparseRow) -> Double {
    collect(row)
    var constant = 0.0
    expansion.count = 0
    var index = reached.count &- 1
    while index >= 0 {
      let state = variables + reached[index]
      let sum = state.pointee.sum
      if sum.magnitude > Tolerance.cancellation * state.pointee.magnitude {
        if state.pointee.definition < 0 {
          expansion.append(reached[index], sum, in: &pool)
        } else {
          constant += sum * state.pointee.constant
          pass(sum, to: state)
        }
      }
      index &-= 1
    }
    return constant
  }

  private func pass(_ sum: Double, to state: UnsafeMutablePointer<VariableState>) {
    let first = state.pointee.definition
    let end = first &+ state.pointee.operandCount
    var place = first
    while place < end {
      let operand = variables + operands.symbols[place]
      let part = sum * operands.coefficients[place]
      operand.pointee.sum += part
      operand.pointee.magnitude += part.magnitude
      place &+= 1
    }
  }

  /// Lists in `reached` the variables a row depends on, each after the operands of its definition, with the row's sums.
  private mutating func collect(_ row: SparseRow) {
    beginWalk()
    var index = 0
    while index < row.count {
      walk(from: row.symbols[index])
      index &+= 1
    }
    index = 0
    while index < row.count {
      let state = variables + row.symbols[index]
      state.pointee.sum += row.coefficients[index]
      state.pointee.magnitude += row.coefficients[index].magnitude
      index &+= 1
    }
  }

  mutating func beginWalk() {
    stamp &+= 1
    reached.count = 0
  }

  /// Appends unreached variables to `reached`, operands first; iterative, as chains can exceed the call stack.
  mutating func walk(from start: Int) {
    guard variables[start].stamp != stamp else { return }
    stack.count = 0
    enter(start)
    while stack.count > 0 {
      let current = stack.symbols[stack.count &- 1]
      let state = variables + current
      if state.pointee.cursor > 0 {
        state.pointee.cursor &-= 1
        let operand = operands.symbols[state.pointee.definition &+ state.pointee.cursor]
        if variables[operand].stamp != stamp { enter(operand) }
      } else {
        reached.append(current, in: &pool)
        stack.count &-= 1
      }
    }
  }

  private mutating func enter(_ variable: Int) {
    let state = variables + variable
    state.pointee.stamp = stamp
    state.pointee.sum = 0
    state.pointee.magnitude = 0
    state.pointee.cursor = state.pointee.definition < 0 ? 0 : state.pointee.operandCount
    stack.append(variable, in: &pool)
  }
}
