/// The variables that required equalities have eliminated: each is defined by others, down to roots.
///
/// 1. Most equations of a layout are `x = y + c` for an `x` that nothing depends on yet: such an `x` is defined by its
///    equation as it stands, and no simplex row is needed.
/// 2. Definitions are not inserted into each other, so a chain of a thousand views takes a thousand short definitions.
/// 3. Only a root that no row of the tableau mentions may be defined, so that rows never need to be rewritten.
struct Elimination: ~Copyable {
  private(set) var variables: UnsafeMutablePointer<VariableState>
  private(set) var count = 0
  private var capacity: Int
  /// The memory of rows and lists.
  private var pool: Pool
  /// The operands of all definitions, each in one piece.
  private(set) var operands: SparseRow
  /// The defined variables, each after those its definition uses; valid while `isOrdered`.
  private var order: SymbolList
  private var isOrdered = true
  /// Whether some definition has others inserted into it, so that it rests on more than its own equation.
  var hasExpanded = false
  /// What the row that was expanded last is in roots.
  private(set) var expansion: SparseRow
  private var stamp = 0
  private var stack: SymbolList
  private var reached: SymbolList

  init() {
    capacity = 32
    variables = .allocate(capacity: capacity)
    pool = Pool(words: 256)
    operands = SparseRow(capacity: 32, in: &pool)
    order = SymbolList(capacity: 16, in: &pool)
    expansion = SparseRow(capacity: 16, in: &pool)
    stack = SymbolList(capacity: 16, in: &pool)
    reached = SymbolList(capacity: 16, in: &pool)
  }

  deinit {
    variables.deallocate()
  }

  /// Makes room for one more variable.
  mutating func append() {
    if count == capacity {
      let larger = UnsafeMutablePointer<VariableState>.allocate(capacity: capacity * 2)
      larger.moveInitialize(from: variables, count: count)
      variables.deallocate()
      variables = larger
      capacity *= 2
    }
    (variables + count).initialize(to: VariableState())
    count += 1
  }

  /// Makes every variable a root that is in no row.
  mutating func reset() {
    for index in 0..<count {
      variables[index].definition = -1
      variables[index].dependents = 0
      variables[index].symbol = -1
      variables[index].isInRow = false
    }
    operands.count = 0
    order.count = 0
    isOrdered = true
    hasExpanded = false
  }

  /// Defines a root as a sum of the entries of a row, leaving out its own, plus a constant.
  mutating func define(_ root: Int, by row: SparseRow, constant: Double) {
    let place = row.place(of: root)
    let factor = -1 / row.coefficients[place]
    let state = variables + root
    state.pointee.definition = operands.count
    state.pointee.constant = factor * constant
    state.pointee.factor = factor
    var index = 0
    while index < row.count {
      if index != place {
        operands.append(row.symbols[index], factor * row.coefficients[index], in: &pool)
        variables[row.symbols[index]].dependents &+= 1
      }
      index &+= 1
    }
    state.pointee.operandCount = row.count - 1
    if state.pointee.dependents > 0 { isOrdered = false }
    if isOrdered { order.append(root, in: &pool) }
  }

  /// Replaces defined variables in a row by roots, in `expansion`; the row's constant parts are returned.
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

  /// Lists in `reached` what a row rests on, each variable after the operands of its definition, with the row's sums.
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

  private mutating func beginWalk() {
    stamp &+= 1
    reached.count = 0
  }

  /// Appends to `reached` what has not been reached, operands first; a loop, since chains are longer than a call stack.
  private mutating func walk(from start: Int) {
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

  /// Replaces one variable by roots, in `expansion`; its constant part is returned.
  mutating func expand(_ variable: Int) -> Double {
    var single = SparseRow(capacity: 1, in: &pool)
    single.append(variable, 1, in: &pool)
    defer { single.giveBack(to: &pool) }
    return expand(single)
  }

  /// Copies the values of roots from a tableau and computes those of defined variables.
  mutating func readValues(from tableau: borrowing Tableau) {
    var variable = 0
    while variable < count {
      let state = variables + variable
      if state.pointee.definition < 0 {
        let symbol = state.pointee.symbol
        // Adding zero turns the negative zero into the positive one.
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

  private mutating func sort() {
    beginWalk()
    for index in 0..<count { walk(from: index) }
    order.count = 0
    for index in 0..<reached.count where variables[reached[index]].definition >= 0 {
      order.append(reached[index], in: &pool)
    }
    isOrdered = true
  }
}
