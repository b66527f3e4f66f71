internal import LayoutModel
internal import UIKit

/// Something that is wrong with a cell in one configuration.
struct LintObservation {
  /// What makes two observations one finding.
  struct Cause: Hashable {
    let kind: Diagnostic.Kind
    let id: String?
    let view: String
    /// The places of the constraints that contradict each other.
    var constraints: [String] = []
    /// What the file has and the cell does not show.
    var note: NibNote.Kind?
  }

  let cause: Cause
  let line: Int?
  let userLabel: String?
  let severity: Diagnostic.Severity
  let message: String
  let hint: String

  /// Kinds that speak of something that is the same in all cells of a file.
  static let kindsOfFile: Set<Diagnostic.Kind> = [
    .unsupported, .missingFont, .missingImage, .missingGlyph,
  ]

  /// Whether another height of the cell may put it right.
  var dependsOnHeight: Bool { severity > .note && !Self.kindsOfFile.contains(cause.kind) }
}
