import LayoutModel
import Snapshots

extension SnapshotResult {
  /// The diagnostics that a reader of a failure needs: errors, which fail the test themselves, and warnings that the
  /// reference does not have.
  var failureDiagnostics: [Diagnostic] { diagnostics.filter(isOfFailure) }

  /// The other diagnostics: notes, what the test allows, and warnings that the reference has too.
  var otherDiagnostics: [Diagnostic] { diagnostics.filter { !isOfFailure($0) } }

  /// The warnings that the reference has too.
  var knownWarnings: [Diagnostic] { otherDiagnostics.filter { $0.weight == .warning } }

  private func isOfFailure(_ diagnostic: Diagnostic) -> Bool {
    switch diagnostic.weight {
    case .error: true
    case .warning: knownDiagnostics?.contains(diagnostic) != true
    case .note: false
    }
  }
}
