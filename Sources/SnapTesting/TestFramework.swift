internal import Foundation
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
    function.replacingOccurrences(of: "`", with: "")
      .replacingOccurrences(of: #"\(.*\)$"#, with: "", options: .regularExpression)
  }
}

/// The test framework that runs the current test.
enum TestFramework {
  case swiftTesting
  case xcTest

  static var current: TestFramework { Test.current == nil ? .xcTest : .swiftTesting }

  /// Whether the current test runs once for each of its arguments.
  static var isParameterized: Bool { Test.Case.current?.isParameterized ?? false }

  func fail(_ message: String, at site: CallSite) {
    switch self {
    case .swiftTesting:
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: site.fileID.description, filePath: site.filePath.description,
          line: Int(site.line), column: Int(site.column)))
    case .xcTest:
      XCTFail(message, file: site.filePath, line: site.line)
    }
  }
}
