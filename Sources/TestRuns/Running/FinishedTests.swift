import Snapshots

/// Which tests of a run have ended, so that only the others run again after a crash.
struct FinishedTests {
  private var open: Set<String> = []
  private var finished: Set<String> = []

  /// Whether a test is left.
  var hasOpenTests: Bool { !open.isEmpty }

  /// Adds the account of a process.
  ///
  /// - Parameters:
  ///   - account: what it reported.
  ///   - lost: tests that are not to run again, as they end the process.
  mutating func add(_ account: TestAccount, lost: [String]) {
    open.formUnion(account.functions.map(Self.path))
    finished.formUnion(account.ended.map(Self.path))
    open.subtract(finished)
    open.subtract(lost.map(Self.path))
  }

  /// The longest patterns that a command line carries without trouble; more tests run again.
  private static let bytes = 100_000

  /// Patterns for `--skip`: the outermost suites without an open test, and functions.
  ///
  /// Lost tests are not among them.
  var patterns: [String] {
    let openSuites = Set(open.flatMap(Self.suites))
    let names = Set(
      finished.map { path in Self.suites(of: path).first { !openSuites.contains($0) } ?? path })
    var size = 0
    return names.sorted().map(TestCrash.pattern(ofPath:)).filter { pattern in
      size += pattern.utf8.count
      return size <= Self.bytes
    }
  }

  private static func path(of test: String) -> String {
    TestCrash.pathParts(of: test).joined(separator: "/")
  }

  /// The suites around a function, the outermost first.
  private static func suites(of path: String) -> [String] {
    let parts = path.split(separator: "/")
    return parts.indices.dropFirst().map { parts[..<$0].joined(separator: "/") }
  }
}
