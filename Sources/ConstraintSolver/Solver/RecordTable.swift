/// The constraints of a solver: by slot, and linked in the order of insertion.
struct RecordTable: ~Copyable {
  /// The records by slot; their addresses change only when one is inserted.
  private(set) var records: UnsafeMutablePointer<ConstraintRecord>
  /// The number of slots, including vacant ones.
  private(set) var count = 0
  private var capacity = 32
  private var pool = Pool(words: 288)
  private var vacant: SymbolList
  private var nextSerial = 0
  /// The slot of the constraint that was inserted first, or -1.
  private(set) var first = -1
  private var last = -1

  init() {
    records = .allocate(capacity: capacity)
    vacant = SymbolList(capacity: 4, in: &pool)
  }

  deinit {
    records.deallocate()
  }

  subscript(slot: Int) -> UnsafeMutablePointer<ConstraintRecord> { records + slot }

  /// Returns the slots in use, in insertion order.
  var slots: [Int] {
    var slots: [Int] = []
    var slot = first
    while slot >= 0 {
      slots.append(slot)
      slot = records[slot].next
    }
    return slots
  }

  func record(_ handle: ConstraintHandle) -> UnsafeMutablePointer<ConstraintRecord> {
    let record = records + handle.slot
    precondition(
      handle.slot < count && record.pointee.isLive && record.pointee.handle.serial == handle.serial,
      "The constraint was removed, or belongs to another solver.")
    return record
  }

  mutating func insert(_ constraint: borrowing Constraint) -> UnsafeMutablePointer<ConstraintRecord>
  {
    let row = constraint.expression.terms.withUnsafeBufferPointer { gathered($0) }
    var slot = vacant.popLast()
    let isFresh = slot < 0
    if isFresh { slot = appendSlot() }
    let handle = ConstraintHandle(serial: nextSerial, slot: slot)
    nextSerial += 1
    let isListed = !isFresh && records[slot].isListed
    (records + slot).initialize(
      to: ConstraintRecord(constraint, handle: handle, row: row, after: last))
    records[slot].isListed = isListed
    if last >= 0 { records[last].next = slot } else { first = slot }
    last = slot
    return records + slot
  }

  /// Undoes the last insertion.
  mutating func cancel(_ record: UnsafeMutablePointer<ConstraintRecord>) {
    remove(record)
    nextSerial -= 1
  }

  mutating func remove(_ record: UnsafeMutablePointer<ConstraintRecord>) {
    let (previous, next) = (record.pointee.previous, record.pointee.next)
    if previous >= 0 { records[previous].next = next } else { first = next }
    if next >= 0 { records[next].previous = previous } else { last = previous }
    record.pointee.isLive = false
    record.pointee.row.giveBack(to: &pool)
    vacant.append(record.pointee.handle.slot, in: &pool)
  }

  private mutating func appendSlot() -> Int {
    if count == capacity {
      let larger = UnsafeMutablePointer<ConstraintRecord>.allocate(capacity: capacity * 2)
      larger.moveInitialize(from: records, count: count)
      records.deallocate()
      records = larger
      capacity *= 2
    }
    count += 1
    return count - 1
  }

  /// Adds up the coefficients of each variable, and drops those that are zero.
  private mutating func gathered(_ terms: UnsafeBufferPointer<Term>) -> SparseRow {
    let count = terms.count
    var row = SparseRow(capacity: count, in: &pool)
    guard let first = terms.baseAddress else { return row }
    var index = 0
    while index < count {
      let (variable, coefficient) = (first[index].variable.index, first[index].coefficient)
      let place = row.place(of: variable)
      if place < 0 {
        row.append(variable, coefficient, in: &pool)
      } else {
        row.coefficients[place] += coefficient
      }
      index &+= 1
    }
    index = row.count - 1
    while index >= 0 {
      if row.coefficients[index] == 0 { row.remove(at: index) }
      index -= 1
    }
    return row
  }
}
