/// An optional or required condition on a linear expression: that it is zero, at most zero or at least zero.
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
  public var conflictRank: ConflictRank

  /// Creates the constraint `expression relation 0`.
  public init(
    _ expression: Expression, _ relation: Relation, priority: Priority = .required,
    conflictRank: ConflictRank = .edge
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.conflictRank = conflictRank
  }

  /// Creates the constraint `left relation right`, kept as `left - right relation 0`.
  public init(
    _ left: Expression, _ relation: Relation, _ right: Expression, priority: Priority = .required,
    conflictRank: ConflictRank = .edge
  ) {
    self.init(left - right, relation, priority: priority, conflictRank: conflictRank)
  }

  /// Creates the constraint `left relation right` of a variable and an expression.
  public init(
    _ left: Variable, _ relation: Relation, _ right: Expression, priority: Priority = .required,
    conflictRank: ConflictRank = .edge
  ) {
    self.init(left - right, relation, priority: priority, conflictRank: conflictRank)
  }

  /// Creates the constraint `left relation right` of two variables.
  public init(
    _ left: Variable, _ relation: Relation, _ right: Variable, priority: Priority = .required,
    conflictRank: ConflictRank = .edge
  ) {
    self.init(left - right, relation, priority: priority, conflictRank: conflictRank)
  }

  /// Creates the constraint `left relation right` of a variable and a number.
  public init(
    _ left: Variable, _ relation: Relation, _ right: Double, priority: Priority = .required,
    conflictRank: ConflictRank = .edge
  ) {
    self.init(left - right, relation, priority: priority, conflictRank: conflictRank)
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

/// How readily a required constraint gives way in a conflict; the greater rank gives way first.
public enum ConflictRank: Int, Comparable, Hashable, Sendable {
  /// A constraint that the system imposes: gives way only if the conflict has no other member.
  case system
  /// A constraint on an edge or position: gives way if the conflict has no constraint on a size.
  case edge
  /// A constraint on a size: gives way first.
  case size

  /// Returns whether the second rank gives way before the first.
  public static func < (first: ConflictRank, second: ConflictRank) -> Bool {
    first.rawValue < second.rawValue
  }
}
