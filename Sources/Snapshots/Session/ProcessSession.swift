import FileAccess
import Foundation
import Graphics
import Locks
import SnapshotRecords
import SnapshotReferences

/// What a process keeps between two snapshots: the keys that it has verified, its logs, what it works on, and files that it
/// has read.
///
/// It is shared by all stores of one process and thread-safe.
public final class ProcessSession: Sendable {
  private struct Entry {
    let claim: KeyClaim
    var conflict: KeyConflict?
  }

  private let entries = Lock<[String: Entry]>([:])
  private let preparedFolders = Lock<Set<String>>([])
  private let resultLogs = Lock<[String: OwnLog]>([:])
  private let runLogs = Lock<[String: RunLog]>([:])
  /// What this process is verifying.
  let work = WorkRegistry()
  let settings = FileCache<PackageSettings>()
  let digests = FileCache<DigestFile>()

  /// Creates an empty session.
  public init() {}

  /// Claims the key for a fixture, or returns why it cannot.
  ///
  /// The same call site with the same picture is one fixture verified again.
  func take(_ claim: KeyClaim, in folder: String) -> KeyConflict? {
    entries.withLock { entries in
      let place = Self.place(of: claim.key, in: folder)
      guard let first = entries[place] else {
        entries[place] = Entry(claim: claim)
        return nil
      }
      let conflict = KeyConflict(first: first.claim, second: claim)
      if conflict != nil { entries[place]?.conflict = conflict }
      return conflict
    }
  }

  /// Returns a conflict since the key was claimed.
  func conflict(on key: SnapshotKey, in folder: String) -> KeyConflict? {
    entries.withLock { $0[Self.place(of: key, in: folder)]?.conflict }
  }

  /// Returns true once for each folder.
  func isFirstUse(of folder: String) -> Bool {
    preparedFolders.withLock { $0.insert(folder).inserted }
  }

  /// Appends a line to this process's log in a folder, or to a new one after all others.
  func append(_ line: ResultLog.Line, to logs: ResultLogs, afterAll: Bool) throws {
    try resultLogs.withLock { own in
      if let log = own[logs.folder.path], log.isUsable,
        try !afterAll || log.isNewest(of: logs)
      {
        return try log.append(line)
      }
      let log = try OwnLog(in: logs)
      own[logs.folder.path] = log
      try log.append(line)
    }
  }

  /// Returns this process's view of what a run's processes tell each other.
  func runLog(in folder: URL, of tree: FileTree) throws -> RunLog {
    try runLogs.withLock { logs in
      if let log = logs[folder.path] { return log }
      let log = try RunLog(in: folder, of: tree)
      logs[folder.path] = log
      return log
    }
  }

  private static func place(of key: SnapshotKey, in folder: String) -> String {
    "\(folder)/\(key.foldedForFileSystem)"
  }
}
