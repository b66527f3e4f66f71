import FileAccess
public import Foundation

/// The records of runs.
extension SnapshotStore {
  /// Returns the result records, sorted by key, without those that cannot be read.
  ///
  /// - Parameter run: the token of the run whose records to return; nil returns those of every run.
  /// - Returns: the records.
  /// - Throws: `FileError` if a folder cannot be read.
  public func readResults(run: String? = nil) throws -> [SnapshotResult] {
    guard let run else { return try readRecords().results.map(\.record) }
    return try logs.content().records(ofRun: run)
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
    let content = try logs.content()
    var results: [DatedRecord] = []
    var faults: [SnapshotResult] = []
    for entry in content.latest {
      do throws(SnapshotsError.RecordFault) {
        results.append((try entry.line.record(), entry.written))
      } catch {
        faults.append(
          unreadable(entry.line.key, in: entry.log.url) {
            SnapshotsError.invalidRecord($0, file: $1, error)
          })
      }
    }
    faults += content.unreadable.map { log, error in
      unreadable("log", in: log.url) { _, _ in error }
    }
    if let folder = content.older {
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

  /// Returns the last record of a key, or nil if there is none that can be read.
  func readRecord(of key: SnapshotKey) throws -> SnapshotResult? {
    let last = try logs.content().entries.last { $0.line.key == "\(key)" }
    return try? last?.line.record()
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
    record.message = "\(error(key, path))"
    return record
  }

  var logs: ResultLogs { ResultLogs(folder: directories.results) }
}

/// Writing records.
extension SnapshotStore {
  /// Appends a record to this process's log.
  func write(_ record: SnapshotResult) throws {
    try registry.append(ResultLog.Line(of: record.key, record), to: logs, afterAll: false)
  }

  /// Replaces the record of any process.
  func replace(_ record: SnapshotResult) throws {
    try registry.append(ResultLog.Line(of: record.key, record), to: logs, afterAll: true)
  }

  /// Removes the record of a key.
  func removeRecord(of key: SnapshotKey) throws {
    try registry.append(ResultLog.Line(of: key, nil), to: logs, afterAll: true)
  }

  /// Removes the records of all other keys, with their pending pictures, and the logs that nothing needs any more.
  func removeResults(besides keys: [SnapshotKey]) throws {
    let named = Set(keys.map(\.description))
    let content = try logs.content()
    for entry in content.latest where !named.contains(entry.line.key) {
      if let record = try? entry.line.record() { try removePending(of: record) }
      try registry.append(.init(removing: entry.line.key), to: logs, afterAll: true)
    }
    for (log, _) in content.unreadable {
      try Files.isFolder(log.url) ? Files.removeFolder(log.url) : Files.remove(log.url)
    }
  }
}

extension ResultLogs.Content {
  /// The last record of each key that a run has written, by key.
  func records(ofRun run: String) -> [SnapshotResult] {
    var found: Set<String> = []
    var results: [SnapshotResult] = []
    for entry in entries.reversed() where !found.contains(entry.line.key) {
      let record = try? entry.line.record()
      guard entry.line.isRemoval || record?.run == run else { continue }
      found.insert(entry.line.key)
      if let record { results.append(record) }
    }
    return results.sorted { $0.key < $1.key }
  }
}
