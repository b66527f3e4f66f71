internal import Snapshots
internal import UIKit

extension DiagnosticRecord {
  init(_ diagnostic: LayoutDiagnostic) {
    self.init(
      kind: diagnostic.kind.rawValue, severity: diagnostic.kind.isError ? .error : .warning,
      view: diagnostic.view, message: diagnostic.message, constraints: diagnostic.constraints)
  }
}
