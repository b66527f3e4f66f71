internal import Snapshots
internal import UIKit

extension DiagnosticRecord {
  init(_ diagnostic: LayoutDiagnostic) {
    self.init(
      kind: diagnostic.kind.rawValue, severity: Severity(diagnostic.kind.severity),
      view: diagnostic.view, message: diagnostic.message, constraints: diagnostic.constraints)
  }
}

extension DiagnosticRecord.Severity {
  fileprivate init(_ severity: LayoutDiagnostic.Severity) {
    switch severity {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
