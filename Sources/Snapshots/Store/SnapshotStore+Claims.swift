import FileAccess
import Foundation
import Graphics
import Locks
public import SnapshotRecords
import SnapshotReferences

/// Ensures one fixture per key.
extension SnapshotStore {
  /// Claims the key in this process and, if the run has a token, among all its processes.
  func take(_ claim: KeyClaim) throws -> KeyConflict? {
    try session.take(claim, in: directories.paths.package) ?? runLog?.take(claim)
  }

  /// Returns a conflicting claim since then.
  func conflict(on claim: KeyClaim) throws -> KeyConflict? {
    try session.conflict(on: claim.key, in: directories.paths.package)
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
    get throws { try runFolder.map { try session.runLog(in: $0, of: directories.tree) } }
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
