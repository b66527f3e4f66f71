/// A linear expression: a constant plus a sum of variables, each with a coefficient.
///
/// A variable may occur in more than one term; its coefficients add up.
///
/// ```swift
/// let right = left + width        // from two variables
/// let middle = left + 0.5 * width
/// ```
public struct Expression: Hashable, Sendable {
  /// The variables and their coefficients, in the order they were written.
  public var terms: [Term]
  /// The number added to the sum of the terms.
  public var constant: Double

  /// Creates an expression without variables.
  public init(_ constant: Double = 0) {
    self.init(terms: [], constant: constant)
  }

  /// Creates an expression of one variable.
  public init(_ variable: Variable) {
    self.init(terms: [Term(variable)])
  }

  /// Creates the sum of the terms and the constant.
  public init(terms: [Term], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  public var variable: Variable
  /// The factor of the variable; 0 makes the term vanish.
  public var coefficient: Double

  /// Creates a variable times a coefficient.
  public init(_ variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

extension Expression {
  /// Returns the sum of two expressions.
  public static func + (lhs: Expression, rhs: Expression) -> Expression {
    Expression(terms: lhs.terms + rhs.terms, constant: lhs.constant + rhs.constant)
  }

  /// Returns the difference of two expressions.
  public static func - (lhs: Expression, rhs: Expression) -> Expression {
    lhs + -rhs
  }

  /// Returns the negated expression.
  public static prefix func - (expression: Expression) -> Expression {
    -1 * expression
  }

  /// Returns the expression with each coefficient and the constant multiplied by a number.
  public static func * (factor: Double, expression: Expression) -> Expression {
    Expression(
      terms: expression.terms.map { Term($0.variable, coefficient: factor * $0.coefficient) },
      constant: factor * expression.constant)
  }

  /// Returns the expression with each coefficient and the constant multiplied by a number.
  public static func * (expression: Expression, factor: Double) -> Expression {
    factor * expression
  }

  /// Returns the expression with a number added to its constant.
  public static func + (lhs: Expression, rhs: Double) -> Expression {
    Expression(terms: lhs.terms, constant: lhs.constant + rhs)
  }

  /// Returns the expression with a number added to its constant.
  public static func + (lhs: Double, rhs: Expression) -> Expression {
    rhs + lhs
  }

  /// Returns the expression with a number subtracted from its constant.
  public static func - (lhs: Expression, rhs: Double) -> Expression {
    lhs + -rhs
  }

  /// Returns a number minus the expression.
  public static func - (lhs: Double, rhs: Expression) -> Expression {
    -rhs + lhs
  }

  /// Returns the sum of an expression and a variable.
  public static func + (lhs: Expression, rhs: Variable) -> Expression {
    Expression(terms: lhs.terms + [Term(rhs)], constant: lhs.constant)
  }

  /// Returns the sum of a variable and an expression.
  public static func + (lhs: Variable, rhs: Expression) -> Expression {
    Expression(lhs) + rhs
  }

  /// Returns an expression minus a variable.
  public static func - (lhs: Expression, rhs: Variable) -> Expression {
    Expression(terms: lhs.terms + [Term(rhs, coefficient: -1)], constant: lhs.constant)
  }

  /// Returns a variable minus an expression.
  public static func - (lhs: Variable, rhs: Expression) -> Expression {
    Expression(lhs) - rhs
  }
}
