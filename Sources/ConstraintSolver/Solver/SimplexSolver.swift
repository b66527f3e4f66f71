/// Finds values for variables under linear constraints with strictly ordered priorities, and explains what it finds.
///
/// The solution meets all required constraints. Of these solutions it takes those with the smallest sum of errors at the
/// highest priority, of these those with the smallest sum at the next one, and so on.
///
/// # Ties
/// If several solutions are left, the errors of the optional constraints decide one by one, from the highest priority
/// and within a priority in the order of insertion; then the sizes of the variables in the order of their indices,
/// nearest to 0 first. So there is one answer, and it does not depend on how the solver got there: whether constraints
/// were added one by one, changed, or added all at once. A constraint keeps its place in the order when its constant or
/// priority changes.
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
  public init() {
    state = .allocate(capacity: 1)
    state.initialize(to: SolverState())
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// Creates a variable; it is 0 until a constraint determines otherwise.
  public func makeVariable() -> Variable {
    state.pointee.makeVariable()
  }

  /// Removes a variable that no constraint uses.
  ///
  /// A variable made later may get the same index.
  public func removeVariable(_ variable: Variable) {
    state.pointee.removeVariable(variable)
  }
}
