import FileAccess
import Foundation

/// The records of runs.
extension SnapshotStore {
  /// A file below `.snap/results/`.
  struct StoredRecord {
    let file: URL
    /// What the file contains, or an error in place of what cannot be read.
    let record: SnapshotResult
    let isReadable: Bool
  }

  /// Returns the result records, sorted by key, without those that cannot be read.
  ///
  /// - Parameter run: the token of the run whose records to return; nil returns those of every run.
  /// - Returns: the records.
  /// - Throws: `FileError` if a folder cannot be read.
  public func readResults(run: String? = nil) throws -> [SnapshotResult] {
    try readRecords().results.filter { run == nil || $0.run == run }
  }

  /// Returns an error for each record that is damaged, of another version or cannot be read, sorted by key.
  ///
  /// The key is that of the file's name, and the reference the record itself.
  ///
  /// - Throws: `FileError` if a folder cannot be read.
  public func unreadableRecords() throws -> [SnapshotResult] {
    try readRecords().unreadable
  }

  /// Returns ``readResults(run:)`` of every run and ``unreadableRecords()``, and reads each file once.
  ///
  /// - Throws: `FileError` if a folder cannot be read.
  public func readRecords() throws -> (results: [SnapshotResult], unreadable: [SnapshotResult]) {
    let stored = try storedRecords()
    return (
      stored.filter(\.isReadable).map(\.record), stored.filter { !$0.isReadable }.map(\.record)
    )
  }

  /// Returns the records of pending pictures, sorted by key.
  ///
  /// - Throws: `FileError` if a folder cannot be read.
  public func pending() throws -> [SnapshotResult] {
    try readResults().filter(\.isPending)
  }

  /// Returns the records in all files, sorted by key.
  func storedRecords() throws -> [StoredRecord] {
    var records: [StoredRecord] = []
    for suite in try Files.names(in: directories.results) {
      let folder = directories.results.appendingPathComponent(suite, isDirectory: true)
      guard Files.isFolder(folder) else { continue }
      for name in try Files.names(in: folder) where name.hasSuffix(".json") {
        // A record just removed by another process is not an error.
        guard let record = storedRecord(folder.appendingPathComponent(name)) else { continue }
        records.append(record)
      }
    }
    return records.sorted { $0.record.key < $1.record.key }
  }

  private func storedRecord(_ file: URL) -> StoredRecord? {
    do {
      return try readRecord(file).map { StoredRecord(file: file, record: $0, isReadable: true) }
    } catch {
      return StoredRecord(file: file, record: unreadable(file, error), isReadable: false)
    }
  }

  private func unreadable(_ file: URL, _ error: any Error) -> SnapshotResult {
    let name = file.deletingPathExtension().lastPathComponent
    let suite = file.deletingLastPathComponent().lastPathComponent
    // A name that no store gives a file still gets a key of its own.
    let key =
      (try? SnapshotKey(parsing: "\(suite)/\(name)")) ?? SnapshotKey(suite: suite, fixture: name)
    let path = directories.relativePath(of: file)
    var record = SnapshotResult(
      key: key, status: .error, reference: path, size: SnapshotResult.Size(width: 0, height: 0),
      scale: 1)
    record.fault = "unreadableRecord \(path)"
    record.message = "\(error)"
    return record
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
