/// The simplex tableau over sparse rows: Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm" (2001, doi:10.1145/504704.504705), with bounded symbols and lexicographic levels.
///
/// 1. Every constraint has a symbol, the value of its linear terms; a row expresses a basic symbol in parametric ones.
///    Rows have no constants: constants are targets of symbols, so changing one changes no row.
/// 2. A parametric constraint symbol is at its target. A parametric external symbol may have any value.
/// 3. Required symbols always respect their bounds; a change that breaks one is repaired, or rejected with its row as
///    proof.
/// 4. The levels are minimised one after the other. What would make a settled level worse is barred afterwards:
///    directions of parametric symbols, and crossing the target for basic ones.
/// 5. Choices depend on costs and symbol numbers only.
///
/// A noncopyable value: exclusive access is checked at compile time, not at run time.
struct Tableau: ~Copyable {
  private(set) var symbols: UnsafeMutablePointer<Symbol>
  private(set) var count = 0
  private var capacity: Int
  /// The memory of rows, columns and lists.
  var pool: Pool
  private var vacant: SymbolList

  /// The symbols of the optional constraints by level and, inside a level, by serial.
  var optionals: SymbolList
  /// Where in `optionals` each level starts, and the end of the last one.
  var levelStarts: SymbolList
  /// The level whose symbols may cross their targets at a cost; those of levels above it may not.
  var currentLevel = -1
  /// Scratch: the symbols whose reduced costs are known.
  var touched: SymbolList
  /// Scratch: the symbols still to be repaired.
  var violated: SymbolList
  /// Whether bounds or barred directions of optional symbols are in force.
  var isRestricted = false
  /// Whether the levels and active bounds have left nothing free: the solution then follows changed targets as long as
  /// it stays within bounds.
  var isSettled = false
  /// The basic symbols at bounds that leave nothing free.
  var tightRows: SymbolList
  /// Whether a target has changed since values were computed.
  var isStale = false
  /// Whether a simplex run was stopped by its limit of steps.
  var isExhausted = false
  /// Whether each step takes the steepest direction, which is slower and rounds less.
  var isCareful = false
  /// The symbol that was last found free to move.
  var lastFree = 0

  init(capacity: Int = 32) {
    self.capacity = capacity
    symbols = .allocate(capacity: capacity)
    pool = Pool(words: 16 * capacity)
    vacant = SymbolList(capacity: 4, in: &pool)
    optionals = SymbolList(capacity: 16, in: &pool)
    levelStarts = SymbolList(capacity: 16, in: &pool)
    touched = SymbolList(capacity: 16, in: &pool)
    violated = SymbolList(capacity: 4, in: &pool)
    tightRows = SymbolList(capacity: 16, in: &pool)
    levelStarts.append(0, in: &pool)
  }

  /// Creates a copy, for queries that must not disturb the original.
  init(copying other: borrowing Tableau) {
    self.init(capacity: max(other.count, 16))
    count = other.count
    for index in 0..<count {
      var symbol = other.symbols[index]
      symbol.row = SparseRow(copying: symbol.row, in: &pool)
      symbol.column = SymbolList(copying: symbol.column, in: &pool)
      symbol.isTouched = false
      (symbols + index).initialize(to: symbol)
    }
    vacant = SymbolList(copying: other.vacant, in: &pool)
    optionals = SymbolList(copying: other.optionals, in: &pool)
    levelStarts = SymbolList(copying: other.levelStarts, in: &pool)
    currentLevel = other.currentLevel
    isRestricted = other.isRestricted
    isCareful = other.isCareful
  }

  deinit {
    symbols.deallocate()
  }

  /// Adds a symbol that is parametric, free and zero.
  mutating func makeSymbol(_ kind: SymbolKind) -> Int {
    isSettled = false
    let index = vacant.popLast()
    if index >= 0 {
      let fresh = Symbol(row: symbols[index].row, column: symbols[index].column, kind: kind)
      symbols[index] = fresh
      symbols[index].row.count = 0
      symbols[index].column.count = 0
      return index
    }
    if count == capacity { grow() }
    let row = SparseRow(capacity: 4, in: &pool)
    let column = SymbolList(capacity: 4, in: &pool)
    (symbols + count).initialize(to: Symbol(row: row, column: column, kind: kind))
    count += 1
    return count - 1
  }

  /// Removes a symbol that no row mentions.
  mutating func discard(_ symbol: Int) {
    isSettled = false
    symbols[symbol].kind = .unused
    symbols[symbol].directions = Directions.none
    symbols[symbol].isBasic = false
    symbols[symbol].row.count = 0
    symbols[symbol].column.count = 0
    vacant.append(symbol, in: &pool)
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Symbol>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: symbols, count: count)
    symbols.deallocate()
    symbols = larger
    capacity *= 2
  }
}
