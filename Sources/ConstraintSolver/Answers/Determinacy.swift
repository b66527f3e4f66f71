/// Whether the best solutions agree on a variable.
///
/// A solution is best if no other meets the priorities better, level by level. The rules that break ties within a level
/// and place free variables do not count here.
public enum Determinacy: Hashable, Sendable {
  /// The variable has this value in every best solution.
  case determined(Double)
  /// The variable takes any value of the interval in some best solution; an end may be infinite.
  case free(ClosedRange<Double>)
}

/// Two best solutions that differ in a variable.
public struct Witnesses: Hashable, Sendable {
  /// A best solution in which the variable is low.
  public let low: Solution
  /// A best solution in which the variable is high.
  public let high: Solution
}

/// A value for each variable of a solver.
public struct Solution: Hashable, Sendable {
  let values: [Double]

  /// Returns the variable's value in this solution.
  public subscript(variable: Variable) -> Double {
    precondition(
      values.indices.contains(variable.index),
      "The variable was created after this solution, or by another solver.")
    return values[variable.index]
  }
}
