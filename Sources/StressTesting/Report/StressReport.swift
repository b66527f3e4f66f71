package import Fixtures
internal import LayoutModel

/// The result of a stress test.
package struct StressReport: Sendable {
  /// The failures, in the order in which they were found.
  package let failures: [StressFailure]
  /// Ways of failing that were found but not made simple.
  package let others: [Violation.Identity]
  /// The allowances that no trial needed.
  package let unneeded: [AllowedDiagnostic]
  /// The number of different trials before shrinking.
  package let trialCount: Int
  /// How many of them each step of the search made, in the order of ``StressPhase``.
  package let phaseCounts: [Int]
  /// How many trials were judged to make failures simple.
  package let tryCount: Int
  /// The number of layouts, with those for shrinking.
  package let layoutCount: Int
  /// How many pairs of values were tried, and of how many.
  package let pairs: (covered: Int, total: Int)
  package let budget: StressBudget
  package let duration: Duration

  /// Whether something does not hold, or an allowance is not needed.
  package var isFailure: Bool { !failures.isEmpty || !unneeded.isEmpty }
}

/// One way in which a cell breaks, with its simplest trial.
package struct StressFailure: Sendable {
  package let inputs: [StressInput]
  /// The simplest trial that was found.
  package let trial: Trial
  /// The environment, with the height that a table imposes.
  package let configuration: Configuration
  /// What does not hold for it; several if it breaks in several ways.
  package let violations: [Violation]
  /// The widths at which the first violation occurs.
  package let widths: FailingWidths
  package let neighbourCount: Int
  /// Whether none of the simpler neighbours fails.
  package let isMinimal: Bool
  /// The layout; nil if the cell cannot be laid out.
  package let rendering: Rendering?

  /// Joins failures with the same trial and widths, which have one cause.
  static func merged(_ failures: [StressFailure]) -> [StressFailure] {
    var merged: [StressFailure] = []
    for failure in failures {
      let same = merged.firstIndex { $0.trial == failure.trial && $0.widths == failure.widths }
      guard let same else {
        merged.append(failure)
        continue
      }
      merged[same] = merged[same].adding(failure.violations)
    }
    return merged
  }

  private func adding(_ more: [Violation]) -> StressFailure {
    StressFailure(
      inputs: inputs, trial: trial, configuration: configuration,
      violations: violations + more, widths: widths, neighbourCount: neighbourCount,
      isMinimal: isMinimal, rendering: rendering)
  }
}
