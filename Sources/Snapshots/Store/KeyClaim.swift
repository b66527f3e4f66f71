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
public struct KeyConflict: Hashable, Sendable {
  /// The fixture that used the key first.
  public let first: KeyClaim
  /// The other one.
  public let second: KeyClaim

  /// Nil if both are the same fixture.
  init?(first: KeyClaim, second: KeyClaim) {
    guard first != second else { return nil }
    self.first = first
    self.second = second
  }
}

/// The keys that the processes of one run have verified, as files that a process can only create
/// once.
struct KeyClaimFiles {
  let folder: URL
  let staging: StagingFolder

  /// Claims the key for a fixture, or returns why it cannot.
  func take(_ claim: KeyClaim) throws -> KeyConflict? {
    let data = Data(try CanonicalJSON.text(of: claim).utf8)
    let file = file(for: claim.key, suffix: "claim")
    if try staging.create(file, with: data) { return nil }
    guard let content = try Files.read(file),
      let first = try? JSONDecoder().decode(KeyClaim.self, from: content),
      let conflict = KeyConflict(first: first, second: claim)
    else { return nil }
    try staging.replace(self.file(for: claim.key, suffix: "conflict"), with: data)
    return conflict
  }

  /// Returns a conflict since this process claimed a key.
  func conflict(on first: KeyClaim) throws -> KeyConflict? {
    guard let content = try Files.read(file(for: first.key, suffix: "conflict")),
      let second = try? JSONDecoder().decode(KeyClaim.self, from: content)
    else { return nil }
    return KeyConflict(first: first, second: second)
  }

  /// Gives a key back that was claimed for a snapshot which then could not be verified.
  func release(_ claim: KeyClaim) throws {
    try Files.remove(file(for: claim.key, suffix: "claim"))
  }

  /// Returns the claimed keys besides some, sorted.
  func keys(besides others: [SnapshotKey]) throws -> [SnapshotKey] {
    let known = Set(others.map { file(for: $0, suffix: "claim").path })
    var keys: [SnapshotKey] = []
    for suite in try Files.names(in: folder) {
      let suite = folder.appendingPathComponent(suite, isDirectory: true)
      guard Files.isFolder(suite) else { continue }
      for name in try Files.names(in: suite) where name.hasSuffix(".claim") {
        let file = suite.appendingPathComponent(name)
        guard !known.contains(file.path) else { continue }
        if let claim = try JSONFile(file).read(KeyClaim.self, .claim) { keys.append(claim.key) }
      }
    }
    return keys.sorted()
  }

  private func file(for key: SnapshotKey, suffix: String) -> URL {
    folder.appendingPathComponent("\(key.foldedForFileSystem).\(suffix)")
  }
}

/// The keys that a process has verified, to detect two fixtures with one key.
///
/// It is shared by all stores of one process and thread-safe.
public final class KeyRegistry: Sendable {
  private struct Entry {
    let claim: KeyClaim
    var conflict: KeyConflict?
  }

  private let entries = Lock<[String: Entry]>([:])
  private let preparedFolders = Lock<Set<String>>([])
  /// What this process is verifying.
  let work = WorkRegistry()

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

  private static func place(of key: SnapshotKey, in folder: String) -> String {
    "\(folder)/\(key.foldedForFileSystem)"
  }
}

/// Ensures one fixture per key.
extension SnapshotStore {
  /// Claims the key in this process and, if the run has a token, among all its processes.
  func take(_ claim: KeyClaim) throws -> KeyConflict? {
    try registry.take(claim, in: directories.packageRoot.path) ?? claimFiles?.take(claim)
  }

  /// Returns a conflicting claim since then.
  func conflict(on claim: KeyClaim) throws -> KeyConflict? {
    try registry.conflict(on: claim.key, in: directories.packageRoot.path)
      ?? claimFiles?.conflict(on: claim)
  }

  /// Turns the records of both fixtures into errors, so that neither picture can be accepted.
  func refuse(
    _ record: SnapshotResult, because conflict: KeyConflict
  ) throws -> SnapshotResult {
    for key in Set([conflict.first.key, conflict.second.key]).sorted() where key != record.key {
      // A record that cannot be read does not pass either.
      guard var other = try? readRecord(directories.record(for: key)) else { continue }
      try fail(&other, because: conflict)
    }
    var failed = record
    try fail(&failed, because: conflict)
    return failed
  }

  private func fail(_ record: inout SnapshotResult, because conflict: KeyConflict) throws {
    try removePending(of: record)
    record.status = .error
    record.fault = "keyConflict \(conflict.first.key)"
    record.message = wording.message(of: [.keyConflict(conflict)])
    (record.actual, record.diff) = (nil, nil)
    try write(record)
  }

  /// The claims of this run; nil without a token.
  var claimFiles: KeyClaimFiles? {
    runFolder.map { KeyClaimFiles(folder: $0, staging: staging) }
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
    guard let runFolder else { return [] }
    return try KeyClaimFiles(folder: runFolder, staging: staging).keys(besides: results.map(\.key))
  }
}
