internal import Fixtures
internal import Foundation
package import StressTesting
internal import TestSupport
internal import UIKit

/// The search for a mistake in a random cell by the test that the cell's designer would write.
@MainActor package struct FaultTrial {
  package let seed: Int
  /// Of each stress test: some rows of all pairs of three texts; `.standard` covers them all.
  let trials: Int

  /// Takes the cell with a seed, and a number of trials for each stress test.
  package init(seed: Int, trials: Int) {
    self.seed = seed
    self.trials = trials
  }

  /// The kind of mistake that is made in the cell: each in turn.
  private var kind: Fault.Kind { Fault.Kind.allCases[seed % Fault.Kind.allCases.count] }

  /// The test of a sound cell's designer: what holds for nearly every cell, and what the design says.
  ///
  /// 1. The rows size themselves.
  /// 2. Pictures, switches and values are as large as their contents, and titles as high as theirs; those that leave
  ///    room beside them are as wide as their texts, too.
  /// 3. Only what keeps rows low may give way.
  package func test(_ fault: Fault?) -> StressTest {
    let seed = seed
    let subject = StressSubject(.texts("one"), .texts("two"), .texts("three")) {
      (one: String, two: String, three: String) in
      SoundCell(seed: seed, fault: fault, texts: [one, two, three])
    }
    let cell = SoundCell(seed: seed)
    let fitted =
      cell.fitted.indices.map { LayoutInvariant.notStretched("fitted[\($0)]") }
      + cell.titles.indices.map { .notStretched("titles[\($0)]", along: [.vertical]) }
      + cell.narrowTitles.map { .notStretched("titles[\($0)]") }
    let general: [LayoutInvariant] = [
      .noNeedlessWrapping, .insideSuperview,
      .noBrokenConstraint(from: UILayoutPriority(SoundCell.keepsRowsLow.rawValue + 1)),
    ]
    var test = StressTest(
      subject, in: StressSpace(heights: [.fitting]), holding: .standard + general + fitted,
      budget: .trials(trials), seed: UInt64(seed))
    test.shrinkLimit = 1
    return test
  }

  /// Makes a random mistake in the cell and searches for it; one that changes no layout is replaced by another.
  ///
  /// Returns nil if the cell cannot have a mistake of its kind that changes a layout.
  package func result() throws -> FaultResults.Result? {
    var random = SeededGenerator(trial: ~seed)
    var effects = FaultEffect(seed: seed)
    for fault in Fault.all(kind, in: SoundCell(seed: seed)).shuffled(using: &random) {
      let started = clock()
      let report = test(fault).run()
      let seconds = Double(clock() - started) / Double(CLOCKS_PER_SEC)
      let effect = try report.isFailure ? nil : effects.firstChange(by: fault)
      if report.isFailure || effect != nil {
        return FaultResults.Result(
          seed: seed, fault: fault, isFound: report.isFailure, isStandard: report.isStandard,
          isMinimal: report.failures.allSatisfy(\.isMinimal), seconds: seconds,
          effect: effect ?? "", text: report.text(.swift))
      }
    }
    return nil
  }
}

extension StressReport {
  /// Whether a standard invariant found something.
  fileprivate var isStandard: Bool {
    let identities = failures.flatMap(\.violations).map(\.identity) + others
    return identities.contains { identity in
      [LayoutInvariant].standard.contains { $0.name == identity.invariant }
    }
  }
}
