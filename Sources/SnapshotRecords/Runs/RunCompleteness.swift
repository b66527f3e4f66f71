/// Whether the end of everything that a run began was seen.
///
/// An exit code does not prove it: a test can end its process with 0. Swift Testing reports the end of its tests in its stream
/// of events; an observer that comes with `SnapTesting` reports that of XCTest's.
public enum RunCompleteness: String, Codable, Hashable, Sendable, CaseIterable {
  /// Each process reported the end of its tests.
  case complete
  /// Tests of XCTest ended with 0 and nothing observed them, as no test target uses `SnapTesting`. They take no snapshots.
  case unobserved
  /// A test ended its process, or a process did not report the end of its tests.
  case brokenOff

  /// Whether no snapshot is missing that a test or a cell file would have taken.
  public var hasAllSnapshots: Bool { self != .brokenOff }

  /// Returns the completeness of a run of several processes, tests or shards.
  ///
  /// - Parameter parts: that of each part; nil where it is unknown.
  /// - Returns: the least of them, nil if one is unknown.
  public static func joined(_ parts: [RunCompleteness?]) -> RunCompleteness? {
    if parts.contains(nil) { return nil }
    return allCases.last { parts.contains($0) } ?? .complete
  }
}
