/// The combination of parametric symbols that a basic symbol equals; entries in no order, none twice.
///
/// Memory is held by hand: an array would check bounds and uniqueness at each step, which costs twenty times as much
/// where code is not optimised.
struct SparseRow {
  var symbols: UnsafeMutablePointer<Int>
  var coefficients: UnsafeMutablePointer<Double>
  var count = 0
  var capacity: Int

  init(capacity: Int) {
    symbols = .allocate(capacity: capacity)
    coefficients = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  init(copying row: SparseRow) {
    self.init(capacity: max(row.count, 4))
    symbols.update(from: row.symbols, count: row.count)
    coefficients.update(from: row.coefficients, count: row.count)
    count = row.count
  }

  mutating func append(_ symbol: Int, _ coefficient: Double) {
    if count == capacity { grow() }
    symbols[count] = symbol
    coefficients[count] = coefficient
    count &+= 1
  }

  mutating func remove(at index: Int) {
    count &-= 1
    symbols[index] = symbols[count]
    coefficients[index] = coefficients[count]
  }

  /// Returns where the symbol's entry is, or -1.
  func place(of symbol: Int) -> Int {
    let symbols = symbols
    var index = count &- 1
    while index >= 0 && symbols[index] != symbol { index &-= 1 }
    return index
  }

  private mutating func grow() {
    var larger = SparseRow(capacity: capacity * 2)
    larger.symbols.update(from: symbols, count: count)
    larger.coefficients.update(from: coefficients, count: count)
    larger.count = count
    deallocate()
    self = larger
  }

  func deallocate() {
    symbols.deallocate()
    coefficients.deallocate()
  }
}

/// A growing list of symbols in memory held by hand.
struct SymbolList {
  var symbols: UnsafeMutablePointer<Int>
  var count = 0
  var capacity: Int

  init(capacity: Int) {
    symbols = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  init(copying list: SymbolList) {
    self.init(capacity: max(list.count, 4))
    symbols.update(from: list.symbols, count: list.count)
    count = list.count
  }

  mutating func append(_ symbol: Int) {
    if count == capacity { grow() }
    symbols[count] = symbol
    count &+= 1
  }

  private mutating func grow() {
    var larger = SymbolList(capacity: capacity * 2)
    larger.symbols.update(from: symbols, count: count)
    larger.count = count
    deallocate()
    self = larger
  }

  func deallocate() {
    symbols.deallocate()
  }
}
