import Foundation

/// What failed in a package's tests besides snapshots, in words.
struct OtherFailures {
  private let failures: [OtherFailure]
  private let package: URL
  private let log: TestLog?

  init(_ results: PackageTests.Results, of package: URL) {
    failures = results.others
    self.package = package
    log = results.log
  }

  var isEmpty: Bool { failures.isEmpty }

  /// What failed, and where what the tests printed is kept; nil if nothing failed.
  var text: String? {
    guard !failures.isEmpty else { return nil }
    let heading = "Failed besides snapshots in \(package.path):"
    let lines = failures.map { "  \($0)".split(separator: "\n").joined(separator: "\n    ") }
    return ([heading] + lines + ending).joined(separator: "\n")
  }

  private var ending: [String] {
    guard !failures.allSatisfy(\.isOfCellFile) else { return [] }
    guard let log else { return ["What swift test printed stands above."] }
    let endings = failures.compactMap(\.output).map { "Its output ends so:\n\n\($0)\n" }
    return endings + ["What swift test printed: \(log.file.path)"]
  }
}
