internal import Fixtures
internal import Foundation

/// Tries points of a space within a budget: all pairs, corners, random points, then widths between which something changes.
@MainActor struct Exploration {
  private let space: TrialSpace
  private let runner: TrialRunner
  private let budget: RemainingBudget
  private var random: TrialRandom
  /// The first trial that failed in each way, in the order in which they were found.
  private(set) var failures: [(identity: Violation.Identity, trial: Trial)] = []
  private var known: Set<Violation.Identity> = []
  /// How many of the pairs of two values were tried, and of how many.
  private(set) var pairs: (covered: Int, total: Int) = (0, 0)
  /// The number of new trials of each step.
  private(set) var counts = [Int](repeating: 0, count: StressPhase.allCases.count)

  init(_ space: TrialSpace, _ runner: TrialRunner, _ budget: RemainingBudget, seed: UInt64) {
    self.space = space
    self.runner = runner
    self.budget = budget
    random = TrialRandom(seed: seed)
  }

  mutating func run() {
    let array = CoveringArray(counts: space.counts)
    let tried = tryAll(array.rows, .pairs)
    pairs = (array.coveredPairs(inFirst: tried), array.pairCount)
    _ = tryAll(Corners.rows(counts: space.counts), .corners)
    let limit = attemptLimit
    var attempts = 0
    while allows(.random), attempts < limit {
      attempts += 1
      check(randomTrial(), .random)
    }
    for row in array.rows {
      guard allows(.widths) else { break }
      bisect(space.trial(row))
    }
  }

  /// Small spaces have fewer points than the budget, so that drawing stops after some repetitions.
  private var attemptLimit: Int {
    switch budget.budget {
    case .trials(let count): 4 * min(max(count, 0), .max / 4)
    case .seconds: .max
    }
  }

  /// Tries rows while the budget lasts; returns how many.
  private mutating func tryAll(_ rows: [[Int]], _ phase: StressPhase) -> Int {
    for (index, row) in rows.enumerated() {
      guard allows(phase) else { return index }
      check(space.trial(row), phase)
    }
    return rows.count
  }

  private func allows(_ phase: StressPhase) -> Bool {
    budget.allows(phase, hasFailures: !failures.isEmpty)
  }

  private mutating func check(_ trial: Trial, _ phase: StressPhase) {
    let before = runner.trialCount
    for violation in runner.violations(of: trial)
    where known.insert(violation.identity).inserted {
      failures.append((violation.identity, trial))
    }
    counts[phase.rawValue] += runner.trialCount - before
  }

  /// A random sample, or one that is a little simpler, of each input, at any half point of the widths.
  private mutating func randomTrial() -> Trial {
    var trial = space.trial(space.counts.map { random.below($0) })
    for index in trial.values.indices where random.below(2) == 0 {
      let simpler = space.domains[index].simpler(trial.values[index])
      if !simpler.isEmpty { trial.values[index] = simpler[random.below(simpler.count)] }
    }
    let widths = space.space.widths
    // Of a range that has no number of steps only the ends are tried.
    let steps = Int(exactly: ((widths.upperBound - widths.lowerBound) * 2).rounded(.down)) ?? 0
    trial.configuration.width = widths.lowerBound + CGFloat(random.below(steps + 1)) / 2
    return trial
  }

  // MARK: Widths

  /// Checks the widths at which the lines or the problems of a trial change.
  private mutating func bisect(_ trial: Trial) {
    let widths = space.space.widths
    bisect(trial, widths.lowerBound, widths.upperBound)
  }

  private mutating func bisect(_ trial: Trial, _ low: CGFloat, _ high: CGFloat) {
    guard let lower = signature(of: trial, at: low), let upper = signature(of: trial, at: high)
    else { return }
    let middle = (low + high).rounded() / 2
    guard lower != upper, middle > low, middle < high else { return }
    bisect(trial, low, middle)
    bisect(trial, middle, high)
  }

  /// What changes the look of a trial at one width: the lines of each text, and the ways in which the layout fails; nil if
  /// the budget is used up.
  private mutating func signature(of trial: Trial, at width: CGFloat) -> [String]? {
    guard allows(.widths) else { return nil }
    var trial = trial
    trial.configuration.width = width
    check(trial, .widths)
    let judgement = runner.judgement(of: trial)
    return judgement.lineCounts.map(String.init)
      + judgement.violations.map { "\($0.identity.invariant) \($0.identity.view)" }
  }
}
