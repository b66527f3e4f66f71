import Foundation
import Testing

@testable import SnapshotRecords
@testable import Snapshots

/// What the events of a process prove about its tests.
struct TestAccountTests {
  private static let listed =
    #"{"kind":"test","payload":{"kind":"function","id":"a","name":"a()"}}"#
  private static let started = #"{"kind":"event","payload":{"kind":"testStarted","testID":"a"}}"#
  private static let ended = #"{"kind":"event","payload":{"kind":"testEnded","testID":"a"}}"#
  private static let failed =
    #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"a","issue":{"isKnown":false}}}"#
  private static let observed = #"{"kind":"event","payload":{"kind":"observed"}}"#
  private static let end = #"{"kind":"event","payload":{"kind":"runEnded"}}"#

  private func completeness(
    _ lines: [String], _ framework: TestFrameworkName, _ exitCode: Int32
  ) -> RunCompleteness {
    TestAccount(Data(lines.map { $0 + "\n" }.joined().utf8))
      .completeness(of: framework, exitCode: exitCode)
  }

  @Test(arguments: [
    ([listed, started, ended, end], Int32(0), RunCompleteness.complete),
    ([listed, started, failed, ended, end], 1, .complete), ([end], 0, .complete),
    // No issue explains the exit code.
    ([listed, started, ended, end], 1, .brokenOff),
    ([listed, started, ended, end], 69, .brokenOff),
    // A test wrote the end itself.
    ([listed, started, end], 0, .brokenOff), ([listed, started, failed, end], 1, .brokenOff),
    ([listed, started], 0, .brokenOff), ([listed, started, failed], 1, .brokenOff),
    ([listed, end, started], 0, .brokenOff), ([observed], 0, .brokenOff),
  ])
  func `only the last event shows that a process reached the end of its tests`(
    lines: [String], exitCode: Int32, expected: RunCompleteness
  ) {
    for framework in TestFrameworkName.allCases {
      #expect(completeness(lines, framework, exitCode) == expected)
    }
  }

  @Test(arguments: [
    (TestFrameworkName.xcTest, Int32(0), RunCompleteness.unobserved), (.xcTest, 1, .brokenOff),
    (.swiftTesting, 0, .brokenOff),
  ])
  func `only XCTest may report nothing`(
    framework: TestFrameworkName, exitCode: Int32, expected: RunCompleteness
  ) {
    #expect(completeness([], framework, exitCode) == expected)
  }

  @Test func `a process that was to run no test reports its end and no test`() {
    #expect(TestAccount(Data(Self.end.utf8)).selectsNoTest)
    #expect(!TestAccount(Data((Self.listed + "\n" + Self.end).utf8)).selectsNoTest)
    #expect(!TestAccount(Data(Self.observed.utf8)).selectsNoTest)
  }

  @Test(
    arguments: [
      ([], RunCompleteness.complete), ([.complete, .unobserved], .unobserved),
      ([.brokenOff, .complete, .unobserved], .brokenOff), ([.complete, nil], nil),
    ] as [([RunCompleteness?], RunCompleteness?)])
  func `of several parts the least complete counts`(
    parts: [RunCompleteness?], expected: RunCompleteness?
  ) {
    #expect(RunCompleteness.joined(parts) == expected)
  }
}
