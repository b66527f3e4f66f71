/// How much a stress test may try before it reports.
public enum StressBudget: Hashable, Sendable {
  /// A number of trials, the same on each machine.
  case trials(Int)
  /// A time in seconds; how much is tried depends on the machine, and so may the result.
  case seconds(Double)

  /// Enough for all pairs of a cell with three texts, and as many random trials.
  public static let standard = StressBudget.trials(400)
}
