import Foundation

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
      guard var other = try readRecord(directories.record(for: key)) else { continue }
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
}
