extension SolverState {
  mutating func add(_ constraint: borrowing Constraint) throws(SolverError) -> ConstraintHandle {
    try check(constraint)
    // In either case: the tableau a rejected constraint leaves behind does not belong to the solution.
    touch()
    let isRequired = constraint.priority.isRequired
    if isRequired { prepare() }
    let record = records.insert(constraint)
    if !isRequired {
      wait(record)
    } else if !insert(record) {
      let conflict = conflict(of: record)
      records.cancel(record)
      throw .unsatisfiable(conflict)
    }
    count(record.pointee.row, by: 1)
    return record.pointee.handle
  }

  mutating func remove(_ handle: ConstraintHandle) {
    let record = records.record(handle)
    withdraw(record)
    count(record.pointee.row, by: -1)
    records.remove(record)
    touch()
  }

  mutating func setConstant(
    _ constant: Double, of handle: ConstraintHandle
  ) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite(.constant) }
    let record = records.record(handle)
    guard record.pointee.constant != constant else { return }
    if record.pointee.isRequired { prepare() }
    let old = record.pointee.constant
    record.pointee.constant = constant
    touchConstants()
    guard applyConstant(of: record) else {
      let conflict = conflict(of: record)
      record.pointee.constant = old
      if !needsRebuild { _ = applyConstant(of: record) }
      throw .unsatisfiable(conflict)
    }
  }

  mutating func setPriority(
    _ priority: Priority, of handle: ConstraintHandle
  ) throws(SolverError) {
    guard priority.isValid else { throw .priorityOutOfRange(priority) }
    let record = records.record(handle)
    let old = record.pointee.priority
    guard old != priority else { return }
    touch()
    needsLevels = true
    guard old.isRequired || priority.isRequired else {
      record.pointee.priority = priority
      return
    }
    // Rebuilding must not find the record halfway between optional and required.
    prepare()
    withdraw(record)
    record.pointee.priority = priority
    guard record.pointee.isRequired else {
      wait(record)
      return
    }
    guard insert(record) else {
      let conflict = conflict(of: record)
      record.pointee.priority = old
      wait(record)
      throw .unsatisfiable(conflict)
    }
  }

  /// Adds an optional constraint to those that have no symbol yet.
  mutating func wait(_ record: UnsafeMutablePointer<ConstraintRecord>) {
    needsLevels = true
    guard !record.pointee.isListed else { return }
    record.pointee.isListed = true
    waiting.append(record.pointee.handle.slot, in: &pool)
  }

  private func count(_ row: SparseRow, by number: Int) {
    let variables = elimination.variables
    var index = 0
    while index < row.count {
      variables[row.symbols[index]].uses &+= number
      index &+= 1
    }
  }

  /// Returns the index of the first term whose coefficient is not finite, or -1.
  private func firstWrong(of terms: UnsafeBufferPointer<Term>) -> Int {
    guard let first = terms.baseAddress else { return -1 }
    var index = 0
    while index < terms.count {
      if !first[index].coefficient.isFinite { return index }
      _ = checked(first[index].variable)
      index &+= 1
    }
    return -1
  }

  private func check(_ constraint: borrowing Constraint) throws(SolverError) {
    guard constraint.priority.isValid else { throw .priorityOutOfRange(constraint.priority) }
    guard constraint.expression.constant.isFinite else { throw .notFinite(.constant) }
    let terms = constraint.expression.terms
    let wrong = terms.withUnsafeBufferPointer { firstWrong(of: $0) }
    if wrong >= 0 { throw .notFinite(.coefficient(terms[wrong].variable)) }
  }
}
