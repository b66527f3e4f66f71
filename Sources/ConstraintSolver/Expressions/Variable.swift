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

extension Variable {
  /// Returns the sum of two variables.
  public static func + (lhs: Variable, rhs: Variable) -> Expression {
    Expression(terms: [Term(lhs), Term(rhs)])
  }

  /// Returns the difference of two variables.
  public static func - (lhs: Variable, rhs: Variable) -> Expression {
    Expression(terms: [Term(lhs), Term(rhs, coefficient: -1)])
  }

  /// Returns the variable plus a number.
  public static func + (lhs: Variable, rhs: Double) -> Expression {
    Expression(terms: [Term(lhs)], constant: rhs)
  }

  /// Returns a number plus the variable.
  public static func + (lhs: Double, rhs: Variable) -> Expression {
    rhs + lhs
  }

  /// Returns the variable minus a number.
  public static func - (lhs: Variable, rhs: Double) -> Expression {
    lhs + -rhs
  }

  /// Returns a number minus the variable.
  public static func - (lhs: Double, rhs: Variable) -> Expression {
    Expression(terms: [Term(rhs, coefficient: -1)], constant: lhs)
  }

  /// Returns the negated variable.
  public static prefix func - (variable: Variable) -> Expression {
    -1 * variable
  }

  /// Returns the variable times a number.
  public static func * (factor: Double, variable: Variable) -> Expression {
    Expression(terms: [Term(variable, coefficient: factor)])
  }

  /// Returns the variable times a number.
  public static func * (variable: Variable, factor: Double) -> Expression {
    factor * variable
  }
}
