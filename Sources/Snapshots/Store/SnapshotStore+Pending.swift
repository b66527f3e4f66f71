import FileAccess
import Foundation
import Graphics

/// What a run leaves below `.snap/`.
extension SnapshotStore {
  var staging: StagingFolder {
    StagingFolder(url: directories.pending.appendingPathComponent("tmp", isDirectory: true))
  }

  /// Makes `.snap/` invisible to git and removes what interrupted runs left, once for each process.
  func prepare() throws {
    guard registry.isFirstUse(of: directories.packageRoot.path) else { return }
    try staging.sweep()
    try removeOtherRunsClaims()
    let ignore = directories.pending.appendingPathComponent(".gitignore")
    if !Files.exists(ignore) { try staging.replace(ignore, with: Data("*\n".utf8)) }
  }

  func recordReference(_ actual: Snapshot, in record: inout SnapshotResult) throws {
    let file = directories.reference(for: record.key, scale: record.scale)
    let data = try actual.encoded()
    try staging.replace(file, with: data, isDurable: true)
    record.status = .recorded
    record.isRecorded = true
    record.referenceDigest = ReferenceFile.digest(of: data)
    try removePending(of: record)
  }

  func keepPending(
    _ actual: Snapshot, diff: Bitmap?, in record: inout SnapshotResult
  ) throws {
    let actualFile = directories.actual(for: record.key, scale: record.scale)
    let diffFile = directories.diff(for: record.key, scale: record.scale)
    try staging.replace(actualFile, with: actual.encoded())
    record.actual = directories.relativePath(of: actualFile)
    guard let diff else { return try Files.remove(diffFile) }
    try staging.replace(diffFile, with: PNG.encode(diff))
    record.diff = directories.relativePath(of: diffFile)
  }

  /// Removes the actual and the diff that this or an earlier run kept for the key.
  func removePending(of record: SnapshotResult) throws {
    try Files.remove(directories.actual(of: record))
    try Files.remove(directories.diff(of: record))
  }

  /// Removes the records of all other keys, with the pictures that wait to be judged.
  func removeResults(besides keys: [SnapshotKey]) throws {
    let named = Set(keys)
    for record in try readResults() where !named.contains(record.key) {
      try removePending(of: record)
      try Files.remove(directories.record(for: record.key))
    }
  }

  func write(_ record: SnapshotResult) throws {
    try staging.replace(
      directories.record(for: record.key), with: CanonicalJSON.prettyData(of: record))
  }

  private func removeOtherRunsClaims() throws {
    guard run != nil else { return }
    for name in try Files.names(in: claimsFolder) where name != claimsFolderName {
      // Another process may be removing the same folder; what is left is tried again next time.
      try? Files.removeFolder(claimsFolder.appendingPathComponent(name))
    }
  }

  /// Removes the claims of all runs; only for when this one has ended.
  func removeClaims() throws {
    guard Files.exists(claimsFolder) else { return }
    try Files.removeFolder(claimsFolder)
  }
}
