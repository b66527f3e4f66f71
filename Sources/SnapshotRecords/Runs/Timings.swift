/// The durations of fixtures in an earlier run, used to split a run.
public struct Timings: Codable, Hashable, Sendable {
  package static let currentVersion = 1

  public var version = currentVersion
  /// Milliseconds by fixture, all of its configurations together.
  public private(set) var milliseconds: [String: Double] = [:]
  /// How long the snapshots of each test take; nil in a file of an older version.
  public private(set) var tests: [Test]?

  /// The duration of a test's snapshots.
  public struct Test: Codable, Hashable, Sendable {
    public let test: TestIdentifier
    /// The milliseconds that its snapshots take together.
    public var milliseconds: Double

    /// Gives a test a duration.
    public init(test: TestIdentifier, milliseconds: Double) {
      self.test = test
      self.milliseconds = milliseconds
    }
  }

  /// Creates the timings of a run.
  public init(of results: [SnapshotResult] = []) {
    var tests: [TestIdentifier: Double] = [:]
    for result in results {
      milliseconds[result.key.foldedFixture, default: 0] += result.milliseconds
      if let test = result.test { tests[test, default: 0] += result.milliseconds }
    }
    milliseconds = milliseconds.mapValues(Self.rounded)
    guard !tests.isEmpty else { return }
    self.tests = tests.map { Test(test: $0, milliseconds: Self.rounded($1)) }.sorted {
      ($0.test.framework.rawValue, $0.test.identifier)
        < ($1.test.framework.rawValue, $1.test.identifier)
    }
  }

  /// A machine reproduces tenths at best; more digits would only be noise.
  private static func rounded(_ milliseconds: Double) -> Double {
    (milliseconds * 10).rounded() / 10
  }

  /// The same without the fixtures of other shards.
  public func restricted(to part: ShardAssignment?) -> Timings {
    guard let part else { return self }
    var timings = self
    timings.milliseconds = milliseconds.filter {
      part.plan.shard(ofFolded: $0.key) == part.shard.index
    }
    return timings
  }
}
