/// An optional or required condition on a linear expression: that it is zero, at most zero or at least zero.
///
/// ```swift
/// let gap = Constraint(b, .equal, a + 8)                       // b == a + 8
/// let small = Constraint(width, .lessThanOrEqual, 100, priority: 250)
/// ```
public struct Constraint: Hashable, Sendable {
  /// What is compared with zero.
  public var expression: Expression
  public var relation: Relation
  /// How much it matters.
  public var priority: Priority

  /// Creates the constraint `expression relation 0`.
  public init(
    _ expression: Expression, _ relation: Relation, priority: Priority = .required
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// Creates the constraint `left relation right`, kept as `left - right relation 0`.
  public init(
    _ left: Expression, _ relation: Relation, _ right: Expression, priority: Priority = .required
  ) {
    self.init(left - right, relation, priority: priority)
  }

  /// Creates the constraint `left relation right` of a variable and an expression.
  public init(
    _ left: Variable, _ relation: Relation, _ right: Expression, priority: Priority = .required
  ) {
    self.init(left - right, relation, priority: priority)
  }

  /// Creates the constraint `left relation right` of two variables.
  public init(
    _ left: Variable, _ relation: Relation, _ right: Variable, priority: Priority = .required
  ) {
    self.init(left - right, relation, priority: priority)
  }

  /// Creates the constraint `left relation right` of a variable and a number.
  public init(
    _ left: Variable, _ relation: Relation, _ right: Double, priority: Priority = .required
  ) {
    self.init(left - right, relation, priority: priority)
  }
}

/// How an expression is compared with zero.
public enum Relation: Hashable, Sendable {
  /// The expression is zero or negative.
  case lessThanOrEqual
  /// The expression is zero.
  case equal
  /// The expression is zero or positive.
  case greaterThanOrEqual
}
