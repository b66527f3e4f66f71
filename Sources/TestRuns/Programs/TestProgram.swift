package import Foundation
import Processes
import SnapshotRecords
import Terminal

/// The built program of a package's tests, which `swift test` and `snap verify` start alike, and so does a bundle.
///
/// Several of them run beside each other: nothing of SwiftPM's is open meanwhile.
package struct TestProgram: Sendable {
  package let executable: URL
  /// The folder in which the tests run.
  let directory: URL
  /// What the environment of the tests has besides the tool's.
  var variables: [String: String] = [:]
  /// How long tests may do nothing, in seconds; 0 for any time.
  ///
  /// Listing them may take a ``StartLimit``.
  let timeLimit: Int

  /// The end of the name that SwiftPM gives the program, after that of the package.
  static let suffix = "PackageTests.xctest"

  var packageName: String { String(executable.lastPathComponent.dropLast(Self.suffix.count)) }

  /// Returns the paths of a framework's tests, without those of Swift Testing that are outside of suites; nil if the
  /// program cannot list them.
  ///
  /// - Throws: ``TestRunsError/listingHangs(program:seconds:)``
  func tests(of framework: TestFrameworkName) throws -> [String]? {
    let limit = StartLimit.seconds(for: timeLimit)
    var environment = Console.environment.merging(variables) { $1 }
    environment[TestEvent.fileVariable] = nil
    let output = CommandOutput(
      of: executable, framework.arguments + ["--list-tests"], in: directory,
      environment: environment, limit: limit)
    if output.isTooLate {
      throw TestRunsError.listingHangs(program: executable.path, seconds: limit)
    }
    guard output.exitCode == 0 else { return nil }
    // Titles have no slash.
    return output.text.split(separator: "\n").map(String.init).filter { $0.contains("/") }
  }

  /// Returns the arguments with which the program does what `swift test` does with some; nil if they select no test.
  ///
  /// - Throws: what ``tests(of:)`` throws.
  func arguments(for framework: TestFrameworkName, _ arguments: [String]) throws -> [String]? {
    guard framework == .xcTest else { return framework.arguments + arguments }
    // XCTest takes names instead of patterns. A program that cannot list its tests shows why in the log.
    guard let tests = try tests(of: .xcTest) else { return ["--list-tests"] }
    let selection = TestSelection(arguments)
    let chosen = tests.filter(selection.contains)
    guard chosen.count < tests.count else { return tests.isEmpty ? nil : [] }
    return chosen.isEmpty ? nil : [Self.names(of: chosen, among: tests).joined(separator: ",")]
  }

  /// The names by which XCTest selects tests, only one for a class of which all are chosen: the system limits the length of
  /// an argument.
  private static func names(of chosen: [String], among tests: [String]) -> [String] {
    func suite(of test: String) -> String { String(test.prefix { $0 != "/" }) }
    let divided = Set(Set(tests).subtracting(chosen).map(suite(of:)))
    return chosen.map { divided.contains(suite(of: $0)) ? $0 : suite(of: $0) }
      .reduce(into: []) { names, name in if names.last != name { names.append(name) } }
  }
}

extension TestFrameworkName {
  /// The arguments by which the program runs the tests of this framework.
  fileprivate var arguments: [String] {
    switch self {
    case .swiftTesting: ["--testing-library", "swift-testing"]
    case .xcTest: []
    }
  }
}
