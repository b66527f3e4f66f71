import Foundation
package import SnapshotRecords
package import Snapshots

/// A test failure that is not in any snapshot's record.
package enum OtherFailure: Hashable, CustomStringConvertible {
  /// An error that kept an assertion from taking a snapshot, or a record mode left in its code.
  case assertion(test: String, problem: String)
  /// An error that prevents a cell file or a fixture from being verified, with file and line.
  case cellFile(message: String)
  /// A failure of a test itself.
  case issue(TestAccount.Issue)
  /// Tests that crashed or were interrupted.
  case brokenOff(framework: TestFrameworkName, exitCode: Int32, output: String?)
  /// XCTest crashed before its first test.
  case launch(XCTestLaunch)
  /// A test that ended its process, or did not end.
  case crash(TestCrash)

  /// The end of the tests' output, if there is nothing more specific.
  var output: String? {
    switch self {
    case .assertion, .cellFile, .issue, .launch, .crash: nil
    case .brokenOff(_, _, let output): output
    }
  }

  /// Whether it is unrelated to the tests.
  var isOfCellFile: Bool {
    if case .cellFile = self { true } else { false }
  }

  /// Whether it is a class whose tests could not be made.
  package var isOfUnmadeTests: Bool {
    if case .crash(let crash) = self { crash.kind == .making } else { false }
  }

  package var description: String {
    switch self {
    case .assertion(let test, let problem): "\(test): \(problem)"
    case .cellFile(let message): message
    case .issue(let issue):
      ([issue.place.map { "\($0.fileID):\($0.line)" }, issue.test].compactMap { $0 } + [
        issue.message
      ])
      .joined(separator: ": ")
    case .brokenOff(let framework, let exitCode, _):
      exitCode == 0
        ? "The tests of \(framework.rawValue) did not report their end: something ended their process with 0 before, so that "
          + "some have not run."
        : "The tests of \(framework.rawValue) failed or crashed (they ended with \(exitCode)), and not only because of "
          + "snapshots."
    case .crash(let crash): crash.description
    case .launch(let launch): "\(launch.finding) \(launch.remedy)"
    }
  }

  /// Returns the messages that are not from snapshot assertions.
  static func all(of endings: [TestEnding], in store: SnapshotStore) throws -> [OtherFailure] {
    let assertions = try store.failedAssertions()
    var problems: [OtherFailure] = []
    for assertion in assertions {
      for problem in assertion.problems {
        let failure = OtherFailure.assertion(test: assertion.test, problem: problem)
        // A test that was interrupted by the crash of another one has run twice.
        if !problems.contains(failure) { problems.append(failure) }
      }
    }
    return problems + endings.flatMap(\.crashes).map(OtherFailure.crash)
      + endings.filter { !$0.isGood }.flatMap { ending -> [OtherFailure] in
        if let launch = ending.launch { return [.launch(launch)] }
        let own = assertions.filter { $0.framework == ending.framework }
        return failures(of: ending, besides: own.map(\.place))
      }
  }

  /// The issues elsewhere than at the failed assertions; an assertion in a loop fails as often as it left a note.
  private static func failures(
    of ending: TestEnding, besides own: [FailedAssertion.Place?]
  ) -> [OtherFailure] {
    guard let issues = ending.issues else { return [brokenOff(ending)] }
    var own = own
    return issues.filter { issue in
      guard let index = own.firstIndex(of: issue.place) else { return true }
      own.remove(at: index)
      return false
    }.map(OtherFailure.issue)
  }

  private static func brokenOff(_ ending: TestEnding) -> OtherFailure {
    .brokenOff(framework: ending.framework, exitCode: ending.exitCode, output: ending.output)
  }
}
