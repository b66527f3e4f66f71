import FileAccess
import Foundation
import Snapshots

extension SnapshotDirectories {
  /// Returns the records of the latest run, by key.
  ///
  /// The record of a removed fixture stays until it is deleted; it belongs to an older run and is not returned. All
  /// runs of plain `swift test` count as one, since they have no token.
  ///
  /// - Throws: ``SnapshotsError`` if a record cannot be read.
  func latestResults() throws -> [SnapshotResult] {
    let results = try store.readResults()
    let dated = results.map {
      (result: $0, date: Files.modificationDate(of: record(for: $0.key)) ?? .distantPast)
    }
    let latest = dated.max { $0.date < $1.date }?.result
    return results.filter { $0.run == latest?.run }
  }
}
