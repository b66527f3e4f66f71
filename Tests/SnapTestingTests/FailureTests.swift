import Foundation
import SnapReport
import Snapshots
import Testing

@testable import SnapTesting

@MainActor struct FailureTests {
  private let package = AssertionPackage()

  @Test func `a failure attaches reference, actual and diff under different names`() {
    let assertion = greetingAssertion(over: .widths(120, 140))
    package.record(assertion) { greeting("Hello") }
    let attachments = package.outcome(assertion) { greeting("Goodbye") }.failures.flatMap(
      \.attachments)
    #expect(
      attachments.map(\.name) == [
        "GreetingTests+says-hello.120@2x.reference.png",
        "GreetingTests+says-hello.120@2x.actual.png", "GreetingTests+says-hello.120@2x.diff.png",
        "GreetingTests+says-hello.140@2x.reference.png",
        "GreetingTests+says-hello.140@2x.actual.png", "GreetingTests+says-hello.140@2x.diff.png",
      ])
    #expect(attachments.allSatisfy { $0.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) })
  }

  @Test func `a picture without a reference attaches the actual`() {
    let attachments = package.outcome(greetingAssertion()) { greeting() }.failures.flatMap(
      \.attachments)
    #expect(attachments.map(\.name) == ["GreetingTests+says-hello.120@2x.actual.png"])
  }

  @Test func `a layout attaches texts`() {
    let assertion = greetingAssertion(as: .layout)
    package.record(assertion) { greeting("Hello") }
    let attachments = package.outcome(assertion) { greeting("Goodbye") }.failures.flatMap(
      \.attachments)
    #expect(
      attachments.map(\.name) == [
        "GreetingTests+says-hello.120.layout.reference.txt",
        "GreetingTests+says-hello.120.layout.actual.txt",
        "GreetingTests+says-hello.120.layout.diff.txt",
      ])
  }

  @Test func `failures and problems are one issue at the line of the assertion`() {
    let site = CallSite(
      fileID: "Tests/GreetingTests.swift", filePath: "/Tests/GreetingTests.swift",
      function: "`says hello`()", line: 7, column: 3)
    let outcome = AssertionOutcome(
      failures: [AssertionFailure(message: "first", attachments: [])], problems: ["second"])
    withKnownIssue {
      TestFramework.current.fail(outcome, at: site, tool: .snap)
    } matching: { issue in
      issue.comments == ["first\n\nsecond"] && issue.sourceLocation?.line == 7
        && issue.sourceLocation?.fileID == "Tests/GreetingTests.swift"
    }
  }

  @Test
  func `a failed assertion is noted for the tool, with problems that no record has`()
    throws
  {
    let settings = RunSettings(environment: [
      "SNAP_RUN": "run",
      "SNAP_REFERENCE_DIR": package.root.appendingPathComponent("Snapshots").path,
    ])
    let site = CallSite(
      fileID: "Tests/GreetingTests.swift", filePath: "/nowhere/GreetingTests.swift",
      function: "`says hello`()", line: 7, column: 3)
    let outcome = AssertionOutcome(
      failures: [AssertionFailure(message: "Snapshot differs", attachments: [])],
      problems: ["Another"])
    withKnownIssue { TestFramework.current.report(outcome, at: site, settings) }
    let notes = try settings.store(forFile: site.filePath.description, mode: .never)
      .failedAssertions()
    #expect(notes.map(\.problems) == [["Another"]])
    #expect(notes.first?.framework == .swiftTesting)
  }

  @Test func `a detached task belongs to Swift Testing as well`() async {
    let framework = await Task.detached { TestFramework.current }.value
    #expect(framework == .swiftTesting)
  }
}
