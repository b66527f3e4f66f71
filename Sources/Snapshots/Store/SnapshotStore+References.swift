import FileAccess
import Foundation

extension SnapshotStore {
  /// Writes the reference: the only place where a run does.
  func recordReference(_ artifact: some SnapshotArtifact, in record: inout SnapshotResult) throws {
    let data = try artifact.encoded()
    try staging.replace(directories.reference(of: record), with: data, isDurable: true)
    record.status = .recorded
    record.isRecorded = true
    record.referenceDigest = ReferenceFile.digest(of: data)
    try removePending(of: record)
  }
}
