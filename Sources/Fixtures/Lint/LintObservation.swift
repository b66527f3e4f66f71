internal import LayoutModel
internal import UIKit

/// A problem of a cell in one configuration.
struct LintObservation {
  /// The identity by which observations are merged into one finding.
  struct Cause: Hashable {
    let kind: Diagnostic.Kind
    let id: String?
    let view: String
    /// The name of what is missing.
    var subject: String?
    var constraints: [String] = []
    /// A part of the file that the cell does not show.
    var note: NibNote.Kind?
  }

  let cause: Cause
  let line: Int?
  let userLabel: String?
  let severity: Diagnostic.Severity
  let message: String
  let hint: String
  /// The identifiers of the file's constraints that take part.
  var constraints: [String] = []
  /// What the fixes of a file are made of; nil for a part of the file that the cell does not show.
  var mending: LintMending?

  /// Whether another height of the cell may fix it.
  var dependsOnHeight: Bool { severity > .note && cause.inFile == nil }
}

extension LintObservation.Cause {
  /// What is missing on this machine or in this package, the same for all cells of a file.
  enum InFile: Hashable {
    case note(NibNote.Kind)
    case missing(Diagnostic.Kind, subject: String)
  }

  /// What all cells of a file have in common; nil for a cause in one cell.
  var inFile: InFile? {
    if let note { return .note(note) }
    return subject.map { .missing(kind, subject: $0) }
  }
}
