import Foundation
import Graphics
import ImageComparison
internal import LayoutChanges
internal import LayoutModel
import SnapshotRecords

extension SnapshotResult {
  /// Adds which diagnostics of a layout its reference has too, if the reference has a layout.
  mutating func noteKnownDiagnostics(of tree: LayoutNode, in reference: LayoutNode?) {
    knownDiagnostics = reference.map { tree.knownDiagnostics(among: diagnostics, in: $0) }
  }
}
