import FileAccess
import Foundation

/// The files of a run below `.snap/`.
extension SnapshotStore {
  var staging: StagingFolder { directories.staging }

  /// Makes git ignore `.snap/` and removes leftovers of interrupted runs, once per process.
  func prepare() throws {
    guard registry.isFirstUse(of: directories.packageRoot.path) else { return }
    try staging.sweep()
    try removeOtherRunsClaims()
    try directories.ignorePending()
  }

  /// Writes the actual file, and the diff if there is one.
  func keepPending(
    _ artifact: some SnapshotArtifact, difference: Data?, in record: inout SnapshotResult
  ) throws {
    let (actualFile, diffFile) = (directories.actual(of: record), directories.diff(of: record))
    try staging.replace(actualFile, with: artifact.encoded())
    record.actual = directories.relativePath(of: actualFile)
    guard let difference else { return try Files.remove(diffFile) }
    try staging.replace(diffFile, with: difference)
    record.diff = directories.relativePath(of: diffFile)
  }

  /// Removes the actual and the diff of this or an earlier run for the key.
  func removePending(of record: SnapshotResult) throws {
    try Files.remove(directories.actual(of: record))
    try Files.remove(directories.diff(of: record))
  }

  /// Removes the records of all other keys, with their pending pictures.
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
      // Another process may be removing the same folder; the rest is removed next time.
      try? Files.removeFolder(claimsFolder.appendingPathComponent(name))
    }
  }

  /// Removes the claims of all runs; only for when this one has ended.
  func removeClaims() throws {
    guard Files.exists(claimsFolder) else { return }
    try Files.removeFolder(claimsFolder)
  }
}

extension SnapshotStore {
  /// Writes the reference; the only place where a run does.
  func recordReference(_ artifact: some SnapshotArtifact, in record: inout SnapshotResult) throws {
    let data = try artifact.encoded()
    try staging.replace(directories.reference(of: record), with: data, isDurable: true)
    record.status = .recorded
    record.isRecorded = true
    record.referenceDigest = ReferenceFile.digest(of: data)
    try removePending(of: record)
  }
}
