internal import LayoutModel
package import Snapshots

/// What is kept of a fixture in one configuration and compared with its reference.
package enum FixtureArtifact: Sendable {
  /// A picture, and how it is compared.
  case picture(Snapshot, VerifyOptions)
  /// Lines of text, and the audit that they are of, if they are of one.
  case text(TextSnapshot, SizingAudit?)

  /// Compares it with its reference and writes the record.
  func verify(
    in store: SnapshotStore, key: SnapshotKey, diagnostics: [Diagnostic],
    source: SnapshotResult.Source, started: ContinuousClock.Instant
  ) throws -> SnapshotResult {
    switch self {
    case .picture(let snapshot, var options):
      options.started = started
      return try store.verify(
        snapshot, key: key, diagnostics: diagnostics, source: source, options: options)
    case .text(let text, let audit):
      return try store.verify(
        text, key: key, diagnostics: diagnostics, source: source, started: started,
        sizingAudit: audit)
    }
  }
}
