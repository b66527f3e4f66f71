import FileAccess
import Foundation
public import SnapshotRecords
import SnapshotReferences

/// Notes from the processes of one run to the tool, in addition to records.
extension SnapshotStore {
  /// Records that an assertion failed; not needed without a run's token.
  ///
  /// - Throws: ``SnapshotsError`` if the note cannot be written.
  public func note(_ failure: FailedAssertion) throws {
    guard let folder = failuresFolder else { return }
    let file = folder.appendingPathComponent("\(UUID().uuidString).json")
    try staging.replace(file, with: CanonicalJSON.prettyData(of: failure))
  }

  /// Returns the failed assertions of this run, by test; call it before the run is ended.
  ///
  /// - Throws: ``SnapshotsError`` if a note cannot be read.
  public func failedAssertions() throws -> [FailedAssertion] {
    guard let folder = failuresFolder else { return [] }
    let files = try directories.tree.names(in: folder).map(folder.appendingPathComponent)
    let failures = try files.compactMap {
      try JSONFile($0, in: directories.tree).read(FailedAssertion.self, .note)
    }
    return failures.sorted { ($0.test, $0.problems.joined()) < ($1.test, $1.problems.joined()) }
  }

  // No suite's name begins with a dot.
  private var failuresFolder: URL? {
    runFolder?.appendingPathComponent(".failures", isDirectory: true)
  }
}
