internal import LayoutModel
internal import UIKit

/// What a diagnostic knows of how its cell is mended; views are named by their paths.
struct LintMending: Hashable {
  let kind: Diagnostic.Kind
  let cause: ExplainedDiagnostic.Cause?
  let remedy: LayoutRemedy?
  let view: String
  let unsettled: [String]
  /// The constraints of the file that tie views which a stack view places.
  let strayTies: [String]
  /// Whether the height of the cell is in the way.
  let isOfHeight: Bool
  /// The constraint of the file that iOS would refuse, and lint leaves out.
  let refusedConstraint: String?

  @MainActor init(_ diagnostic: ExplainedDiagnostic) {
    kind = diagnostic.kind
    cause = diagnostic.cause.map(\.withoutLength)
    remedy = diagnostic.remedy
    view = diagnostic.view
    unsettled = diagnostic.unsettled
    strayTies = diagnostic.constraints.filter(\.tiesArrangedView).compactMap(\.element)
    isOfHeight = diagnostic.constraints.contains { $0.source == .container(.height) }
    refusedConstraint = nil
  }

  /// Nil unless the file has a constraint that the cell does without.
  init?(_ note: NibNote) {
    guard case .constraint = note.kind, note.isFault, let element = note.element else { return nil }
    kind = note.diagnosticKind
    (cause, remedy, view, unsettled, strayTies) = (nil, nil, "", [], [])
    isOfHeight = false
    refusedConstraint = element
  }
}

extension ExplainedDiagnostic.Cause {
  /// The cause, equal in layouts that cut different lengths.
  fileprivate var withoutLength: Self {
    if case .edge(let isSideways, _) = self {
      .edge(isSideways: isSideways, length: 0)
    } else {
      self
    }
  }
}
