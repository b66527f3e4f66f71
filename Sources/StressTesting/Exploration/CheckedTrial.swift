internal import Fixtures
internal import Foundation

/// A trial whose layout is judged by invariants, which may lay out others to compare with.
@MainActor struct CheckedTrial {
  let trial: Trial
  let layout: StressLayout
  let subject: StressSubject
  /// The widths in points that the cell must survive.
  let widths: ClosedRange<CGFloat>
  let runner: TrialRunner

  /// Lays out a trial that differs from this one.
  func layout(_ change: (inout Trial) -> Void) throws -> StressLayout {
    var other = trial
    change(&other)
    return try runner.layout(other)
  }

  /// The values that a reused cell showed before: the simplest, and the least simple.
  var formerValues: [[StressValue]] {
    let samples = subject.inputs.map(\.domain.samples)
    return [samples.compactMap(\.last), samples.compactMap(\.first)]
  }
}
