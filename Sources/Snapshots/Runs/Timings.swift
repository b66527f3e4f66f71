/// How long each fixture took in an earlier run: what a run is split by.
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
    // Tenths are what a machine repeats at best; more digits would only make noise.
    milliseconds = milliseconds.mapValues { ($0 * 10).rounded() / 10 }
  }
}
