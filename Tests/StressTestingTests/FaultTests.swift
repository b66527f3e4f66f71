import Fixtures
import Foundation
import StressTesting
import TestSupport
import Testing
import UIKit

/// How many of the mistakes in random cells are found.
///
/// `STRESS_CELLS=300` tries more cells and more trials, and prints the shares and times.
@MainActor struct FaultTests {
  private static let wanted =
    ProcessInfo.processInfo.environment["STRESS_CELLS"].flatMap { Int($0) }
  /// One cell for each kind of mistake.
  private static let count = wanted ?? Fault.Kind.allCases.count
  /// Enough for some rows of all pairs of three texts; `.standard` covers them all.
  private static let trials = wanted == nil ? 30 : 60

  private func test(seed: Int, _ fault: Fault?) -> StressTest {
    let subject = StressSubject(.texts("one"), .texts("two"), .texts("three")) {
      (one: String, two: String, three: String) in
      SoundCell(seed: seed, fault: fault, texts: [one, two, three])
    }
    let cell = SoundCell(seed: seed)
    let fitted =
      cell.fitted.indices.map { LayoutInvariant.notStretched("fitted[\($0)]") }
      + cell.titles.indices.map { .notStretched("titles[\($0)]", along: [.vertical]) }
      + cell.narrowTitles.map { .notStretched("titles[\($0)]") }
    var test = StressTest(
      subject,
      holding: .standard + [.noNeedlessWrapping, .insideSuperview] + fitted,
      budget: .trials(Self.trials), seed: UInt64(seed))
    test.shrinkLimit = 1
    return test
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
    if Self.wanted != nil { print(results.text) }
  }

  /// Makes a random fault of a kind; one that changes no layout is replaced by another.
  private func result(seed: Int, _ kind: Fault.Kind) throws -> FaultResults.Result? {
    var random = SeededGenerator(trial: ~seed)
    let faults = Fault.all(kind, in: SoundCell(seed: seed)).shuffled(using: &random)
    for fault in faults {
      let report = test(seed: seed, fault).run()
      let identities = report.failures.flatMap(\.violations).map(\.identity) + report.others
      let isStandard = identities.contains { identity in
        [LayoutInvariant].standard.contains { $0.name == identity.invariant }
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
  /// One letter less fits, so that the smallest text is known.
  @Test func `a text that is too long is shrunk to the first that does not fit`() throws {
    let fault = try #require(Fault.all(.oneLine, in: SoundCell(seed: 4)).first)
    let report = test(seed: 4, fault).run()
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
