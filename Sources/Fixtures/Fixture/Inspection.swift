public import LayoutModel
package import Snapshots

/// What a fixture looks like in one configuration, before it is compared with its reference.
public struct Inspection: Sendable {
  /// The cell's layout; nil for an audit of a table's rows.
  public let rendering: Rendering?
  /// What is wrong.
  public internal(set) var diagnostics: [Diagnostic]
  /// Makes what is kept and compared; drawing takes time, which another thread may have.
  let artifact: @Sendable () throws -> any SnapshotArtifact

  /// Creates the inspection of a cell.
  package init(
    _ rendering: Rendering,
    artifact: @escaping @Sendable (Rendering) throws -> any SnapshotArtifact
  ) {
    self.rendering = rendering
    diagnostics = rendering.diagnostics
    self.artifact = { try artifact(rendering) }
  }

  /// Creates the inspection of something else than a cell.
  package init(diagnostics: [Diagnostic], artifact: some SnapshotArtifact) {
    rendering = nil
    self.diagnostics = diagnostics
    self.artifact = { artifact }
  }
}
