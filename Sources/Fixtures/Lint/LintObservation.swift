internal import LayoutModel
internal import UIKit

/// A problem of a cell in one configuration.
struct LintObservation {
  /// The identity by which observations are merged into one finding.
  struct Cause: Hashable {
    let kind: Diagnostic.Kind
    let id: String?
    let view: String
    /// The locations of the conflicting constraints.
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

  /// Kinds about something that is the same in all cells of a file.
  static let kindsOfFile: Set<Diagnostic.Kind> = [
    .unsupported, .missingFont, .missingImage, .missingGlyph,
  ]

  /// Whether another height of the cell may fix it.
  var dependsOnHeight: Bool { severity > .note && !Self.kindsOfFile.contains(cause.kind) }
}
