extension SimplexSolver {
  /// Adds a constraint.
  ///
  /// - Throws: ``SolverError``: `unsatisfiable` with a minimal conflict if a required constraint cannot hold together with
  ///   those that are there, `notFinite` or `priorityOutOfRange` for numbers that make no sense. The solver is then as it
  ///   was.
  public func add(_ constraint: Constraint) throws(SolverError) -> ConstraintHandle {
    let record = try makeRecord(constraint)
    if record.isRequired {
      prepare()
      guard insert(record) else { throw .unsatisfiable(conflict(of: record)) }
    } else {
      waiting.append(record)
      needsLevels = true
    }
    keep(record)
    return record.handle
  }

  /// Removes a constraint.
  public func remove(_ handle: ConstraintHandle) {
    let record = record(handle)
    withdraw(record)
    for index in 0..<record.row.count {
      elimination.variables[record.row.symbols[index]].uses -= 1
    }
    records[handle.slot] = nil
    vacantSlots.append(handle.slot)
    if waiting.count > 2 * records.count + 16 {
      waiting.removeAll { $0.role != .waiting || records[$0.handle.slot] !== $0 }
    }
    touch()
  }

  /// Replaces the constant of a constraint's expression.
  ///
  /// - Throws: ``SolverError``: `unsatisfiable` if the constraint is required and cannot hold with the new constant; it
  ///   counts as the newcomer of the conflict. `notFinite` for NaN and infinity. The solver is then as it was.
  public func setConstant(
    _ constant: Double, of handle: ConstraintHandle
  ) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite(.constant) }
    let record = record(handle)
    guard record.constant != constant else { return }
    if record.isRequired { prepare() }
    let old = record.constant
    record.constant = constant
    touch()
    guard applyConstant(of: record) else {
      let conflict = conflict(of: record)
      record.constant = old
      _ = applyConstant(of: record)
      throw .unsatisfiable(conflict)
    }
  }

  /// Changes a constraint's priority; it may become required, or stop being so.
  ///
  /// - Throws: ``SolverError``: `unsatisfiable` if it cannot become required; it counts as the newcomer of the conflict.
  ///   `priorityOutOfRange`. The solver is then as it was.
  public func setPriority(
    _ priority: Priority, of handle: ConstraintHandle
  ) throws(SolverError) {
    guard priority.isValid else { throw .priorityOutOfRange(priority) }
    let record = record(handle)
    let old = record.priority
    guard old != priority else { return }
    touch()
    needsLevels = true
    guard old == .required || priority == .required else {
      record.priority = priority
      return
    }
    // Building anew must not find the record halfway between optional and required.
    prepare()
    withdraw(record)
    record.priority = priority
    guard record.isRequired else {
      waiting.append(record)
      return
    }
    guard insert(record) else {
      let conflict = conflict(of: record)
      record.priority = old
      waiting.append(record)
      throw .unsatisfiable(conflict)
    }
  }

  private func keep(_ record: ConstraintRecord) {
    let slot = record.handle.slot
    if slot == records.count { records.append(record) } else { records[slot] = record }
    if vacantSlots.last == slot { vacantSlots.removeLast() }
    nextSerial += 1
    for index in 0..<record.row.count {
      elimination.variables[record.row.symbols[index]].uses += 1
    }
    touch()
  }

  private func makeRecord(_ constraint: Constraint) throws(SolverError) -> ConstraintRecord {
    guard constraint.priority.isValid else { throw .priorityOutOfRange(constraint.priority) }
    guard constraint.expression.constant.isFinite else { throw .notFinite(.constant) }
    let terms = constraint.expression.terms
    for term in terms where !term.coefficient.isFinite {
      throw .notFinite(.coefficient(term.variable))
    }
    var row = SparseRow(capacity: max(terms.count, 1))
    for term in terms {
      let variable = checked(term.variable)
      let place = row.place(of: variable)
      if place < 0 {
        row.append(variable, term.coefficient)
      } else {
        row.coefficients[place] += term.coefficient
      }
    }
    var index = row.count - 1
    while index >= 0 {
      if row.coefficients[index] == 0 { row.remove(at: index) }
      index -= 1
    }
    let slot = vacantSlots.last ?? records.count
    let handle = ConstraintHandle(serial: nextSerial, slot: slot)
    return ConstraintRecord(constraint, handle: handle, row: row)
  }
}
