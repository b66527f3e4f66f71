package import Fixtures

/// The search for the simplest values and settings that break a cell.
@MainActor package struct StressTest {
  package let subject: StressSubject
  package let space: StressSpace
  package let invariants: [LayoutInvariant]
  package let allowances: [AllowedDiagnostic]
  package var budget: StressBudget
  package var seed: UInt64
  /// The most failures to make simple, which takes the most time; of further ones only the first trial is known.
  package var shrinkLimit = 8
  /// What an entry of a cell file for a failure has; nil for the test of an app's code.
  package internal(set) var entry: StressEntry?

  /// How a failure is written as a fixture.
  package var form: FixtureForm { entry.map { .cellFile($0) } ?? .swift }

  package init(
    _ subject: StressSubject, in space: StressSpace = StressSpace(),
    holding invariants: [LayoutInvariant] = .standard,
    allowing allowances: [AllowedDiagnostic] = [],
    budget: StressBudget = .standard, seed: UInt64 = 1
  ) {
    self.subject = subject
    self.space = space
    self.invariants = invariants
    self.allowances = allowances
    self.budget = budget
    self.seed = seed
  }

  /// Explores the space, and makes each failure as simple as it can be.
  package func run() -> StressReport {
    let points = TrialSpace(subject.inputs.map(\.domain), in: space)
    let runner = TrialRunner(
      subject, invariants: invariants, allowances: allowances, widths: space.widths)
    let remaining = RemainingBudget(budget, runner)
    var exploration = Exploration(points, runner, remaining, seed: seed)
    exploration.run()
    let trialCount = runner.trialCount
    let tries = runner.tryCount
    let shown = exploration.failures.prefix(shrinkLimit)
    let failures = shown.enumerated().map { index, found in
      let limit = remaining.allowance(of: shown.count - index, since: tries)
      return failure(
        found.identity, found.trial, Shrinking(space: points, runner: runner, limit: limit))
    }
    return StressReport(
      failures: StressFailure.merged(failures),
      others: exploration.failures.dropFirst(shrinkLimit).map(\.identity),
      unneeded: unneeded(runner), trialCount: trialCount, phaseCounts: exploration.counts,
      tryCount: runner.tryCount - tries, layoutCount: runner.layoutCount,
      pairs: exploration.pairs, budget: budget, duration: remaining.duration)
  }

  private func failure(
    _ identity: Violation.Identity, _ trial: Trial, _ shrinking: Shrinking
  ) -> StressFailure {
    let shrunk = shrinking.shrink(trial, identity)
    let violations = shrinking.runner.violations(of: shrunk.trial)
      .filter { $0.identity == identity }
    let layout = try? shrinking.runner.layout(shrunk.trial)
    return StressFailure(
      inputs: subject.inputs, trial: shrunk.trial,
      configuration: layout?.configuration ?? shrunk.trial.configuration, violations: violations,
      widths: shrinking.failingWidths(of: shrunk.trial, identity),
      neighbourCount: shrunk.neighbourCount, isMinimal: shrunk.isMinimal,
      rendering: try? layout?.rendering())
  }

  private func unneeded(_ runner: TrialRunner) -> [AllowedDiagnostic] {
    allowances.filter { !runner.neededAllowances.contains($0) }
  }
}
