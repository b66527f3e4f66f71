/// A sum of symbols, each with a coefficient; entries are unordered and unique.
///
/// Its memory comes from a pool, which the caller passes where the row may grow: an array would check bounds and
/// uniqueness at each step, which costs twenty times as much in debug builds. A copy of the value is another view of
/// the same entries; the owner of the row grows it and returns it to the pool.
struct SparseRow {
  private(set) var symbols: UnsafeMutablePointer<Int>
  private(set) var coefficients: UnsafeMutablePointer<Double>
  var count = 0
  private(set) var capacity: Int

  init(capacity: Int, in pool: inout Pool) {
    let size = Pool.size(for: capacity)
    self.capacity = 1 << size
    let block = pool.take(size &+ 1)
    coefficients = block.assumingMemoryBound(to: Double.self)
    symbols = (block + self.capacity &* 8).assumingMemoryBound(to: Int.self)
  }

  init(copying row: SparseRow, in pool: inout Pool) {
    self.init(capacity: row.count, in: &pool)
    take(row)
  }

  mutating func append(_ symbol: Int, _ coefficient: Double, in pool: inout Pool) {
    if count == capacity { grow(in: &pool) }
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

  /// The size of the largest coefficient.
  var largest: Double {
    var largest = 0.0
    var index = 0
    while index < count {
      if coefficients[index].magnitude > largest { largest = coefficients[index].magnitude }
      index &+= 1
    }
    return largest
  }

  private mutating func grow(in pool: inout Pool) {
    var larger = SparseRow(capacity: capacity &* 2, in: &pool)
    larger.take(self)
    giveBack(to: &pool)
    self = larger
  }

  /// Copies the entries of a row that fits this one's capacity.
  private mutating func take(_ row: SparseRow) {
    symbols.update(from: row.symbols, count: row.count)
    coefficients.update(from: row.coefficients, count: row.count)
    count = row.count
  }

  /// Returns the memory to the pool; the row and its copies must no longer be used.
  func giveBack(to pool: inout Pool) {
    pool.give(UnsafeMutableRawPointer(coefficients), Pool.size(for: capacity) &+ 1)
  }
}
