import FileAccess
public import Foundation
public import SnapshotRecords
import SnapshotReferences

/// The records of runs.
extension SnapshotStore {
  /// Returns the result records, sorted by key, without those that cannot be read.
  ///
  /// - Parameter run: the token of the run whose records to return; nil returns those of every run.
  /// - Returns: the records.
  /// - Throws: `FileError` if a folder cannot be read.
  public func readResults(run: String? = nil) throws -> [SnapshotResult] {
    guard let run else { return try readRecords().results.map(\.record) }
    return try logs.records(ofRun: run)
  }

  /// Returns the files in which the snapshots are named that a run has recorded, by key; empty where a file is unknown.
  ///
  /// - Throws: `FileError` if a folder cannot be read.
  public func recordedSources(ofRun run: String) throws -> [SnapshotKey: String] {
    let files = try logs.sources(ofRun: run)
    return Dictionary(
      files.compactMap { key, file in (try? SnapshotKey(parsing: key)).map { ($0, file) } },
      uniquingKeysWith: { $1 })
  }

  /// Returns an error for each record that is damaged, of another version or cannot be read, sorted by key.
  ///
  /// The reference is the record's log.
  ///
  /// - Throws: `FileError` if a folder cannot be read.
  public func unreadableRecords() throws -> [SnapshotResult] {
    try readRecords().unreadable
  }

  /// A record, and when the last record of its process was written.
  public typealias DatedRecord = (record: SnapshotResult, written: Date)

  /// Returns ``readResults(run:)`` of every run and ``unreadableRecords()``, and reads each file once.
  ///
  /// - Throws: `FileError` if a folder cannot be read.
  public func readRecords() throws -> (results: [DatedRecord], unreadable: [SnapshotResult]) {
    let latest = try logs.latest()
    var results: [DatedRecord] = []
    var faults: [SnapshotResult] = []
    for entry in latest.value {
      do throws(SnapshotsError.RecordFault) {
        results.append((try entry.line.record(), entry.written))
      } catch {
        faults.append(
          unreadable(entry.line.key, in: entry.log.url) {
            SnapshotsError.invalidRecord($0, file: $1, error)
          })
      }
    }
    faults += latest.unreadable.map { log, error in
      unreadable("log", in: log.url) { _, _ in error }
    }
    if let folder = try logs.olderRecords().first {
      faults.append(
        unreadable("records", in: folder) { SnapshotsError.olderRecords(folder: $1) })
    }
    return (results.sorted { $0.record.key < $1.record.key }, faults.sorted { $0.key < $1.key })
  }

  /// Returns the records of pending pictures, sorted by key.
  ///
  /// - Throws: `FileError` if a folder cannot be read.
  public func pending() throws -> [SnapshotResult] {
    try readResults().filter(\.isPending)
  }

  /// Returns the last record of a key, or nil if none can be read.
  func readRecord(of key: SnapshotKey) throws -> SnapshotResult? {
    let latest = try logs.latest { $0 == "\(key)" }
    return try? latest.value.first?.line.record()
  }

  private func unreadable(
    _ name: String, in file: URL, _ error: (SnapshotKey, _ file: String) -> any Error
  ) -> SnapshotResult {
    let path = directories.relativePath(of: file)
    // A text that is not a key gets one of its own.
    let key =
      (try? SnapshotKey(parsing: name))
      ?? SnapshotKey(suite: file.lastPathComponent, fixture: name)
    var record = SnapshotResult(
      key: key, status: .error, reference: path, size: SnapshotResult.Size(width: 0, height: 0),
      scale: 1)
    record.fault = "unreadableRecord \(path)"
    record.notes = [.refusal(reason: "\(error(key, path))")]
    return record
  }

  var logs: ResultLogs { ResultLogs(folder: directories.results, in: directories.tree) }
}

/// Writing records.
extension SnapshotStore {
  /// Appends a record to this process's log.
  package func write(_ record: SnapshotResult) throws {
    try session.append(ResultLog.Line(of: record.key, record), to: logs, afterAll: false)
  }

  /// Replaces the record of any process.
  func replace(_ record: SnapshotResult) throws {
    try session.append(ResultLog.Line(of: record.key, record), to: logs, afterAll: true)
  }

  /// Removes the record of a key.
  func removeRecord(of key: SnapshotKey) throws {
    try session.append(ResultLog.Line(of: key, nil), to: logs, afterAll: true)
  }

  /// Removes the records of all other keys, with their pending pictures, and the logs that nothing needs any more.
  func removeResults(besides keys: [SnapshotKey]) throws {
    let named = Set(keys.map(\.description))
    let latest = try logs.latest { !named.contains($0) }
    for entry in latest.value {
      if let record = try? entry.line.record() { try removePending(of: record) }
      try session.append(.init(removing: entry.line.key), to: logs, afterAll: true)
    }
    for (log, _) in latest.unreadable {
      try directories.tree.removeFolder(log.url)
    }
  }
}
