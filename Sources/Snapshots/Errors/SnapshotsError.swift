public import SnapshotRecords

/// Errors about the files of snapshots.
public enum SnapshotsError: Error, Hashable, Sendable {
  /// A result record, in a log of them, cannot be read.
  case invalidRecord(SnapshotKey, file: String, RecordFault)
  /// A folder has records of an older version.
  case olderRecords(folder: String)
  /// A run whose folder should be shown has none.
  case noSuchRun(Int, kept: [Int])
  /// A file below `.snap/` is not what its name says.
  case invalidFile(file: String, StoredFile)
  /// The last run does not show which references are unused.
  case cannotPrune(PruneObstacle)
  /// References cannot get another name.
  case cannotMove(MoveObstacle)
  /// Folders are not the shards of one run.
  case shardsDoNotFit(ShardMisfit)

  /// Why references cannot get another name.
  public enum MoveObstacle: Hashable, Sendable {
    /// One name is that of a suite, the other that of a fixture.
    case suiteAndFixture(String, String)
    case sameName(String)
    /// There is none with the name.
    case noReference(String)
    /// Another reference has the new name.
    case isThere(String)
  }

  /// What is wrong with a result record.
  public enum RecordFault: Error, Hashable {
    /// It has the format of another version.
    case otherVersion(Int)
    /// A field is missing, or the text is not JSON.
    case damaged
    /// The process was killed while it wrote the record.
    case torn
  }

  /// What a file below `.snap/` contains.
  public enum StoredFile: Hashable, Sendable {
    /// A message from a test to the tool that runs it.
    case note
    /// The snapshots of a run.
    case manifest
    /// Which process has a package's lock.
    case holder
    /// How long snapshots take.
    case timings
    /// Which shard verifies which snapshots.
    case shardPlan
  }

  /// Why the last run does not show which references are unused.
  public enum PruneObstacle: Hashable, Sendable {
    case noRun
    /// It was interrupted, or is still running.
    case unfinished
    /// It verified one shard.
    case shard(Shard)
    /// Snapshots of it have no record any more.
    case lostRecords(Int)
    case nothingVerified
    /// It verified only what matches an option or a pattern.
    case filter(String)
    /// No merged shard verified a snapshot.
    case keyLeft(SnapshotKey)
    /// Snapshots failed.
    case failedSnapshots(Int, of: Int)
    case failedTest
    /// The end of its tests was not seen.
    case endNotSeen
    /// A source changed after the run had started.
    case changedSource(String)
  }

  /// Why folders are not the shards of one run.
  public enum ShardMisfit: Hashable, Sendable {
    case noFolder
    case noManifest(folder: String)
    /// A folder and the `.snap` in it both contain one.
    case twoManifests(files: [String])
    case noRecord(SnapshotKey, folder: String)
    /// The picture of a failed snapshot is missing.
    case noPicture(path: String, folder: String)
    case wholeRun(folder: String)
    /// A run was interrupted, or could not begin.
    case unfinished(folder: String)
    /// Snapshots of the folder's run have no record any more.
    case lostRecords(Int, folder: String)
    /// A folder contains a run of another package, or of one without a name.
    case otherPackage(String?, folder: String, expected: String)
    /// The numbers of shards or the filters differ.
    case differentRuns(folders: [String])
    /// The shards were split by different timings.
    case differentTimings(folders: [String])
    /// A shard is of another commit than the one that is expected, or of none that is known.
    case otherCommit(String?, Shard, expected: String)
    /// Two shards did not verify the same; the part is nil if it is not known of both.
    case differentIdentities(RunIdentity.Part?, shards: [Shard], commits: [String])
    case missing([Int], of: Int)
    case twice(Shard, folders: [String])
    case sharedKey(SnapshotKey, shards: [Int])
  }
}
