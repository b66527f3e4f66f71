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
  /// The variable.
  public var variable: Variable
  /// The factor of the variable; 0 makes the term vanish.
  public var coefficient: Double

  /// Creates a variable times a coefficient.
  public init(_ variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
