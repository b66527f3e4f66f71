import Snapshots

/// How the tests of one framework ended.
struct TestEnding {
  let framework: TestFrameworkName
  let exitCode: Int32
  /// The tests that failed; nil if they are not known.
  let cases: [XUnitFile.Case]?
  /// The end of what they printed; nil if that was passed through.
  let output: String?
}

/// A failure of the tests that no snapshot's record says.
enum OtherFailure: Hashable, CustomStringConvertible {
  /// What kept an assertion of Snap from taking a snapshot, or that its code records.
  case assertion(test: String, problem: String)
  /// What keeps a cell file or one of its fixtures from being verified, with file and line.
  case cellFile(message: String)
  /// A test, with what it says itself.
  case test(name: String, message: String)
  /// As many failures of tests that are not named.
  case failures(framework: TestFrameworkName, count: Int, output: String?)
  /// Tests that ended badly without having come to their end.
  case brokenOff(framework: TestFrameworkName, exitCode: Int32, output: String?)

  /// The end of what the tests printed, where nothing else tells more.
  var output: String? {
    switch self {
    case .assertion, .cellFile, .test: nil
    case .failures(_, _, let output), .brokenOff(_, _, let output): output
    }
  }

  /// Whether it has nothing to do with the tests.
  var isOfCellFile: Bool {
    if case .cellFile = self { true } else { false }
  }

  var description: String {
    switch self {
    case .assertion(let test, let problem): "\(test): \(problem)"
    case .cellFile(let message): message
    case .test(let name, let message): "\(name): \(message)"
    case .failures(let framework, let count, _):
      "\(count) \(count == 1 ? "failure" : "failures") of \(framework.rawValue) "
        + "\(count == 1 ? "is" : "are") no snapshot's."
    case .brokenOff(let framework, let exitCode, _):
      "The tests of \(framework.rawValue) failed or crashed (swift test ended with \(exitCode)), "
        + "and not by snapshots alone."
    }
  }

  /// Returns what is left when all that the assertions of Snap have said is taken away.
  static func all(of endings: [TestEnding], in store: SnapshotStore) throws -> [OtherFailure] {
    let assertions = try store.failedAssertions()
    let problems = assertions.flatMap { assertion in
      assertion.problems.map { OtherFailure.assertion(test: assertion.test, problem: $0) }
    }
    return try problems
      + endings.filter { $0.exitCode != 0 }.flatMap { ending in
        let own = assertions.filter { $0.framework == ending.framework }
        return switch ending.framework {
        case .swiftTesting: failures(of: ending, besides: own.map(\.test))
        case .xcTest: failures(of: ending, try store.xcTestFailures(), besides: own.count)
        }
      }
  }

  private static func failures(of ending: TestEnding, besides own: [String]) -> [OtherFailure] {
    guard let cases = ending.cases else { return [brokenOff(ending)] }
    var own = own
    var others: [OtherFailure] = []
    for testCase in cases {
      // Which of a test's messages are ours is not said, but how many; ours name a snapshot first.
      var messages = testCase.failures.sorted { !isOurs($0) && isOurs($1) }
      while let index = own.firstIndex(of: testCase.name), !messages.isEmpty {
        own.remove(at: index)
        messages.removeLast()
      }
      let name = "\(testCase.suite)/\(testCase.name)"
      others += messages.map { .test(name: name, message: $0) }
    }
    return others
  }

  private static func isOurs(_ message: String) -> Bool {
    message.hasPrefix("Issue recorded")
  }

  private static func failures(
    of ending: TestEnding, _ count: Int?, besides own: Int
  ) -> [OtherFailure] {
    guard let count else { return [brokenOff(ending)] }
    guard count > own else { return [] }
    return [.failures(framework: .xcTest, count: count - own, output: ending.output)]
  }

  private static func brokenOff(_ ending: TestEnding) -> OtherFailure {
    .brokenOff(framework: ending.framework, exitCode: ending.exitCode, output: ending.output)
  }
}

extension TestFrameworkName {
  /// The option by which `swift test` runs only the tests of this framework.
  var option: String {
    switch self {
    case .swiftTesting: "--disable-xctest"
    case .xcTest: "--disable-swift-testing"
    }
  }
}
