/// An unknown number of one solver, of either sign; created by ``SimplexSolver/makeVariable()``.
///
/// It is a handle: its value is read from the solver that created it. Handles of different solvers must not be mixed.
/// A solver may reuse a handle after ``SimplexSolver/removeVariable(_:)``.
public struct Variable: Hashable, Comparable, Sendable {
  /// The place in the solver's order of variables, from 0; ties between free variables are settled in this order.
  public let index: Int

  init(index: Int) {
    self.index = index
  }

  /// Returns whether the first variable's index is the lower one.
  public static func < (first: Variable, second: Variable) -> Bool {
    first.index < second.index
  }
}
