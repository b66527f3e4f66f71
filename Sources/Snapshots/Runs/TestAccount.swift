internal import FileAccess
package import Foundation
package import SnapshotRecords

/// What one process reported of its tests before it ended, a ``TestEvent`` a line.
package struct TestAccount {
  /// What made a test fail.
  package struct Issue: Hashable, Sendable {
    /// The name of the test; nil for an issue outside of tests.
    package var test: String?
    /// Where it was recorded; nil if that is unknown.
    package var place: FailedAssertion.Place?
    /// The sentences about it.
    package var message: String
  }

  /// The identifiers of the test functions that it was to run.
  package private(set) var functions: Set<String> = []
  /// Those that have started and not ended, in the order of their starts.
  package var running: [String] { starts.sorted { $0.value < $1.value }.map(\.key) }
  /// How many starts there were before that of each of these.
  private var starts: [String: Int] = [:]
  private var startCount = 0
  /// The identifiers of those that have ended.
  package private(set) var ended: Set<String> = []
  /// The class whose tests XCTest was to make last, while the tool looks for one that ends the process; nil without one.
  package private(set) var lastMade: String?
  /// The issues that make tests fail, with the identifiers of their tests.
  package private(set) var issues: [(test: String?, issue: Issue)] = []
  /// Whether nothing was reported, as where nothing observes the tests.
  private var isEmpty = true
  /// Whether the last thing reported is the end of all tests.
  private var hasEnd = false

  /// Reads the lines of a file; others than events are skipped, as the last one of a crashed process may be cut off.
  package init(_ data: Data) {
    var names: [String: String] = [:]
    let decoder = JSONDecoder()
    for line in data.lines {
      guard let record = try? decoder.decode(TestEvent.self, from: line) else { continue }
      isEmpty = false
      hasEnd = record.payload.kind == "runEnded"
      if record.kind == "test", let id = record.payload.id {
        names[id] = record.payload.name
        if record.payload.kind == "function" { functions.insert(id) }
      } else {
        take(record.payload, names)
      }
    }
  }

  /// Whether no test was to run: Swift Testing ends with `EX_UNAVAILABLE` then, which is not a failure.
  package var selectsNoTest: Bool { hasEnd && functions.isEmpty }

  /// Returns whether the end of the process's tests was seen.
  ///
  /// - Parameters:
  ///   - framework: the framework of the tests.
  ///   - exitCode: how the process ended; one that no issue explains is not that of its tests.
  /// - Returns: how much of the tests was seen.
  package func completeness(
    of framework: TestFrameworkName, exitCode: Int32
  ) -> RunCompleteness {
    if isEmpty, framework == .xcTest, exitCode == 0 { return .unobserved }
    // A process of the tests' own can write an end into the file; then some have not ended.
    let hasEnded = hasEnd && starts.isEmpty
    return hasEnded && (exitCode == 0 || !issues.isEmpty) ? .complete : .brokenOff
  }

  private mutating func take(_ event: TestEvent.Payload, _ names: [String: String]) {
    if let issue = event.issue, !issue.isKnown {
      let message = (event.messages ?? []).map(\.text).joined(separator: ": ")
      let name = event.testID.flatMap { names[$0] }
      issues.append(
        (event.testID, .init(test: name, place: issue.sourceLocation, message: message)))
    }
    if event.kind == TestMaking.event { lastMade = event.testID }
    // Suites start and end, too.
    guard let test = event.testID, functions.contains(test) else { return }
    switch event.kind {
    case "testStarted":
      starts[test] = starts[test] ?? startCount
      startCount += 1
    case "testEnded":
      starts[test] = nil
      ended.insert(test)
    default: break
    }
  }
}
