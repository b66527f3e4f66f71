package import Fixtures

/// The search for the simplest values and settings that break a cell.
@MainActor package struct StressTest {
  package let subject: StressSubject
  package let space: StressSpace
  package let invariants: [LayoutInvariant]
  package let allowances: [AllowedDiagnostic]
  package var budget: StressBudget
  package var seed: UInt64

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

  /// The most failures to make simple, which takes the most time; of further ones only the first trial is known.
  private static let shrinkLimit = 8

  /// Explores the space, and makes each failure as simple as it can be.
  package func run() -> StressReport {
    let started = ContinuousClock.now
    let points = TrialSpace(subject.inputs.map(\.domain), in: space)
    let runner = TrialRunner(
      subject, invariants: invariants, allowances: allowances, widths: space.widths)
    var exploration = Exploration(points, runner, budget, seed: seed)
    exploration.run()
    let trialCount = runner.trialCount
    let shrinking = Shrinking(space: points, runner: runner)
    let failures = exploration.failures.prefix(Self.shrinkLimit).map { identity, trial in
      failure(identity, shrinking.shrink(trial, identity), shrinking)
    }
    return StressReport(
      failures: StressFailure.merged(Array(failures)),
      others: exploration.failures.dropFirst(Self.shrinkLimit).map(\.identity),
      unneeded: unneeded(runner), trialCount: trialCount, layoutCount: runner.layoutCount,
      pairs: exploration.pairs, duration: ContinuousClock.now - started)
  }

  private func failure(
    _ identity: Violation.Identity, _ shrunk: ShrunkTrial, _ shrinking: Shrinking
  ) -> StressFailure {
    let violations = shrinking.runner.violations(of: shrunk.trial)
      .filter { $0.identity == identity }
    return StressFailure(
      inputs: subject.inputs.map(\.name), trial: shrunk.trial, violations: violations,
      widths: shrinking.failingWidths(of: shrunk.trial, identity),
      neighbourCount: shrunk.neighbourCount, isMinimal: shrunk.isMinimal,
      rendering: (try? shrinking.runner.layout(shrunk.trial))?.rendering)
  }

  private func unneeded(_ runner: TrialRunner) -> [AllowedDiagnostic] {
    allowances.filter { !runner.neededAllowances.contains($0) }
  }
}
