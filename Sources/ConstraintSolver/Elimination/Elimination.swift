/// The variables that required equalities have eliminated: each is defined by others, down to roots.
///
/// 1. Most equations of a layout are `x = y + c` for an `x` that nothing depends on yet: such an `x` is defined by its
///    equation directly, and no simplex row is needed.
/// 2. Definitions are not substituted into each other, so a chain of a thousand views takes a thousand short
///    definitions.
/// 3. Only a root that no row of the tableau mentions may be defined, so that rows never need to be rewritten.
struct Elimination: ~Copyable {
  private(set) var variables: UnsafeMutablePointer<VariableState>
  private(set) var count = 0
  private var capacity: Int
  /// The memory of rows and lists.
  var pool: Pool
  /// The operands of all definitions, contiguous for each definition.
  private(set) var operands: SparseRow
  /// The defined variables, each after the variables its definition uses; valid while `isOrdered`.
  var order: SymbolList
  var isOrdered = true
  /// Whether some definition has others substituted into it, and so depends on more than its own equation.
  var hasExpanded = false
  /// The variables of lengths; those from `lengthCount` on are not used.
  private var lengths: SymbolList
  private var lengthCount = 0
  /// The row that was expanded last, in terms of roots.
  var expansion: SparseRow
  /// Scratch for walks along definitions: the walk's number, the variables it has yet to leave, and those it has left.
  var stamp = 0
  var stack: SymbolList
  var reached: SymbolList

  init() {
    capacity = 32
    variables = .allocate(capacity: capacity)
    pool = Pool(words: 256)
    operands = SparseRow(capacity: 32, in: &pool)
    order = SymbolList(capacity: 16, in: &pool)
    expansion = SparseRow(capacity: 16, in: &pool)
    lengths = SymbolList(capacity: 4, in: &pool)
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

  /// Makes every variable a root that no row contains.
  mutating func reset() {
    for index in 0..<count {
      variables[index].definition = -1
      variables[index].length = -1
      variables[index].dependents = 0
      variables[index].symbol = -1
      variables[index].isInRow = false
    }
    operands.count = 0
    lengthCount = 0
    order.count = 0
    isOrdered = true
    hasExpanded = false
  }

  /// Returns a root that no constraint uses; `reset` takes all of them back.
  mutating func makeLength() -> Int {
    if lengthCount == lengths.count {
      lengths.append(count, in: &pool)
      append()
      variables[count - 1].isLive = false
    }
    lengthCount += 1
    let length = lengths[lengthCount - 1]
    variables[length].rank = -1
    return length
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
}
