import Foundation
import SnapshotRecords
import Snapshots

/// The result of one framework's tests.
package struct TestEnding {
  let framework: TestFrameworkName
  var exitCode: Int32
  /// The issues that it recorded; nil if it did not finish.
  var issues: [TestAccount.Issue]?
  /// Whether it would have reported issues and its end.
  var isObserved = true
  /// The end of their output; nil if that was passed through.
  let output: String?
  /// Why XCTest crashed before its first test; nil if it did not, or the sources do not show it.
  var launch: XCTestLaunch?
  /// The tests that ended the process, or did not end.
  var crashes: [TestCrash] = []

  /// Whether all its tests were seen to end.
  var completeness: RunCompleteness {
    if issues == nil || !crashes.isEmpty { return .brokenOff }
    return isObserved ? .complete : .unobserved
  }

  /// Whether its process ended by itself before the first test.
  var hasNotBegun: Bool { exitCode != 0 && issues == nil && crashes.isEmpty }

  /// Whether all its tests ended, and none failed.
  var isGood: Bool { exitCode == 0 && completeness.hasAllSnapshots }

  /// Joins what the processes of one framework reported; one whose tests were broken off stays apart.
  static func joined(_ endings: [TestEnding]) -> [TestEnding] {
    let whole = endings.filter { $0.issues != nil }
    guard let first = whole.first else { return endings }
    let failed = whole.first { $0.exitCode != 0 } ?? first
    let joined = TestEnding(
      framework: first.framework, exitCode: failed.exitCode,
      issues: whole.flatMap { $0.issues ?? [] }, isObserved: whole.allSatisfy(\.isObserved),
      output: failed.output,
      crashes: whole.flatMap(\.crashes))
    return [joined] + endings.filter { $0.issues == nil }
  }
}
