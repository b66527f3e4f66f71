import FileAccess
import Foundation
public import SnapshotRecords

extension SnapshotStore {
  /// Returns whether a fixture belongs to another shard; if so, records that it was skipped.
  ///
  /// Call it before rendering, so that skipped fixtures cost nothing. All configurations of a fixture have the same
  /// result.
  ///
  /// - Parameters:
  ///   - key: a key of the fixture.
  ///   - part: the shard that this process verifies; nil for all.
  /// - Returns: whether another shard verifies the fixture.
  /// - Throws: `FileError` if the note cannot be written.
  public func skips(_ key: SnapshotKey, outside part: ShardAssignment?) throws -> Bool {
    guard let part, !part.contains(key) else { return false }
    try prepare()
    try runLog?.leave(key)
    return true
  }

  /// Returns one key of each fixture that processes of this run skipped, sorted.
  package func keysLeftToOtherShards() throws -> [SnapshotKey] { try runLog?.keysLeft() ?? [] }
}
