/// The identity of a constraint that a solver holds.
///
/// Handles are ordered by insertion and never used twice by one solver.
public struct ConstraintHandle: Hashable, Comparable, Sendable {
  /// The number of constraints added to the solver before this one.
  public let serial: Int
  let slot: Int

  /// Returns whether the first constraint was added before the second.
  public static func < (first: ConstraintHandle, second: ConstraintHandle) -> Bool {
    first.serial < second.serial
  }
}
