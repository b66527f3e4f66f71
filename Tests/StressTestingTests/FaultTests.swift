import Fixtures
import Foundation
import StressTesting
import TestSupport
import Testing
import UIKit

/// How many of the mistakes in random cells are found.
///
/// `STRESS_CELLS=300` tries more cells and more trials, and prints the shares and times; `STRESS_CELLS=100-200` those from
/// the 100th on, so that several processes share the work.
@MainActor struct FaultTests {
  private static let wanted: Range<Int>? = {
    let numbers = (ProcessInfo.processInfo.environment["STRESS_CELLS"] ?? "").split(separator: "-")
      .compactMap { Int($0) }
    guard let last = numbers.last else { return nil }
    return (numbers.count > 1 ? numbers[0] : 0)..<last
  }()
  /// One cell for each kind of mistake.
  private static let seeds = wanted ?? 0..<Fault.Kind.allCases.count
  /// Some rows of all pairs of three texts; `.standard` covers them all.
  private static let trials = wanted == nil ? 30 : 60

  /// The test that the designer of a sound cell would write: what holds for nearly every cell, and what the design says.
  ///
  /// 1. The rows size themselves.
  /// 2. Pictures, switches and values are as large as their contents, and titles as high as theirs; those that leave
  ///    room beside them are as wide as their texts, too.
  /// 3. Only what keeps rows low may give way.
  static func test(seed: Int, _ fault: Fault?) -> StressTest {
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

  @Test func `nothing is found in cells without a mistake`() {
    for seed in Self.seeds {
      let report = Self.test(seed: seed, nil).run()
      #expect(report.failures.map { $0.text(.swift) } == [], "seed \(seed)")
    }
  }

  @Test func `the mistakes in cells are found`() throws {
    var results = FaultResults()
    for seed in Self.seeds {
      let kind = Fault.Kind.allCases[seed % Fault.Kind.allCases.count]
      try results.add(result(seed: seed, kind))
      if Self.wanted != nil, seed % 25 == 24 { print(results.text) }
    }
    #expect(results.share >= 0.95, "\(results.missed)")
    if Self.wanted != nil { print(results.text) }
  }

  /// Makes a random fault of a kind; one that changes no layout is replaced by another.
  private func result(seed: Int, _ kind: Fault.Kind) throws -> FaultResults.Result? {
    var random = SeededGenerator(trial: ~seed)
    let faults = Fault.all(kind, in: SoundCell(seed: seed)).shuffled(using: &random)
    for fault in faults {
      let started = clock()
      let report = Self.test(seed: seed, fault).run()
      let seconds = Double(clock() - started) / Double(CLOCKS_PER_SEC)
      let identities = report.failures.flatMap(\.violations).map(\.identity) + report.others
      let isStandard = identities.contains { identity in
        [LayoutInvariant].standard.contains { $0.name == identity.invariant }
      }
      for failure in report.failures { #expect(failure.isMinimal, "\(fault) in seed \(seed)") }
      let effect = try report.isFailure ? nil : FaultEffect(seed: seed, fault: fault).firstChange()
      if report.isFailure || effect != nil {
        return FaultResults.Result(
          seed: seed, fault: fault, isFound: report.isFailure, isStandard: isStandard,
          seconds: seconds, effect: effect ?? "")
      }
    }
    return nil
  }

  /// One letter less fits, so that the smallest text is known.
  @Test func `a text that is too long is shrunk to the first that does not fit`() throws {
    let fault = try #require(Fault.all(.oneLine, in: SoundCell(seed: 4)).first)
    let report = Self.test(seed: 4, fault).run()
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
