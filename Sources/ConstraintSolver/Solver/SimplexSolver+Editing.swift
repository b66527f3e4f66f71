extension SimplexSolver {
  /// Adds a constraint.
  ///
  /// - Throws: ``SolverError``: `unsatisfiable` with a minimal conflict if a required constraint contradicts existing
  ///   ones, `notFinite` or `priorityOutOfRange` for invalid numbers. The solver is then unchanged.
  public func add(_ constraint: Constraint) throws(SolverError) -> ConstraintHandle {
    try state.pointee.add(constraint)
  }

  /// Removes a constraint.
  public func remove(_ handle: ConstraintHandle) {
    state.pointee.remove(handle)
  }

  /// Replaces the constant of a constraint's expression.
  ///
  /// - Throws: ``SolverError``: `unsatisfiable` if the constraint is required and cannot hold with the new constant; it
  ///   counts as the newcomer of the conflict. `notFinite` for NaN and infinity. The solver is then unchanged.
  public func setConstant(
    _ constant: Double, of handle: ConstraintHandle
  ) throws(SolverError) {
    try state.pointee.setConstant(constant, of: handle)
  }

  /// Changes a constraint's priority; it may become required or optional.
  ///
  /// - Throws: ``SolverError``: `unsatisfiable` if it cannot become required; it counts as the newcomer of the conflict.
  ///   `priorityOutOfRange`. The solver is then unchanged.
  public func setPriority(
    _ priority: Priority, of handle: ConstraintHandle
  ) throws(SolverError) {
    try state.pointee.setPriority(priority, of: handle)
  }
}
