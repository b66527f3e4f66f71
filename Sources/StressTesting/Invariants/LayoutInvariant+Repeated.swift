internal import Fixtures
internal import LayoutChanges
internal import LayoutModel
internal import UIKit

extension LayoutInvariant {
  /// A second layout of the same cell changes nothing.
  public static let stable = LayoutInvariant(
    "the same when laid out again", code: ".stable"
  ) { trial in
    let tree = trial.layout.tree
    let again = try trial.subject.layOut({ trial.layout.view }, trial.layout.configuration)
    return difference(tree, again.tree, "A second layout changes it.")
  }

  /// A cell that showed other content and is filled again equals a new one.
  ///
  /// It needs a closure that fills cells, see `assertLayout`; otherwise nothing is compared.
  public static let reusable = LayoutInvariant("a reused cell equals a new one") { trial in
    guard let fill = trial.subject.fill else { return [] }
    let configuration = trial.layout.configuration
    for former in trial.formerValues where former != trial.trial.values {
      let reused = try configuration.performAsCurrent {
        let view = try trial.subject.make(former)
        _ = try trial.subject.layOut({ view }, configuration)
        (view as? UITableViewCell)?.prepareForReuse()
        (view as? UICollectionReusableView)?.prepareForReuse()
        try fill(view, trial.trial.values)
        return try trial.subject.layOut({ view }, configuration)
      }
      let found = difference(
        trial.layout.tree, reused.tree,
        "It differs in a cell that showed \(former.map(\.code).joined(separator: ", ")) before. "
          + "Reset it in prepareForReuse or whenever the cell is filled.")
      if !found.isEmpty { return found }
    }
    return []
  }

  private static func difference(
    _ one: LayoutNode, _ other: LayoutNode, _ message: String
  ) -> [Breach] {
    one.firstDifference(from: other).map { [Breach(view: $0, message: message)] } ?? []
  }
}

extension LayoutNode {
  /// Returns the path of the first view that differs, empty for the root; nil if none does.
  fileprivate func firstDifference(from other: LayoutNode) -> String? {
    zip(FlatLayout(self).views, FlatLayout(other).views)
      .first { !$0.equalsWithoutParts($1) }
      .map { view, _ in view.parent == nil ? "" : view.path }
  }
}

extension FlatLayout.View {
  /// Whether two views are equal except for what is in their subviews.
  fileprivate func equalsWithoutParts(_ other: FlatLayout.View) -> Bool {
    var (own, others) = (node, other.node)
    own.children = []
    others.children = []
    return own == others && children.count == other.children.count
  }
}
