#if !canImport(Darwin)
internal import Foundation
internal import SnapReport
internal import SnapshotRecords
internal import SnapshotReferences
internal import Snapshots
internal import Testing
internal import XCTest

/// The test framework that runs the current test.
enum TestFramework {
  case swiftTesting
  case xcTest

  static var current: TestFramework {
    Test.current == nil && !isSwiftTestingProcess ? .xcTest : .swiftTesting
  }

  /// The current test's identifier, as in the stream of events; nil in detached tasks, and in XCTest without the tool.
  var runningTest: String? {
    switch self {
    case .swiftTesting: Test.current.map { "\($0.id)" }
    case .xcTest: XCTestEvents.runningTest
    }
  }

  /// The framework's name in notes and records.
  var name: TestFrameworkName { self == .xcTest ? .xcTest : .swiftTesting }

  /// Whether the current test runs once for each of its arguments.
  static var isParameterized: Bool { Test.Case.current?.isParameterized ?? false }

  /// Whether SwiftPM, which runs each framework in a separate process, selected Swift Testing.
  ///
  /// In a detached task the current test is unknown, and XCTest would drop a failure.
  static let isSwiftTestingProcess: Bool = {
    let arguments = CommandLine.arguments
    return zip(arguments, arguments.dropFirst()).contains {
      $0 == "--testing-library" && $1 == "swift-testing"
    }
  }()

  /// Fails the current test if something is wrong, and notes the reason for a tool that runs it.
  func report(_ outcome: AssertionOutcome, at site: CallSite, _ settings: RunSettings) {
    guard outcome.isFailure else { return }
    fail(outcome, at: site, tool: settings.tool)
    note(outcome.problems, at: site, settings)
  }

  /// Notes the reason for a failure for a tool that runs the test.
  func note(_ problems: [String], at site: CallSite, _ settings: RunSettings) {
    guard let store = try? settings.store(forFile: site.filePath.description, mode: .never) else {
      return
    }
    let failure = FailedAssertion(
      framework: name,
      test: Test.current?.name ?? site.function, place: place(of: site),
      problems: problems)
    // Without a note the tool counts and shows the failure as one of the test itself.
    try? store.note(failure)
  }

  /// The location of a failure as the framework's events have it.
  private func place(of site: CallSite) -> FailedAssertion.Place {
    switch self {
    case .swiftTesting: site.place
    case .xcTest: .init(ofXCTestIn: site.filePath.description, line: Int(site.line))
    }
  }

  /// Fails the current test at the assertion, and attaches the files that explain why.
  func fail(_ outcome: AssertionOutcome, at site: CallSite, tool: ToolName) {
    let message = tool.naming(outcome.message)
    switch self {
    case .swiftTesting:
      for attachment in outcome.failures.flatMap(\.attachments) + outcome.attachments {
        Attachment.record(
          attachment.bytes, named: attachment.name, sourceLocation: site.sourceLocation)
      }
      Issue.record(Comment(rawValue: message), sourceLocation: site.sourceLocation)
    case .xcTest:
      XCTFail(message, file: site.filePath, line: site.line)
    }
  }
}
#endif
