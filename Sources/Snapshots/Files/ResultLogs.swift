import FileAccess
import Foundation
import SnapshotRecords
import SnapshotReferences

/// The logs of a folder.
struct ResultLogs {
  let folder: URL
  let tree: FileTree

  /// The logs of a folder in a tree.
  init(folder: URL, in tree: FileTree) {
    self.folder = folder
    self.tree = tree
  }

  /// What a reader finds for a key.
  struct Entry {
    let line: ResultLog.Line
    let log: ResultLog
    /// When the log was last written.
    let written: Date
  }

  /// What is known after all lines, and the logs that cannot be read.
  struct Reading<Value> {
    var value: Value
    var unreadable: [(log: ResultLog, error: any Error)] = []
  }

  /// Goes through all lines, the oldest first, with only a piece of a log in memory at a time.
  ///
  /// - Parameters:
  ///   - initial: what is known before the first line; reading may begin anew.
  ///   - update: adds a line.
  /// - Returns: what is known after the last one; of a log that cannot be read to its end, what could be read counts.
  /// - Throws: `FileError` if the folder cannot be read.
  func reduce<Value>(
    into initial: Value, _ update: (inout Value, Entry) -> Void
  ) throws -> Reading<Value> {
    while true {
      if let reading = reduce(try all(), into: initial, update) { return reading }
    }
  }

  /// Returns nil if a log has vanished since: what was left in it is in a log that may not have been listed.
  private func reduce<Value>(
    _ logs: [ResultLog], into initial: Value, _ update: (inout Value, Entry) -> Void
  ) -> Reading<Value>? {
    var reading = Reading(value: initial)
    for log in logs {
      do {
        let written = Files.modificationDate(of: log.url) ?? .distantPast
        let isThere = try log.forEachLine(in: tree) {
          update(&reading.value, Entry(line: $0, log: log, written: written))
        }
        guard isThere else { return nil }
      } catch {
        reading.unreadable.append((log, error))
      }
    }
    return reading
  }

  /// Returns the last line of each key, by key, without removals and without those that are left out by their keys.
  func latest(where isWanted: (String) -> Bool = { _ in true }) throws -> Reading<[Entry]> {
    let reading = try reduce(into: [String: Entry]()) { latest, entry in
      guard isWanted(entry.line.key) else { return }
      latest[entry.line.key] = entry.line.isRemoval ? nil : entry
    }
    return Reading(
      value: reading.value.sorted { $0.key < $1.key }.map(\.value), unreadable: reading.unreadable)
  }

  /// Returns the last record of each key that a run has written, by key.
  func records(ofRun run: String) throws -> [SnapshotResult] {
    let token = ResultLog.Line.token(ofRun: run)
    let reading = try reduce(into: [String: SnapshotResult]()) { found, entry in
      if entry.line.isRemoval {
        found[entry.line.key] = nil
      } else if entry.line.mayBeOf(token), let record = try? entry.line.record(),
        record.run == run
      {
        found[entry.line.key] = record
      }
    }
    return reading.value.values.sorted { $0.key < $1.key }
  }

  /// Does nothing if a key has no record, or one that can be read.
  ///
  /// - Throws: ``SnapshotsError/invalidRecord(_:file:_:)``.
  func requireReadable(_ key: SnapshotKey) throws {
    guard let entry = try latest(where: { $0 == "\(key)" }).value.first else { return }
    do throws(SnapshotsError.RecordFault) {
      _ = try entry.line.record()
    } catch {
      throw SnapshotsError.invalidRecord(key, file: entry.log.url.path, error)
    }
  }

  /// Returns the files of the snapshots that a run has recorded, by the descriptions of their keys.
  func sources(ofRun run: String) throws -> [String: String] {
    struct Origin: Decodable {
      let run: String?
      let source: SnapshotResult.Source?
    }
    let token = ResultLog.Line.token(ofRun: run)
    return try reduce(into: [String: String]()) { files, entry in
      if entry.line.isRemoval {
        files[entry.line.key] = nil
      } else if entry.line.mayBeOf(token), !entry.line.isTorn,
        let origin = try? JSONDecoder().decode(Origin.self, from: entry.line.json),
        origin.run == run
      {
        files[entry.line.key] = origin.source?.file ?? ""
      }
    }.value
  }

  /// What an older version of Snap left: a folder for each suite, with a file for each snapshot.
  func olderRecords() throws -> [URL] {
    try tree.names(in: folder).filter { !$0.hasSuffix(".log") }
      .map { folder.appendingPathComponent($0, isDirectory: true) }.filter(tree.isFolder)
  }

  /// Removes the records of an older version, which this one does not read.
  func removeOlderRecords() throws {
    for folder in try olderRecords() { try tree.removeFolder(folder) }
  }

  /// The logs, the oldest first.
  func all() throws -> [ResultLog] {
    try tree.names(in: folder).compactMap { ResultLog($0, in: folder) }.sorted()
  }

  /// Creates a log that is newer than all others.
  func create() throws -> (file: LineFile, log: ResultLog) {
    var number = try next()
    while true {
      let log = ResultLog(number, in: folder)
      if let file = try LineFile.create(log.url, in: tree) { return (file, log) }
      number = try next(number)
    }
  }

  /// Returns the number of a log that is newer than all others, and than another number.
  ///
  /// - Throws: `FileError` if the newest one has the highest number.
  @discardableResult
  func next(_ taken: Int = 0) throws -> Int {
    let last = max(try all().last?.number ?? 0, taken)
    return try FileNumber.next(last, of: ResultLog(last, in: folder).url)
  }

  /// Removes the logs that no process writes and in which no line is needed.
  ///
  /// A record is needed if it is the last of its key, and a removal as long as an older log has its key. The oldest log
  /// goes first, so that after an interruption no removal is missing.
  func removeReplaced() throws {
    let last = try reduce(into: [String: Int]()) { last, entry in
      last[entry.line.key] = entry.line.isRemoval ? nil : entry.log.number
    }
    let reading = try reduce(into: (needed: Set(last.value.values), keys: Set<String>())) {
      known, entry in
      if !entry.line.isRemoval {
        if known.needed.contains(entry.log.number) { known.keys.insert(entry.line.key) }
      } else if known.keys.contains(entry.line.key) {
        known.needed.insert(entry.log.number)
      }
    }
    let broken = (last.unreadable + reading.unreadable).map(\.log.number)
    let needed = reading.value.needed.union(broken)
    for log in try all() where !needed.contains(log.number) {
      if !FileLock.isHeld(log.url, in: tree) { try tree.remove(log.url) }
    }
  }
}
