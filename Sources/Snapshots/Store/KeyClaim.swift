import FileAccess
import Foundation
import Graphics
import Locks

/// The use of a key by a fixture.
public struct KeyClaim: Codable, Hashable, Sendable {
  /// The key.
  public let key: SnapshotKey
  /// The location of the assertion; nil if it is unknown.
  public let source: SnapshotResult.Source?
  /// The digest of the picture, which distinguishes fixtures of one call site.
  let picture: Digest
}

/// Two fixtures with one key, or with keys that some file systems cannot distinguish.
public struct KeyConflict: Codable, Hashable, Sendable {
  /// The fixture that used the key first.
  public let first: KeyClaim
  /// The other one.
  public let second: KeyClaim

  /// Nil if both are the same fixture.
  package init?(first: KeyClaim, second: KeyClaim) {
    guard first != second else { return nil }
    self.first = first
    self.second = second
  }
}

/// The keys that a process has verified, to detect two fixtures with one key, and what it keeps between two snapshots.
///
/// It is shared by all stores of one process and thread-safe.
public final class KeyRegistry: Sendable {
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
  /// The settings of packages.
  let settings = FileCache<PackageSettings>()
  /// The digests of suites.
  let digests = FileCache<DigestFile>()

  /// Creates an empty registry.
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

/// Ensures one fixture per key.
extension SnapshotStore {
  /// Claims the key in this process and, if the run has a token, among all its processes.
  func take(_ claim: KeyClaim) throws -> KeyConflict? {
    try registry.take(claim, in: directories.paths.package) ?? runLog?.take(claim)
  }

  /// Returns a conflicting claim since then.
  func conflict(on claim: KeyClaim) throws -> KeyConflict? {
    try registry.conflict(on: claim.key, in: directories.paths.package)
      ?? runLog?.conflict(on: claim)
  }

  /// Turns the records of both fixtures into errors, so that neither picture can be accepted.
  func refuse(
    _ record: SnapshotResult, because conflict: KeyConflict
  ) throws -> SnapshotResult {
    for key in Set([conflict.first.key, conflict.second.key]).sorted() where key != record.key {
      // A record that cannot be read does not pass either.
      guard var other = try readRecord(of: key) else { continue }
      try fail(&other, after: other, because: conflict)
    }
    var failed = record
    // Of one key, the record is that of the fixture that came first.
    try fail(&failed, after: readRecord(of: record.key), because: conflict)
    return failed
  }

  private func fail(
    _ record: inout SnapshotResult, after earlier: SnapshotResult?, because conflict: KeyConflict
  ) throws {
    try removePending(of: record)
    record.isRecorded = try !withdrawsReference(of: earlier)
    record.status = .error
    record.fault = "keyConflict \(conflict.first.key)"
    record.notes =
      [.keyConflict(conflict)] + (record.isRecorded ? [.replacedBeforeConflict] : [])
    (record.actual, record.diff) = (nil, nil)
    try replace(record)
  }

  /// Removes a reference that this run has made for a record; false if it has replaced one, which is gone.
  private func withdrawsReference(of earlier: SnapshotResult?) throws -> Bool {
    guard let earlier, earlier.run == run, earlier.isRecorded else { return true }
    guard earlier.status == .missing else { return false }
    try replaceReference(of: earlier, with: nil)
    return true
  }

  /// What this run's processes tell each other; nil without a token.
  var runLog: RunLog? {
    get throws { try runFolder.map { try registry.runLog(in: $0, of: directories.tree) } }
  }

  /// The folder in which processes of this run claim keys; nil without a token.
  var runFolder: URL? {
    claimsFolderName.map { claimsFolder.appendingPathComponent($0, isDirectory: true) }
  }

  var claimsFolder: URL { directories.pending.appendingPathComponent("claims", isDirectory: true) }

  /// The token may contain any characters; its hash is a valid name.
  var claimsFolderName: String? {
    run.map { String(FNV1a.hash($0), radix: 16) }
  }

  /// Returns the keys whose snapshot a process of this run has verified, but whose record is not among the results:
  /// another process has replaced or removed it.
  ///
  /// Call it before the run is ended.
  ///
  /// - Parameter results: the run's records.
  /// - Returns: the keys, sorted.
  /// - Throws: ``SnapshotsError`` if a claim cannot be read.
  public func lostKeys(besides results: [SnapshotResult]) throws -> [SnapshotKey] {
    try runLog?.keys(besides: results.map(\.key)) ?? []
  }
}
