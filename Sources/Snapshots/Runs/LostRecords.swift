import FileAccess
import Foundation

extension SnapshotStore {
  /// Returns the keys whose snapshot a process of this run has verified, but whose record is not among the results:
  /// another process has replaced or removed it.
  ///
  /// Call it before the run is ended.
  ///
  /// - Parameter results: the run's records.
  /// - Returns: the keys, sorted.
  /// - Throws: ``SnapshotsError`` if a claim cannot be read.
  public func lostKeys(besides results: [SnapshotResult]) throws -> [SnapshotKey] {
    guard let runFolder else { return [] }
    return try KeyClaimFiles(folder: runFolder, staging: staging).keys(besides: results.map(\.key))
  }
}
