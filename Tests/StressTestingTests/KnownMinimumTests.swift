import FaultyCells
import Fixtures
import StressTesting
import Testing
import UIKit

/// What is shrunk is never larger than the smallest text that is known to show a fault.
@MainActor struct KnownMinimumTests {
  /// A text of one wide letter shows these faults as soon as it is long enough.
  @Test(arguments: [Fault.Kind.oneLine, .fixedWidth], [4, 11])
  func `a shrunk text is no longer than the known minimum`(
    kind: Fault.Kind, seed: Int
  ) throws {
    let fault = try #require(Fault.all(kind, in: SoundCell(seed: seed)).first)
    let test = FaultTrial(seed: seed, trials: 30).test(fault)
    let failure = try #require(test.run().failures.first)
    let known = try #require(minimum(of: failure, seed: seed, fault, test.invariants))
    #expect(failure.trial.textLength <= known, "\(failure.trial.values)")
    #expect(failure.isMinimal)
  }

  /// The least number of letters with which the same invariant fails in the same environment; the other texts are empty.
  private func minimum(
    of failure: StressFailure, seed: Int, _ fault: Fault, _ invariants: [LayoutInvariant]
  ) -> Int? {
    let identity = failure.violations[0].identity
    let judging = invariants.filter { $0.name == identity.invariant }
    let places = SoundCell(seed: seed).titles.indices
    return (0...80).first { count in
      places.contains { place in
        var texts = ["", "", ""]
        texts[place] = String(repeating: "W", count: count)
        var test = StressTest(
          StressSubject { SoundCell(seed: seed, fault: fault, texts: texts) },
          in: StressSpace(only: failure.trial.configuration), holding: judging)
        test.shrinkLimit = 0
        return test.run().others.contains(identity)
      }
    }
  }
}

extension Trial {
  /// The number of characters of all texts.
  fileprivate var textLength: Int {
    values.reduce(0) { length, value in
      if case .text(let text) = value { length + text.count } else { length }
    }
  }
}
