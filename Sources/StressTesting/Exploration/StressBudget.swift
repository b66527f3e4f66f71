/// How much a stress test may try before it reports.
public enum StressBudget: Hashable, Sendable {
  /// A number of trials, the same on each machine; failures may take ten more layouts of each trial to be made simple.
  case trials(Int)
  /// A time in seconds, with that for making failures simple; how much is tried depends on the machine, and so may the
  /// result.
  ///
  /// The last layout that was begun is finished, and each failure is laid out once more.
  case seconds(Double)

  /// Enough for all pairs of a cell with three texts, its corners, and some hundred random trials.
  public static let standard = StressBudget.trials(600)
}

/// A step of a stress test's search.
package enum StressPhase: Int, CaseIterable, Sendable {
  /// All pairs of values.
  case pairs
  case corners
  case random
  /// Widths between which something changes.
  case widths

  /// The share of the budget for the search that this step and those before it may use; what one leaves is the next one's.
  var limit: Double {
    switch self {
    case .pairs: 0.7
    case .corners: 0.82
    case .random: 0.92
    case .widths: 1
    }
  }
}

/// How much of a budget is left.
@MainActor struct RemainingBudget {
  let budget: StressBudget
  let runner: TrialRunner
  private let started = ContinuousClock.now

  init(_ budget: StressBudget, _ runner: TrialRunner) {
    self.budget = budget
    self.runner = runner
  }

  /// The share of a time that the search may take if something fails, and the rest makes the failures simple.
  private static let searchShare = 0.6
  /// How many layouts making failures simple may take for each trial.
  private static let triesForTrial = 10

  /// Whether a step of the search may go on.
  func allows(_ phase: StressPhase, hasFailures: Bool) -> Bool {
    switch budget {
    case .trials(let count): Double(runner.trialCount) < Double(count) * phase.limit
    case .seconds(let seconds):
      ContinuousClock.now - started
        < .seconds(seconds * (hasFailures ? Self.searchShare : 1) * phase.limit)
    }
  }

  /// Returns what one of some failures that are left to be made simple may use.
  ///
  /// - Parameters:
  ///   - count: the number of failures that share what is left, at least 1.
  ///   - first: the number of tries before the first failure.
  /// - Returns: an equal share.
  func allowance(of count: Int, since first: Int) -> ShrinkingLimit {
    switch budget {
    case .trials(let trials):
      let (all, isTooMuch) = trials.multipliedReportingOverflow(by: Self.triesForTrial)
      let left = (isTooMuch ? .max / 2 : max(all, 0)) - (runner.tryCount - first)
      return .tries(from: runner.tryCount, count: max(left, 0) / count)
    case .seconds(let seconds):
      let now = ContinuousClock.now
      let left = max(.zero, started + .seconds(seconds) - now)
      return .time(from: now, duration: left / count)
    }
  }

  var duration: Duration { ContinuousClock.now - started }
}

/// How much may be tried to make one failure simple.
enum ShrinkingLimit {
  /// A number of tries, from a count of a runner on.
  case tries(from: Int, count: Int)
  case time(from: ContinuousClock.Instant, duration: Duration)

  /// Whether some share of it is used up, from 0 to 1.
  @MainActor func isReached(by runner: TrialRunner, share: Double) -> Bool {
    switch self {
    case .tries(let start, let count): Double(runner.tryCount - start) >= Double(count) * share
    case .time(let start, let duration): ContinuousClock.now - start >= duration * share
    }
  }
}
