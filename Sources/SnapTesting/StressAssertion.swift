#if !canImport(Darwin)
internal import Fixtures
internal import Foundation
internal import SnapReport
internal import Snapshots
internal import StressTesting
internal import UIKit

/// A call of an assertion that runs stress tests.
struct StressAssertion: Sendable {
  let site: CallSite
  var settings = RunSettings.process

  func run(_ makeTest: @MainActor () -> StressTest) {
    OpenAssertions.run(at: site, settings) {
      let outcome = MainActorBridge.run { Self.outcome(of: makeTest().run(), .swift) }
      TestFramework.current.report(outcome, at: site, settings)
    }
  }

  func run(cellFile url: URL) {
    OpenAssertions.run(at: site, settings) {
      let outcome = MainActorBridge.run { Self.outcome(ofCellFile: url) }
      TestFramework.current.report(outcome, at: site, settings)
    }
  }

  @MainActor static func outcome(ofCellFile url: URL) -> AssertionOutcome {
    var outcome = AssertionOutcome()
    do {
      let file = try CellFile(contentsOf: url)
      if file.stress.isEmpty {
        outcome.problems.append("\(url.path): no fixture has the member “stress”. Add one.")
      }
      for declaration in file.stress {
        let test = try StressTest(declaration)
        let found = Self.outcome(of: test.run(), test.form)
        outcome.problems += found.problems.map { "\(declaration.prototype.name): \($0)" }
        outcome.attachments += found.attachments
      }
    } catch {
      outcome.problems.append("\(error)")
    }
    return outcome
  }

  /// Returns the failures of a test, with a picture of each.
  static func outcome(of report: StressReport, _ form: FixtureForm) -> AssertionOutcome {
    guard report.isFailure else { return AssertionOutcome() }
    let pictures = report.failures.enumerated().compactMap { index, failure in
      failure.picture.map { FailureAttachment(name: "failure-\(index + 1).png", bytes: $0) }
    }
    return AssertionOutcome(problems: [report.text(form)], attachments: pictures)
  }
}
#endif
