public import Foundation

/// What one run of a package's tests was, and which references it named: `.snap/run.json`.
///
/// Written by `snap verify`, first when the tests start and again when they have ended; `snap prune` and
/// `snap merge` read it.
public struct RunManifest: Codable, Hashable, Sendable {
  static let currentVersion = 1

  /// A file with a digest of its bytes.
  public struct File: Codable, Hashable, Sendable {
    /// The path relative to the package.
    public var path: String
    /// What tells two versions of the file apart.
    public var digest: String
  }

  /// The version of the format.
  public var version = currentVersion
  /// The token of the run, which its result records carry.
  public var run: String
  /// When the tests started, by the clock that also dates files.
  public var start: Date
  /// The tests that were asked for, nil for all.
  public var filter: String?
  /// Which part of a run this is, nil for a whole one.
  public var shard: Shard?
  /// The digest of the plan by which the run was split.
  public var plan: String?
  /// How the tests ended: 0 if all passed; nil while they run, or if they were broken off.
  public var exitCode: Int32?
  /// The number of results that fail their test.
  public var failures = 0
  /// The number of failures of tests that no result explains; nil if nobody counted them.
  public var otherFailures: Int?
  /// The keys that the run verified, sorted.
  public var keys: [SnapshotKey] = []
  /// Keys that the run left to other shards, one or more of each fixture, sorted.
  public var keysLeft: [SnapshotKey] = []
  /// The references that the run named, sorted.
  public var references: [String] = []
  /// The references that were there at the end and that the run did not name, sorted by path.
  public var unnamedReferences: [File] = []

  /// Creates the manifest of a run that starts now.
  public init(run: String, filter: String? = nil, part: ShardAssignment? = nil, start: Date) {
    self.run = run
    self.filter = filter
    self.start = start
    shard = part?.shard
    plan = part?.plan.digest
  }

  /// Whether all tests passed.
  public var isPassing: Bool { exitCode == 0 && failures == 0 }

  /// Whether the tests failed and no result says why.
  public var hasUnexplainedFailure: Bool {
    otherFailures ?? 0 > 0 || (exitCode ?? 1) != 0 && failures == 0
  }

  /// Whether all tests passed and none was left out, so that a reference without a test has none.
  public var isWhole: Bool {
    isPassing && !keys.isEmpty && filter == nil && shard == nil && keysLeft.isEmpty
  }
}
