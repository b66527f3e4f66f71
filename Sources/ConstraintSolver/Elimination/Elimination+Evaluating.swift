extension Elimination {
  /// Copies the values of roots from a tableau and computes those of defined variables.
  mutating func readValues(from tableau: borrowing Tableau) {
    var variable = 0
    while variable < count {
      let state = variables + variable
      if state.pointee.definition < 0 {
        let symbol = state.pointee.symbol
        // Adding zero turns negative zero into positive zero.
        state.pointee.value = symbol < 0 ? 0 : tableau.symbols[symbol].value + 0
      }
      variable &+= 1
    }
    evaluate()
  }

  /// Computes the values of defined variables from the values of roots.
  mutating func evaluate() {
    if !isOrdered { sort() }
    var index = 0
    while index < order.count {
      let state = variables + order.symbols[index]
      var sum = state.pointee.constant
      var place = state.pointee.definition
      let end = place &+ state.pointee.operandCount
      while place < end {
        sum += operands.coefficients[place] * variables[operands.symbols[place]].value
        place &+= 1
      }
      state.pointee.value = sum
      index &+= 1
    }
  }

  /// Computes in `offset` what each variable would be if all roots were 0.
  mutating func evaluateConstants() {
    if !isOrdered { sort() }
    for index in 0..<count where variables[index].definition < 0 { variables[index].offset = 0 }
    for index in 0..<order.count {
      let state = variables + order.symbols[index]
      var sum = state.pointee.constant
      var place = state.pointee.definition
      let end = place &+ state.pointee.operandCount
      while place < end {
        sum += operands.coefficients[place] * variables[operands.symbols[place]].offset
        place &+= 1
      }
      state.pointee.offset = sum
    }
  }

  /// Marks the variables that are determined because those that define them are, given which symbols are.
  ///
  /// Each variable of a chain would have to be followed to its end otherwise.
  mutating func markDetermined(by isFixed: [Bool]) {
    if !isOrdered { sort() }
    for index in 0..<count where variables[index].definition < 0 {
      let symbol = variables[index].symbol
      variables[index].isDetermined = symbol >= 0 && isFixed[symbol]
    }
    for index in 0..<order.count {
      let state = variables + order.symbols[index]
      let first = state.pointee.definition
      state.pointee.isDetermined = (first..<first + state.pointee.operandCount).allSatisfy {
        variables[operands.symbols[$0]].isDetermined
      }
    }
  }

  /// Orders and ranks the variables, each after those it is defined by.
  mutating func sort() {
    beginWalk()
    for index in 0..<count { walk(from: index) }
    order.count = 0
    for index in 0..<reached.count {
      variables[reached[index]].rank = index
      if variables[reached[index]].definition >= 0 { order.append(reached[index], in: &pool) }
    }
    isOrdered = true
  }
}
