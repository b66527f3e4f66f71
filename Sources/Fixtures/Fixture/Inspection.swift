public import LayoutModel
internal import SnapReport
import SnapshotRecords
package import SnapshotReferences
import Snapshots

/// The result of rendering a fixture in one configuration, before the comparison with its reference.
public struct Inspection: Sendable {
  /// The cell's layout; nil for an audit of a table's rows.
  public let rendering: Rendering?
  /// What is wrong.
  public internal(set) var diagnostics: [Diagnostic]
  /// Creates the artifact that is compared; drawing is slow, so another thread may do it.
  package let artifact: @Sendable () throws -> any SnapshotArtifact
  /// The views that the comparison may lay out again.
  let views: [LiveLayout]

  package init(
    _ rendering: Rendering,
    artifact: @escaping @Sendable (Rendering) throws -> any SnapshotArtifact
  ) {
    self.rendering = rendering
    diagnostics = rendering.diagnostics
    views = [rendering.views]
    self.artifact = { try artifact(rendering) }
  }

  /// Creates the inspection of something other than a cell.
  package init(diagnostics: [Diagnostic], artifact: some SnapshotArtifact) {
    rendering = nil
    views = []
    self.diagnostics = diagnostics
    self.artifact = { artifact }
  }

  /// Creates the inspection of a contact sheet.
  init(_ sheet: ContactSheet, diagnostics: [Diagnostic]) {
    rendering = nil
    views = sheet.views
    self.diagnostics = diagnostics
    artifact = { try sheet.artifact() }
  }
}
