/// A growing list of indices of symbols, variables or constraints, in memory from a pool.
///
/// Like `SparseRow`, a copy is another view of the same entries.
struct SymbolList {
  private(set) var symbols: UnsafeMutablePointer<Int>
  var count = 0
  private(set) var capacity: Int

  init(capacity: Int, in pool: inout Pool) {
    let size = Pool.size(for: capacity)
    self.capacity = 1 << size
    symbols = pool.take(size).assumingMemoryBound(to: Int.self)
  }

  init(copying list: SymbolList, in pool: inout Pool) {
    self.init(capacity: list.count, in: &pool)
    take(list)
  }

  subscript(index: Int) -> Int {
    get { symbols[index] }
    nonmutating set { symbols[index] = newValue }
  }

  var isFull: Bool { count == capacity }

  mutating func append(_ symbol: Int, in pool: inout Pool) {
    if isFull { grow(in: &pool) }
    symbols[count] = symbol
    count &+= 1
  }

  /// Removes the last entry and returns it, or returns -1.
  mutating func popLast() -> Int {
    if count == 0 { return -1 }
    count &-= 1
    return symbols[count]
  }

  /// Makes room for twice as many entries.
  mutating func grow(in pool: inout Pool) {
    var larger = SymbolList(capacity: capacity &* 2, in: &pool)
    larger.take(self)
    pool.give(UnsafeMutableRawPointer(symbols), Pool.size(for: capacity))
    self = larger
  }

  private mutating func take(_ list: SymbolList) {
    symbols.update(from: list.symbols, count: list.count)
    count = list.count
  }
}
