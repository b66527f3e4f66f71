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
