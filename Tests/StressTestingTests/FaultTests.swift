import Fixtures
import Foundation
import LayoutModel
import StressTesting
import Testing
import UIKit

/// How many of the mistakes in random cells are found.
///
/// `STRESS_CELLS=300` tries more cells and prints the shares and times.
@MainActor struct FaultTests {
  nonisolated static let count =
    ProcessInfo.processInfo.environment["STRESS_CELLS"].flatMap { Int($0) } ?? 7

  private func report(seed: Int, _ fault: Fault?) -> StressReport {
    let subject = StressSubject(.texts("one"), .texts("two"), .texts("three")) {
      (one: String, two: String, three: String) in
      SoundCell(seed: seed, fault: fault, texts: [one, two, three])
    }
    return StressTest(subject, budget: .trials(Self.trials), seed: UInt64(seed)).run()
  }

  /// Enough for some rows of all pairs of three texts; `.standard` covers them all.
  private static let trials = 60

  @Test func `nothing is found in cells without a mistake`() {
    for seed in 0..<Self.count {
      let report = report(seed: seed, nil)
      #expect(report.failures.map { $0.text(.swift) } == [], "seed \(seed)")
    }
  }

  @Test func `the mistakes in cells are found`() {
    var missed: [String] = []
    var longest = Duration.zero
    for seed in 0..<Self.count {
      let fault = Fault.allCases[seed % Fault.allCases.count]
      let report = report(seed: seed, fault)
      longest = max(longest, report.duration)
      if report.failures.isEmpty { missed.append("\(fault) in seed \(seed)") }
      for failure in report.failures { #expect(failure.isMinimal, "\(fault) in seed \(seed)") }
    }
    #expect(missed.count * 20 <= Self.count, "\(missed)")
    if Self.count > Fault.allCases.count {
      print("\(Self.count - missed.count) of \(Self.count) found, the slowest in \(longest)")
    }
  }

  /// One letter less fits, so that the smallest text is known.
  @Test func `a text that is too long is shrunk to the first that does not fit`() throws {
    let report = report(seed: 4, .oneLine)
    let failure = try #require(
      report.failures.first { $0.violations[0].identity.kind == .truncatedText })
    guard case .text(let text) = failure.trial.values[0] else { return #expect(Bool(false)) }
    let shorter = SoundCell(seed: 4, fault: .oneLine, texts: [String(text.dropLast())])
    let rendering = try Rendering(of: shorter, in: failure.trial.configuration)
    #expect(!rendering.diagnostics.contains { $0.kind == .truncatedText })
    #expect(failure.isMinimal)
  }
}
