internal import Snapshots

extension RunSettings {
  /// The part of the run that this process verifies.
  private static let part = Result { try ShardAssignment(environment: process.environment) }

  /// Returns whether another shard verifies the fixture, which then need not be rendered here.
  ///
  /// - Throws: an error of Snapshots if `SNAP_SHARD` cannot be understood.
  func leavesToOtherShard(_ key: SnapshotKey, in store: SnapshotStore) throws -> Bool {
    try store.skips(key, outside: Self.part.get())
  }
}
