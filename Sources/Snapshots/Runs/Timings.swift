/// The durations of fixtures in an earlier run, used to split a run.
public struct Timings: Codable, Hashable, Sendable {
  static let currentVersion = 1

  /// The version of the format.
  public var version = currentVersion
  /// Milliseconds by fixture, all of its configurations together.
  public private(set) var milliseconds: [String: Double] = [:]

  /// Creates the timings of a run.
  public init(of results: [SnapshotResult] = []) {
    for result in results {
      milliseconds[result.key.foldedFixture, default: 0] += result.milliseconds
    }
    // A machine reproduces tenths at best; more digits would only be noise.
    milliseconds = milliseconds.mapValues { ($0 * 10).rounded() / 10 }
  }
}
