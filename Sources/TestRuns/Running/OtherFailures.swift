package import Foundation
import SnapshotRecords
import Snapshots

/// A description of a package's test failures other than snapshots.
package struct OtherFailures {
  private let failures: [OtherFailure]
  private let package: URL
  private let log: TestLog?

  package init(_ results: PackageTests.Results, of package: URL) {
    failures = results.others
    self.package = package
    log = results.log
  }

  package var isEmpty: Bool { failures.isEmpty }

  /// The failures and the location of the tests' output; nil if nothing failed.
  package var text: String? {
    guard !failures.isEmpty else { return nil }
    let heading = "Test failures other than snapshots in \(package.path):"
    let lines = failures.map { "  \($0)".split(separator: "\n").joined(separator: "\n    ") }
    return ([heading] + lines + ending).joined(separator: "\n")
  }

  private var ending: [String] {
    guard !failures.allSatisfy(\.isOfCellFile) else { return [] }
    guard let log else { return ["See the output of the tests above."] }
    let endings = failures.compactMap(\.output).map { "The end of its output:\n\n\($0)\n" }
    return endings + ["The output of the tests: \(log.file.path)"]
  }
}
