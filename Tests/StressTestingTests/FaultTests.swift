import FaultyCells
import Fixtures
import StressTesting
import Testing
import UIKit

/// Mistakes in random cells are found, in one cell for each kind; `make stress-faults` tries 300.
@MainActor struct FaultTests {
  /// One cell for each kind of mistake.
  private static let trials = Fault.Kind.allCases.indices.map { FaultTrial(seed: $0, trials: 30) }

  @Test func `nothing is found in cells without a mistake`() {
    for trial in Self.trials {
      let report = trial.test(nil).run()
      #expect(report.failures.map { $0.text(.swift) } == [], "seed \(trial.seed)")
    }
  }

  @Test func `the mistakes in cells are found`() throws {
    var results = FaultResults()
    for trial in Self.trials { results.add(try trial.result()) }
    #expect(results.missed == [])
    #expect(results.unproven == [])
  }

  /// One letter less fits, so that the smallest text is known.
  @Test func `a text that is too long is shrunk to the first that does not fit`() throws {
    let fault = try #require(Fault.all(.oneLine, in: SoundCell(seed: 4)).first)
    let report = FaultTrial(seed: 4, trials: 30).test(fault).run()
    let failure = try #require(
      report.failures.first { $0.violations[0].identity.kind == .truncatedText })
    let texts = failure.trial.values.map { value in
      if case .text(let text) = value { text } else { "" }
    }
    var shorter = texts
    shorter[fault.place].removeLast()
    func isTruncated(_ texts: [String]) throws -> Bool {
      let cell = SoundCell(seed: 4, fault: fault, texts: texts)
      return try Rendering(of: cell, in: failure.trial.configuration).diagnostics
        .contains { $0.kind == .truncatedText }
    }
    #expect(try isTruncated(texts))
    #expect(try !isTruncated(shorter))
    #expect(failure.isMinimal)
  }
}
