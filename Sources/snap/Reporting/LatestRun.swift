import FileAccess
import Foundation
import Snapshots

extension SnapshotDirectories {
  /// Returns the records of the run that wrote last, by key.
  ///
  /// The record of a fixture that is gone stays until somebody deletes it; it belongs to an older run and
  /// is not returned. All runs of a plain `swift test` count as one, since they carry no token.
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
