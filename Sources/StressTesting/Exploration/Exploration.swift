internal import Fixtures
internal import Foundation
internal import LayoutModel

/// Tries points of a space within a budget: all pairs, corners, random points, then widths between which something changes.
@MainActor struct Exploration {
  private let space: TrialSpace
  private let runner: TrialRunner
  private let budget: StressBudget
  private let started = ContinuousClock.now
  private var random: TrialRandom
  /// The first trial that failed in each way, in the order in which they were found.
  private(set) var failures: [(identity: Violation.Identity, trial: Trial)] = []
  private var known: Set<Violation.Identity> = []
  /// How many of the pairs of two values were tried, and of how many.
  private(set) var pairs: (covered: Int, total: Int) = (0, 0)

  init(_ space: TrialSpace, _ runner: TrialRunner, _ budget: StressBudget, seed: UInt64) {
    self.space = space
    self.runner = runner
    self.budget = budget
    random = TrialRandom(seed: seed)
  }

  /// The share of the budget after which widths are bisected.
  private static let randomShare = 0.8

  mutating func run() {
    let array = CoveringArray(counts: space.counts)
    let tried = tryAll(array.rows)
    pairs = (array.coveredPairs(inFirst: tried), array.pairCount)
    _ = tryAll(Corners.rows(counts: space.counts))
    let limit = attemptLimit
    var attempts = 0
    while hasBudget(Self.randomShare), attempts < limit {
      attempts += 1
      check(randomTrial())
    }
    for row in array.rows {
      guard hasBudget(1) else { break }
      bisect(space.trial(row))
    }
  }

  /// Small spaces have fewer points than the budget, so that drawing stops after some repetitions.
  private var attemptLimit: Int {
    switch budget {
    case .trials(let count): 4 * max(count, 0)
    case .seconds: .max
    }
  }

  /// Tries rows while the budget lasts; returns how many.
  private mutating func tryAll(_ rows: [[Int]]) -> Int {
    for (index, row) in rows.enumerated() {
      guard hasBudget(1) else { return index }
      check(space.trial(row))
    }
    return rows.count
  }

  private func hasBudget(_ share: Double) -> Bool {
    switch budget {
    case .trials(let count): Double(runner.trialCount) < Double(count) * share
    case .seconds(let seconds): ContinuousClock.now - started < .seconds(seconds * share)
    }
  }

  private mutating func check(_ trial: Trial) {
    for violation in runner.violations(of: trial)
    where known.insert(violation.identity).inserted {
      failures.append((violation.identity, trial))
    }
  }

  /// A random sample, or one that is a little simpler, of each input, at any half point of the widths.
  private mutating func randomTrial() -> Trial {
    var trial = space.trial(space.counts.map { random.below($0) })
    for index in trial.values.indices where random.below(2) == 0 {
      let simpler = space.domains[index].simpler(trial.values[index])
      if !simpler.isEmpty { trial.values[index] = simpler[random.below(simpler.count)] }
    }
    let widths = space.space.widths
    let steps = Int((widths.upperBound - widths.lowerBound) * 2)
    trial.configuration.width = widths.lowerBound + CGFloat(random.below(steps + 1)) / 2
    return trial
  }

  // MARK: Widths

  /// Checks the widths at which the lines or the problems of a trial change.
  private mutating func bisect(_ trial: Trial) {
    let widths = space.space.widths
    let ends = [widths.lowerBound, widths.upperBound].map { WidthProbe(trial, $0, runner) }
    bisect(trial, ends[0], ends[1])
  }

  private mutating func bisect(_ trial: Trial, _ low: WidthProbe, _ high: WidthProbe) {
    for probe in [low, high] { check(probe.trial) }
    let middle = (low.width + high.width).rounded() / 2
    guard low.signature != high.signature, middle > low.width, middle < high.width, hasBudget(1)
    else { return }
    let probe = WidthProbe(trial, middle, runner)
    bisect(trial, low, probe)
    bisect(trial, probe, high)
  }
}

/// A trial at one width, with what changes the look of the layout.
@MainActor private struct WidthProbe {
  let trial: Trial
  let width: CGFloat
  /// The lines of each text, in the order of views, and the ways in which the layout fails.
  let signature: [String]

  init(_ trial: Trial, _ width: CGFloat, _ runner: TrialRunner) {
    var trial = trial
    trial.configuration.width = width
    self.trial = trial
    self.width = width
    let failing = runner.violations(of: trial).map {
      "\($0.identity.invariant) \($0.identity.view)"
    }
    let tree = (try? runner.layout(trial))?.rendering.tree
    signature = (tree?.lineCounts ?? []).map(String.init) + failing
  }
}

extension LayoutNode {
  fileprivate var lineCounts: [Int] {
    (text.map { [$0.lines] } ?? []) + children.flatMap(\.lineCounts)
  }
}
