/// Finds values for variables under linear constraints with strictly ordered priorities, and explains what it finds.
///
/// The solution meets all required constraints. Of these solutions it takes those with the smallest sum of errors at the
/// highest priority, of these those with the smallest sum at the next one, and so on.
///
/// # Ties
/// If several solutions are left, these decide in turn, each one by one:
///
/// 1. the errors of the optional constraints, from the highest priority and within a priority in the order of insertion;
/// 2. the lengths of the extents, nearest to 0, in the order in which they were made;
/// 3. the inequalities, nearest to equality, in the order of insertion;
/// 4. where extents start, nearest to the start of the extent around them;
/// 5. the variables, nearest to 0, in the order of their indices.
///
/// In a Cassowary tableau whose lengths and slacks are variables that cannot be negative, they are 0 unless something
/// needs them: rules 2 to 4 give the same answer, whatever the tableau's history. So there is one answer, and it does
/// not depend on how the solver got there: whether constraints were added one by one, changed, or added all at once. A
/// constraint keeps its place in the order when its constant or priority changes.
///
/// ```swift
/// let solver = SimplexSolver()
/// let width = solver.makeVariable()
/// _ = try solver.add(Constraint(width, .greaterThanOrEqual, 50))
/// _ = try solver.add(Constraint(width, .equal, 20, priority: 250))
/// solver.value(of: width)  // 50
/// ```
///
/// Changes are cheap, and the solution is computed when it is read. Required constraints are checked at once.
public final class SimplexSolver {
  /// Behind a constant pointer, since Swift checks each access to a class's variables at run time.
  ///
  /// Those checks look for overlapping accesses, which cannot occur: a solver is used by one thread at a time, calls no
  /// user code, and each function here makes a single access.
  let state: UnsafeMutablePointer<SolverState>

  /// Creates a solver without variables.
  public convenience init() { self.init(worthwhileLengths: 128) }

  /// Creates a solver that measures lengths if there are so many optional constraints; the answers are the same.
  init(worthwhileLengths: Int) {
    state = .allocate(capacity: 1)
    state.initialize(to: SolverState(worthwhileLengths: worthwhileLengths))
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// Creates a variable; it is 0 until a constraint determines otherwise.
  public func makeVariable() -> Variable {
    state.pointee.makeVariable()
  }

  /// Creates the two ends of a length, free like other variables.
  ///
  /// For the rules about ties, its position is measured from where `outer` starts, or from 0.
  public func makeExtent(inside outer: Extent? = nil) -> Extent {
    state.pointee.makeExtent(inside: outer)
  }

  /// Removes a variable that no constraint uses; a length of which it is an end is one no longer.
  ///
  /// A variable made later may get the same index.
  public func removeVariable(_ variable: Variable) {
    state.pointee.removeVariable(variable)
  }
}

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

  /// Returns a variable's value in the solution; 0 if no constraint concerns it.
  public func value(of variable: Variable) -> Double {
    state.pointee.value(of: variable)
  }

  /// Returns by how much the solution misses a constraint, in the unit of its expression; 0 if it is met.
  public func residual(of handle: ConstraintHandle) -> Double {
    state.pointee.residual(of: handle)
  }

  /// Returns how well the solution meets the original required constraints.
  public func accuracy() -> Accuracy {
    state.pointee.accuracy()
  }

  /// Returns whether all best solutions agree on a variable, and otherwise the interval in which it is free.
  public func determinacy(of variable: Variable) -> Determinacy {
    state.pointee.determinacy(of: variable)
  }

  /// Returns what a difference of two variables shares its freedom with, so that differences with the same answer may
  /// have to change at one another's cost.
  ///
  /// Differences share freedom if a limited sum contains both, or one of them and what shares freedom with the other.
  /// - Returns: nil if the difference is known, without a search, to be determined, or if no constraint concerns it.
  ///   The number of an answer has a meaning until the solver is changed.
  public func sharedFreedom(of variable: Variable, minus other: Variable) -> Int? {
    state.pointee.sharedFreedom(of: variable, minus: other)
  }

  /// Returns two best solutions that differ in a variable, or nil if it is determined.
  ///
  /// The variable is at the ends of its interval in them; where an end is infinite, at a distance from its value.
  /// - Parameters:
  ///   - variable: the variable.
  ///   - difference: an interval that is not longer counts as determined, in the unit of the variable.
  ///   - reach: the distance that is used for an infinite end, in the unit of the variable.
  /// - Returns: the solutions.
  public func witnesses(
    for variable: Variable, apart difference: Double = 0, reach: Double = 100
  ) -> Witnesses? {
    state.pointee.witnesses(for: variable, apart: difference, reach: reach)
  }
}
