public import LayoutModel
package import Snapshots

/// The result of rendering a fixture in one configuration, before the comparison with its reference.
public struct Inspection: Sendable {
  /// The cell's layout; nil for an audit of a table's rows.
  public let rendering: Rendering?
  /// What is wrong.
  public internal(set) var diagnostics: [Diagnostic]
  /// Creates the artifact that is compared; drawing is slow, so another thread may do it.
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

  /// Creates the inspection of something other than a cell.
  package init(diagnostics: [Diagnostic], artifact: some SnapshotArtifact) {
    rendering = nil
    self.diagnostics = diagnostics
    self.artifact = { artifact }
  }
}
