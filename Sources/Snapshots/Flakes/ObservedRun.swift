public import SnapshotRecords

/// What a kept run saw of each snapshot, to be compared with other runs.
public struct ObservedRun: Hashable, Sendable {
  /// What a run saw of a snapshot; equal for two runs that saw the same.
  public struct Sight: Hashable, Comparable, Sendable {
    public let status: SnapshotResult.Status
    /// A digest of the new picture or text; nil where it is as the reference, or none was kept.
    public let picture: String?
    /// What kept it from being compared; nil for nothing.
    public let fault: String?

    /// Creates what a run saw.
    public init(_ status: SnapshotResult.Status, picture: String? = nil, fault: String? = nil) {
      self.status = status
      self.picture = picture
      self.fault = fault
    }

    /// By verdict, then by picture.
    public static func < (one: Sight, other: Sight) -> Bool { one.order < other.order }

    private var order: (Int, String, String) {
      (SnapshotResult.Status.allCases.firstIndex(of: status) ?? 0, picture ?? "", fault ?? "")
    }
  }

  /// The number of the run, or the folder that it is in.
  public let name: String
  /// What the run verified; nil where that was not noted.
  public let identity: RunIdentity?
  public let environment: RunEnvironment?
  public let shard: Shard?
  public let filter: String?
  /// What it saw, by snapshot.
  public let sights: [SnapshotKey: Sight]
  /// The snapshots of which two drawings differed within the run.
  public let unstable: [SnapshotKey]
  /// The snapshot that the same process verified just before, by snapshot; the first of a process has none.
  public let previous: [SnapshotKey: SnapshotKey]

  /// Creates what a run saw.
  public init(
    name: String, _ manifest: RunManifest, sights: [SnapshotKey: Sight],
    unstable: [SnapshotKey] = [],
    previous: [SnapshotKey: SnapshotKey] = [:]
  ) {
    self.name = name
    identity = manifest.identity
    environment = manifest.environment
    shard = manifest.shard
    filter = manifest.filter
    self.sights = sights
    self.unstable = unstable
    self.previous = previous
  }
}
