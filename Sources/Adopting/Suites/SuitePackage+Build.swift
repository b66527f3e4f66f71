import Foundation
import TestRuns

extension SuitePackage {
  /// Builds the written package, and leaves out the sources of tests that do not compile until the others do.
  ///
  /// It is built as the run builds it: with spellings of Objective-C rewritten, and so that the run compiles nothing again.
  ///
  /// - Returns: the compiler's errors of the last build, each once; some are not in tests, or no test would be left.
  /// - Throws: `SnapError` if `swift` cannot be started, or an error that names a file.
  package mutating func build() throws -> [String] {
    for _ in 0..<Self.mostBuilds {
      let errors = try buildOnce()
      guard !errors.isEmpty, let blocked = blocked(by: errors) else { return errors }
      do {
        try leaveOut(blocked)
      } catch SuiteError.nothingUsable {
        return errors
      }
    }
    return try buildOnce()
  }

  private func buildOnce() throws -> [String] {
    try AdoptedPackage.build(folder, PackageTests.rewritingArguments(of: folder) ?? [])
  }

  /// What is left out shows that more does not compile, such as classes that inherit it; rarely more than three times.
  private static let mostBuilds = 8

  /// The sources of tests with errors, with the first of each; nil if one is elsewhere.
  private func blocked(by errors: [String]) -> [URL: FoundSuite.LeftOut.Reason]? {
    let paths = testPaths
    var blocked: [URL: FoundSuite.LeftOut.Reason] = [:]
    for error in errors {
      guard let file = paths[String(error.prefix { $0 != ":" })] else { return nil }
      blocked[file] = blocked[file] ?? .error(error)
    }
    return blocked
  }
}
