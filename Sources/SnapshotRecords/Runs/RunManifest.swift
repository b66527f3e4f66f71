public import Foundation

/// One run of a package's tests and the references it used: `.snap/run.json`.
///
/// Written by `snap verify` before anything of a run can fail, when the tests start and again when they have ended; read by
/// `snap prune` and `snap merge`.
public struct RunManifest: Codable, Hashable, Sendable {
  package static let currentVersion = 2

  /// A reference with a digest of its bytes.
  public struct File: Codable, Hashable, Sendable {
    /// The path relative to the package.
    public var path: String
    /// The name of the line, in a file of digests; nil for a whole file.
    public var line: String?
    /// The digest of the file's contents, or of the line; empty for a file that cannot be read.
    public var digest: String

    package init(path: String, line: String? = nil, digest: String) {
      self.path = path
      self.line = line
      self.digest = digest
    }

    /// The path, and the line if there is one.
    public var place: String { line.map { "\(path): \($0)" } ?? path }
  }

  public var version = currentVersion
  /// The token of the run, which its result records carry.
  public var run: String
  /// The name of the package; nil if its manifest has none that can be seen, or the manifest is missing.
  public var package: String?
  /// When the tests started, by the file system's clock.
  public var start: Date
  /// The requested tests, nil for all.
  public var filter: String?
  /// The shard of a run, nil for a complete one.
  public var shard: Shard?
  /// What the run verifies; nil for one that is not joined with others.
  public var identity: RunIdentity?
  /// Why the run does not say what it verifies; nil if it does, or did not have to.
  public var identityObstacle: String?
  /// Where and how the run ran; nil in a file of an older version.
  public var environment: RunEnvironment?
  /// How often each snapshot was drawn; nil for once.
  public var drawings: Int?
  /// The digest of the plan by which the run was split.
  public var plan: String?
  /// The tests' exit code: 0 if all passed; nil while they run, or if they were interrupted.
  public var exitCode: Int32?
  /// Whether the end of all tests was seen; nil while they run, if they were interrupted, and in a file of an older version.
  public var completeness: RunCompleteness?
  public var failures = 0
  /// The test failures without a result, in words; nil if they are unknown.
  public var otherFailureTexts: [String]?
  /// The number of snapshots that were verified and whose record is gone; nil if none is.
  public var lostRecords: Int?
  /// The keys that the run verified, sorted.
  public var keys: [SnapshotKey] = []
  /// Keys that the run left to other shards, at least one of each fixture, sorted.
  public var keysLeft: [SnapshotKey] = []
  /// The references that the run used, sorted.
  public var references: [String] = []
  /// The lines in files of digests that the run used, as `path: name`, sorted; nil if it used none.
  public var lines: [String]?
  /// The references that existed at the end and were not used, sorted by path.
  public var unnamedReferences: [File] = []

  /// Creates the manifest of a run that starts now.
  public init(run: String, filter: String? = nil, part: ShardAssignment? = nil, start: Date) {
    self.run = run
    self.filter = filter
    self.start = start
    shard = part?.shard
    plan = part?.plan.digest
  }

  /// Whether all tests ran to their end and passed, and all cell files could be verified.
  public var isPassing: Bool {
    exitCode == 0 && failures == 0 && otherFailureTexts?.isEmpty != false && hasAllSnapshots
  }

  /// Whether the run is known to have taken all snapshots of the tests that it was to run.
  public var hasAllSnapshots: Bool { completeness?.hasAllSnapshots == true }

  /// Whether the tests failed without a failing result.
  public var hasUnexplainedFailure: Bool {
    otherFailureTexts?.isEmpty == false || (exitCode ?? 1) != 0 && failures == 0 || !hasAllSnapshots
  }

  /// Whether the run left nothing out, and has the records of all its snapshots.
  package var hasAllTests: Bool {
    filter == nil && shard == nil && lostRecords == nil && hasAllSnapshots
  }

  /// Whether all tests ran and passed, so that unused references have no test.
  public var isWhole: Bool {
    isPassing && hasAllTests && !keys.isEmpty && keysLeft.isEmpty
  }
}
