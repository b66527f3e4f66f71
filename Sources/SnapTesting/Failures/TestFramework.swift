internal import Foundation
internal import SnapReport
internal import Snapshots
internal import Testing
internal import XCTest

/// The place of an assertion in a test's source.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let function: String
  let line: UInt
  let column: UInt

  /// The name of the source file without folders and extension: the suite of a snapshot's key.
  var suite: String {
    URL(fileURLWithPath: filePath.description).deletingPathExtension().lastPathComponent
  }

  /// The name of the test function as a person would say it.
  var testName: String {
    SnapshotKey.fixtureName(ofFunction: function)
  }

  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: fileID.description, filePath: filePath.description, line: Int(line),
      column: Int(column))
  }
}

/// The test framework that runs the current test.
enum TestFramework {
  case swiftTesting
  case xcTest

  static var current: TestFramework {
    Test.current == nil && !isSwiftTestingProcess ? .xcTest : .swiftTesting
  }

  /// Whether the current test runs once for each of its arguments.
  static var isParameterized: Bool { Test.Case.current?.isParameterized ?? false }

  /// Whether SwiftPM, which runs each framework in a process of its own, named Swift Testing.
  ///
  /// In a detached task it does not know the current test, and XCTest would drop a failure.
  private static let isSwiftTestingProcess: Bool = {
    let arguments = CommandLine.arguments
    return zip(arguments, arguments.dropFirst()).contains {
      $0 == "--testing-library" && $1 == "swift-testing"
    }
  }()

  /// Fails the current test where there are complaints, and tells a tool that runs it why.
  func report(
    _ complaints: [Complaint], at site: CallSite, _ settings: RunSettings = .process
  ) {
    fail(complaints, at: site)
    guard let store = try? settings.store(for: site, mode: .never) else { return }
    if self == .xcTest { MainActorBridge.run { XCTestEnd.watch(for: store) } }
    guard !complaints.isEmpty else { return }
    let failure = FailedAssertion(
      framework: self == .xcTest ? .xcTest : .swiftTesting,
      test: Test.current?.name ?? site.function,
      complaints: complaints.filter { !$0.isOnRecord }.map(\.message))
    // A failure without a note counts as one of another kind, which the tool says and shows.
    try? store.note(failure)
  }

  /// Fails the current test at the assertion, and hands over the files that explain why.
  func fail(_ complaints: [Complaint], at site: CallSite) {
    guard !complaints.isEmpty else { return }
    let message = RunSettings.process.tool.naming(
      complaints.map(\.message).joined(separator: "\n\n"))
    switch self {
    case .swiftTesting:
      for attachment in complaints.flatMap(\.attachments) {
        Attachment.record(
          attachment.bytes, named: attachment.name, sourceLocation: site.sourceLocation)
      }
      Issue.record(Comment(rawValue: message), sourceLocation: site.sourceLocation)
    case .xcTest:
      XCTFail(message, file: site.filePath, line: site.line)
    }
  }
}
