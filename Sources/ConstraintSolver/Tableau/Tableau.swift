/// The simplex tableau over sparse rows: Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm" (2001, doi:10.1145/504704.504705), with bounded symbols and lexicographic levels.
///
/// 1. Every constraint has a symbol, the value of its linear terms; a row says what a basic symbol is in parametric ones.
///    Rows have no constants: constants are targets of symbols, so changing one changes no row.
/// 2. A parametric constraint symbol is at its target. A parametric external symbol may have any value.
/// 3. Required symbols always respect their bounds; a change that breaks one is repaired, or refused with its row as proof.
/// 4. The levels are minimised one after the other. What would make a settled level worse is barred afterwards:
///    directions of parametric symbols, and crossing the target for basic ones.
/// 5. Choices depend on costs and symbol numbers only.
final class Tableau {
  var symbols: UnsafeMutablePointer<Symbol>
  private(set) var count = 0
  private var capacity: Int
  private var vacant: [Int] = []

  /// The symbols of the optional constraints by level and, inside a level, by serial; valid while `isSorted`.
  var optionals: [Int] = []
  var isSorted = true
  /// The level whose symbols may cross their targets at a cost; those of levels above it may not.
  var currentLevel = -1
  var touched = SymbolList(capacity: 16)
  /// Whether bounds or barred directions of optional symbols are in force.
  var isRestricted = false
  /// Whether a target has changed since values were computed.
  var isStale = false
  /// Whether a simplex run was stopped by its limit of steps.
  var isExhausted = false
  /// Whether each step takes the steepest direction, which is slower and rounds less.
  var isCareful = false
  /// The symbol that was last found free to move.
  var lastFree = 0

  init(capacity: Int = 16) {
    self.capacity = capacity
    symbols = .allocate(capacity: capacity)
  }

  /// Creates a copy, for questions that must not disturb the original.
  init(copying other: Tableau) {
    capacity = max(other.count, 16)
    symbols = .allocate(capacity: capacity)
    count = other.count
    for index in 0..<count {
      var symbol = other.symbols[index]
      symbol.row = SparseRow(copying: symbol.row)
      symbol.column = SymbolList(copying: symbol.column)
      symbol.isTouched = false
      (symbols + index).initialize(to: symbol)
    }
    vacant = other.vacant
    optionals = other.optionals
    isSorted = other.isSorted
    currentLevel = other.currentLevel
    isRestricted = other.isRestricted
    isCareful = other.isCareful
  }

  deinit {
    for index in 0..<count {
      symbols[index].row.deallocate()
      symbols[index].column.deallocate()
    }
    symbols.deallocate()
    touched.deallocate()
  }

  /// Adds a symbol that is parametric, free and zero.
  func makeSymbol(_ kind: SymbolKind) -> Int {
    if let index = vacant.popLast() {
      let fresh = Symbol(row: symbols[index].row, column: symbols[index].column, kind: kind)
      symbols[index] = fresh
      symbols[index].row.count = 0
      symbols[index].column.count = 0
      return index
    }
    if count == capacity { grow() }
    let fresh = Symbol(
      row: SparseRow(capacity: 4), column: SymbolList(capacity: 4), kind: kind)
    (symbols + count).initialize(to: fresh)
    count += 1
    return count - 1
  }

  /// Forgets a symbol that no row mentions.
  func discard(_ symbol: Int) {
    symbols[symbol].kind = .unused
    symbols[symbol].directions = Directions.none
    symbols[symbol].isBasic = false
    symbols[symbol].row.count = 0
    symbols[symbol].column.count = 0
    vacant.append(symbol)
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Symbol>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: symbols, count: count)
    symbols.deallocate()
    symbols = larger
    capacity *= 2
  }
}
