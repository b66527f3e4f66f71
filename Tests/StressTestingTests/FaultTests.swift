import Fixtures
import Foundation
import StressTesting
import TestSupport
import Testing
import UIKit

/// How many of the mistakes in random cells are found.
///
/// `STRESS_CELLS=300` tries more cells and prints the shares and times.
@MainActor struct FaultTests {
  nonisolated static let count =
    ProcessInfo.processInfo.environment["STRESS_CELLS"].flatMap { Int($0) } ?? 7

  /// Enough for some rows of all pairs of three texts; `.standard` covers them all.
  private static let trials = 60

  private func test(seed: Int, _ fault: Fault?, trials: Int = trials) -> StressTest {
    let subject = StressSubject(.texts("one"), .texts("two"), .texts("three")) {
      (one: String, two: String, three: String) in
      SoundCell(seed: seed, fault: fault, texts: [one, two, three])
    }
    let cell = SoundCell(seed: seed)
    let fitted =
      cell.fitted.indices.map { LayoutInvariant.notStretched("fitted[\($0)]") }
      + cell.titles.indices.map { .notStretched("titles[\($0)]", along: [.vertical]) }
      + cell.narrowTitles.indices.map { .notStretched("narrowTitles[\($0)]") }
    return StressTest(
      subject,
      holding: .standard + [.noNeedlessWrapping, .insideSuperview] + fitted,
      budget: .trials(trials), seed: UInt64(seed))
  }

  @Test func `nothing is found in cells without a mistake`() {
    for seed in 0..<Self.count {
      let report = test(seed: seed, nil).run()
      #expect(report.failures.map { $0.text(.swift) } == [], "seed \(seed)")
    }
  }

  @Test func `the mistakes in cells are found`() throws {
    var results = FaultResults()
    for seed in 0..<Self.count {
      let kind = Fault.Kind.allCases[seed % Fault.Kind.allCases.count]
      try results.add(result(seed: seed, kind))
    }
    #expect(results.share >= 0.95, "\(results.missed)")
    if Self.count > Fault.Kind.allCases.count { print(results.text) }
  }

  /// Makes a random fault of a kind; one that changes no layout is no fault, and another one is made.
  private func result(seed: Int, _ kind: Fault.Kind) throws -> FaultResults.Result? {
    var random = SeededGenerator(trial: ~seed)
    let faults = Fault.all(kind, in: SoundCell(seed: seed)).shuffled(using: &random)
    for fault in faults {
      let report = test(seed: seed, fault).run()
      let violations = report.failures.flatMap(\.violations)
      let isStandard = violations.contains { violation in
        [LayoutInvariant].standard.contains { $0.name == violation.identity.invariant }
      }
      for failure in report.failures { #expect(failure.isMinimal, "\(fault) in seed \(seed)") }
      let effect = try report.isFailure ? nil : FaultEffect(seed: seed, fault: fault).firstChange()
      if report.isFailure || effect != nil {
        return FaultResults.Result(
          seed: seed, fault: fault, isFound: report.isFailure, isStandard: isStandard,
          duration: report.duration, effect: effect ?? "")
      }
    }
    return nil
  }
}
