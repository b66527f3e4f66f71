import LayoutModel
import Snapshots

/// The cause of a failure, in a form that is equal for all snapshots that fail for the same reason.
///
/// One label that wraps in forty configurations is one cause: numbers vary with the width, so only the view, the kind
/// of change and, for texts, fonts and colours, the values count.
struct FailureCause: Hashable {
  private let suite: String
  private let view: String
  private let kind: String
  private let values: String
  /// The cause, worded for this result.
  let title: String

  /// Finds the cause of a failing result.
  init(_ result: SnapshotResult) {
    // A changed row height is a consequence of the changes in it, so those come first.
    if let change = result.layoutChanges.first(where: { $0.cause == nil }) {
      self.init(result, change)
    } else if let lines = result.lineChanges {
      self.init(
        result, view: "", kind: "lines", values: lines.changedLines.joined(separator: "\n"),
        title: lines.title)
    } else if let diagnostic = result.diagnostics.first(where: { $0.weight == .error }) {
      self.init(
        result, view: diagnostic.view, kind: diagnostic.kindName, title: diagnostic.headline)
    } else if result.status == .error {
      self.init(result, view: "", kind: "error", values: result.message ?? "", title: "Not judged")
    } else {
      let view = result.regions.first?.views.first ?? ""
      let place = view.isEmpty ? "" : ": \(view)"
      self.init(result, view: view, kind: "pixels", title: "Other pixels, same layout\(place)")
    }
  }

  private init(_ result: SnapshotResult, _ change: LayoutChange) {
    let showsValues =
      switch change.kind {
      case .text, .font, .color, .attribute, .hidden, .truncation, .constraint: true
      default: false
      }
    let values = showsValues ? "\(change.old ?? "") → \(change.new ?? "")" : ""
    self.init(
      result, view: change.view, kind: change.kind.rawValue, values: values,
      title: change.description)
  }

  private init(
    _ result: SnapshotResult, view: String, kind: String, values: String = "", title: String
  ) {
    suite = result.key.suite
    self.view = view
    self.kind = kind
    self.values = values
    self.title = title
  }

  static func == (lhs: FailureCause, rhs: FailureCause) -> Bool {
    (lhs.suite, lhs.view, lhs.kind, lhs.values) == (rhs.suite, rhs.view, rhs.kind, rhs.values)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(suite)
    hasher.combine(view)
    hasher.combine(kind)
    hasher.combine(values)
  }
}
