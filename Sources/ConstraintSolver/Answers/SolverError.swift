/// Why a solver rejected a change; the solver is then left exactly as it was.
public enum SolverError: Error, Hashable, Sendable {
  case unsatisfiable(Conflict)
  /// A number that is NaN or infinite, and where it occurs.
  case notFinite(NumberPlace)
  /// A priority outside (0, 1000].
  case priorityOutOfRange(Priority)
}

/// Where a number occurs in a constraint.
public enum NumberPlace: Hashable, Sendable {
  case constant
  case coefficient(Variable)
}

/// A minimal set of required constraints that cannot all hold: removing any one of them makes the rest satisfiable.
///
/// The set consists of the constraint being added or changed (the newcomer) and `others`. To let one of the others give
/// way, remove it and add the newcomer again.
public struct Conflict: Hashable, Sendable {
  /// The existing constraints, in insertion order; empty if the newcomer contradicts itself.
  public let others: [ConstraintHandle]
}

extension SolverError: CustomStringConvertible {
  /// One sentence: what is wrong, and with which number or constraints.
  public var description: String {
    switch self {
    case .unsatisfiable(let conflict):
      "The constraint conflicts with \(conflict.others.count) required constraint(s) "
        + "added before: \(conflict.others.map { "#\($0.serial)" }.joined(separator: ", "))."
    case .notFinite(.constant):
      "The constraint's constant is not a finite number."
    case .notFinite(.coefficient(let variable)):
      "The coefficient of variable \(variable.index) is not a finite number."
    case .priorityOutOfRange(let priority):
      "The priority \(priority.rawValue) is outside the range (0, 1000]."
    }
  }
}
