/// Why a solver refused a change; it is then exactly as it was before.
public enum SolverError: Error, Hashable, Sendable {
  /// Required constraints that cannot all hold.
  case unsatisfiable(Conflict)
  /// A number that is NaN or infinite, and where it stands.
  case notFinite(NumberPlace)
  /// A priority outside (0, 1000].
  case priorityOutOfRange(Priority)
}

/// Where a number stands in a constraint.
public enum NumberPlace: Hashable, Sendable {
  /// The expression's constant.
  case constant
  /// The coefficient of a variable.
  case coefficient(Variable)
}

/// A minimal set of required constraints that cannot all hold: without any one of them the rest can.
///
/// The set is the constraint that was being added or changed (the newcomer) together with `others`.
///
/// Which one gives way: never one that yields `.never`, unless all do; else one that yields `.asSize` before one that
/// yields `.asEdge`; among equals the newest, and the newcomer counts as newer than all others.
public struct Conflict: Hashable, Sendable {
  /// The constraints that were there before, in insertion order; empty if the newcomer contradicts itself.
  public let others: [ConstraintHandle]
  /// The member that should give way.
  public let givesWay: Member

  /// A member of a conflict.
  public enum Member: Hashable, Sendable {
    /// The constraint that was being added or changed.
    case newcomer
    /// One of the constraints that were there before.
    case existing(ConstraintHandle)
  }
}

extension SolverError: CustomStringConvertible {
  /// One sentence: what is wrong, and with which number or constraints.
  public var description: String {
    switch self {
    case .unsatisfiable(let conflict):
      "The constraint cannot hold together with \(conflict.others.count) required constraint(s) "
        + "added before: \(conflict.others.map { "#\($0.serial)" }.joined(separator: ", "))."
    case .notFinite(.constant):
      "The constraint's constant is not a finite number."
    case .notFinite(.coefficient(let variable)):
      "The coefficient of variable \(variable.index) is not a finite number."
    case .priorityOutOfRange(let priority):
      "The priority \(priority.rawValue) is not above 0 and at most 1000."
    }
  }
}
