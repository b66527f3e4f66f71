import FileAccess
import Foundation

/// The logs of a folder.
struct ResultLogs {
  let folder: URL

  /// What a reader finds for a key.
  struct Entry {
    let line: ResultLog.Line
    let log: ResultLog
    /// When the log was last written.
    let written: Date
  }

  /// All lines, the oldest first, and the logs that cannot be read.
  struct Content {
    var entries: [Entry] = []
    var unreadable: [(log: ResultLog, error: any Error)] = []
    /// The first folder of records of an older version; nil if there is none.
    var older: URL?

    /// The last line of each key, by key, without removals.
    var latest: [Entry] {
      var latest: [String: Int] = [:]
      for (index, entry) in entries.enumerated() {
        latest[entry.line.key] = entry.line.isRemoval ? nil : index
      }
      return latest.sorted { $0.key < $1.key }.map { entries[$0.value] }
    }
  }

  /// Reads all logs.
  ///
  /// - Throws: `FileError` if the folder cannot be read.
  func content() throws -> Content {
    while true {
      guard var content = content(of: try all()) else { continue }
      if let older = try olderRecords().first { content.older = older }
      return content
    }
  }

  /// What an older version of Snap left: a folder for each suite, with a file for each snapshot.
  private func olderRecords() throws -> [URL] {
    try Files.names(in: folder).filter { !$0.hasSuffix(".log") }
      .map { folder.appendingPathComponent($0, isDirectory: true) }.filter(Files.isFolder)
  }

  /// Removes the records of an older version, which this one does not read.
  func removeOlderRecords() throws {
    for folder in try olderRecords() { try Files.removeFolder(folder) }
  }

  /// Returns nil if a log vanished meanwhile: what was left in it is in a log that may not have been listed.
  private func content(of logs: [ResultLog]) -> Content? {
    var content = Content()
    for log in logs {
      do {
        guard let lines = try log.lines() else { return nil }
        let written = Files.modificationDate(of: log.url) ?? .distantPast
        content.entries += lines.map { Entry(line: $0, log: log, written: written) }
      } catch {
        content.unreadable.append((log, error))
      }
    }
    return content
  }

  /// The logs, the oldest first.
  func all() throws -> [ResultLog] {
    try Files.names(in: folder).compactMap { ResultLog($0, in: folder) }.sorted()
  }

  /// Creates a log that is newer than all others.
  func create() throws -> (file: LineFile, log: ResultLog) {
    var number = try all().last?.number ?? 0
    while true {
      number += 1
      let log = ResultLog(number, in: folder)
      if let file = try LineFile.create(log.url) { return (file, log) }
    }
  }

  /// Removes the logs that no process writes and in which no line is needed.
  ///
  /// A record is needed if it is the last of its key, and a removal as long as an older log has its key. The oldest log
  /// goes first, so that after an interruption no removal is missing.
  func removeReplaced() throws {
    let content = try content()
    var needed = Set(content.latest.map(\.log.number))
    var keys: Set<String> = []
    for entry in content.entries {
      if !entry.line.isRemoval {
        if needed.contains(entry.log.number) { keys.insert(entry.line.key) }
      } else if keys.contains(entry.line.key) {
        needed.insert(entry.log.number)
      }
    }
    let broken = content.unreadable.map(\.log.number)
    for log in try all() where !needed.contains(log.number) && !broken.contains(log.number) {
      if !FileLock.isHeld(log.url) { try Files.remove(log.url) }
    }
  }
}

/// The log of this process for one folder.
///
/// What a person decides must replace what is there, even if another process has begun a log since.
struct OwnLog {
  private let file: LineFile
  private let log: ResultLog
  private let process = getpid()

  init(in logs: ResultLogs) throws { (file, log) = try logs.create() }

  /// Whether this process may append to it: a fork has its own, and none appends to a file that was removed.
  var isUsable: Bool { process == getpid() && Files.exists(log.url) }

  func isNewest(of logs: ResultLogs) throws -> Bool { try logs.all().last?.number == log.number }

  func append(_ line: ResultLog.Line) throws { try file.append(line.bytes) }
}
