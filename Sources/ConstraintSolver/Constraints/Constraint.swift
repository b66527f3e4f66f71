/// A wish or a rule about a linear expression: that it is zero, at most zero or at least zero.
///
/// ```swift
/// let gap = Constraint(b, .equal, a + 8)                       // b == a + 8
/// let small = Constraint(width, .lessThanOrEqual, 100, priority: 250)
/// ```
public struct Constraint: Hashable, Sendable {
  /// What is compared with zero.
  public var expression: Expression
  /// How it is compared with zero.
  public var relation: Relation
  /// How much it matters.
  public var priority: Priority
  /// How readily it gives way when required constraints cannot all hold.
  public var yielding: Yielding

  /// Creates the constraint `expression relation 0`.
  public init(
    _ expression: Expression, _ relation: Relation, priority: Priority = .required,
    yielding: Yielding = .asEdge
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.yielding = yielding
  }

  /// Creates the constraint `left relation right`, kept as `left - right relation 0`.
  public init(
    _ left: Expression, _ relation: Relation, _ right: Expression, priority: Priority = .required,
    yielding: Yielding = .asEdge
  ) {
    self.init(left - right, relation, priority: priority, yielding: yielding)
  }

  /// Creates the constraint `left relation right` of a variable and an expression.
  public init(
    _ left: Variable, _ relation: Relation, _ right: Expression, priority: Priority = .required,
    yielding: Yielding = .asEdge
  ) {
    self.init(left - right, relation, priority: priority, yielding: yielding)
  }

  /// Creates the constraint `left relation right` of two variables.
  public init(
    _ left: Variable, _ relation: Relation, _ right: Variable, priority: Priority = .required,
    yielding: Yielding = .asEdge
  ) {
    self.init(left - right, relation, priority: priority, yielding: yielding)
  }

  /// Creates the constraint `left relation right` of a variable and a number.
  public init(
    _ left: Variable, _ relation: Relation, _ right: Double, priority: Priority = .required,
    yielding: Yielding = .asEdge
  ) {
    self.init(left - right, relation, priority: priority, yielding: yielding)
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

/// How readily a required constraint gives way in a conflict; the greater case gives way first.
public enum Yielding: Int, Comparable, Hashable, Sendable {
  /// Gives way only if the conflict has no other member: what the system imposes.
  case never
  /// Gives way if nothing in the conflict yields as a size.
  case asEdge
  /// Gives way first.
  case asSize

  /// Returns whether the second case gives way before the first.
  public static func < (first: Yielding, second: Yielding) -> Bool {
    first.rawValue < second.rawValue
  }
}
