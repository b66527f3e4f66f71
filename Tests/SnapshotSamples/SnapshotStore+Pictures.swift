package import ImageComparison
package import LayoutModel
package import SnapshotRecords
package import SnapshotReferences
package import Snapshots

extension SnapshotStore {
  /// Verifies a picture without live views.
  package func verify(
    _ actual: Snapshot, key: SnapshotKey, diagnostics: [Diagnostic] = [],
    source: SnapshotResult.Source? = nil, comparison: ComparisonOptions = .exact,
    masks: [ComparisonMask] = [], started: ContinuousClock.Instant? = nil
  ) throws -> SnapshotResult {
    try verify(
      PictureArtifact(actual, comparison: comparison, masks: masks), key: key,
      diagnostics: diagnostics, source: source, started: started)
  }
}
