import FileAccess
import Foundation

extension SnapshotStore {
  /// Returns the result records, sorted by key.
  ///
  /// - Parameter run: the token of the run whose records to return; nil returns those of every run.
  /// - Returns: the records.
  /// - Throws: ``SnapshotsError`` if a record cannot be read.
  public func readResults(run: String? = nil) throws -> [SnapshotResult] {
    var results: [SnapshotResult] = []
    for suite in try Files.names(in: directories.results) {
      let folder = directories.results.appendingPathComponent(suite, isDirectory: true)
      guard Files.isFolder(folder) else { continue }
      for name in try Files.names(in: folder) where name.hasSuffix(".json") {
        // A record just removed by another process is not an error.
        guard let record = try readRecord(folder.appendingPathComponent(name)) else { continue }
        if run == nil || record.run == run { results.append(record) }
      }
    }
    return results.sorted { $0.key < $1.key }
  }

  /// Returns the records of pending pictures, sorted by key.
  ///
  /// - Throws: ``SnapshotsError`` if a record cannot be read.
  public func pending() throws -> [SnapshotResult] {
    try readResults().filter(\.isPending)
  }

  /// Returns the record in a file, or nil if there is none.
  func readRecord(_ file: URL) throws -> SnapshotResult? {
    guard let data = try Files.read(file) else { return nil }
    do {
      let record = try JSONDecoder().decode(SnapshotResult.self, from: data)
      guard record.version == SnapshotResult.currentVersion else {
        throw SnapshotsError.invalidRecord(
          file: directories.relativePath(of: file), .otherVersion(record.version))
      }
      return record
    } catch is DecodingError {
      throw SnapshotsError.invalidRecord(
        file: directories.relativePath(of: file), .damaged)
    }
  }
}
