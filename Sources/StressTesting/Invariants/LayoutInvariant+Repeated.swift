internal import Fixtures
internal import LayoutModel
internal import UIKit

extension LayoutInvariant {
  /// A second layout of the same cell changes nothing.
  public static let stable = LayoutInvariant("the same when laid out again") { trial in
    let tree = trial.layout.rendering.tree
    let again = try trial.subject.draw(
      { trial.layout.view }, trial.trial.configuration)
    return difference(
      tree, again.tree, "the same when laid out again", "A second layout changes it.")
  }

  /// A cell that showed other content and is filled again equals a new one.
  ///
  /// It needs a closure that fills cells, see `assertLayout`; otherwise nothing is compared.
  public static let reusable = LayoutInvariant("a reused cell equals a new one") { trial in
    guard let fill = trial.subject.fill else { return [] }
    let configuration = trial.trial.configuration
    for former in trial.formerValues where former != trial.trial.values {
      let reused = try configuration.performAsCurrent {
        let view = try trial.subject.make(former)
        _ = try trial.subject.draw({ view }, configuration)
        (view as? UITableViewCell)?.prepareForReuse()
        (view as? UICollectionReusableView)?.prepareForReuse()
        try fill(view, trial.trial.values)
        return try trial.subject.draw({ view }, configuration)
      }
      let found = difference(
        trial.layout.rendering.tree, reused.tree, "a reused cell equals a new one",
        "It differs in a cell that showed \(former.map(\.code).joined(separator: ", ")) before. "
          + "Reset it in prepareForReuse or whenever the cell is filled.")
      if !found.isEmpty { return found }
    }
    return []
  }

  private static func difference(
    _ one: LayoutNode, _ other: LayoutNode, _ name: String, _ message: String
  ) -> [Violation] {
    one.firstDifference(from: other).map { [Violation(name, view: $0, message: message)] } ?? []
  }
}

extension LayoutNode {
  /// Returns the path of the first view that differs, empty for the root; nil if none does.
  fileprivate func firstDifference(from other: LayoutNode, path: String = "") -> String? {
    var (own, others) = (self, other)
    own.children = []
    others.children = []
    if own != others || children.count != other.children.count { return path }
    for (child, otherChild) in zip(children, other.children) {
      let inner = path.isEmpty ? child.name : "\(path)/\(child.name)"
      if let found = child.firstDifference(from: otherChild, path: inner) { return found }
    }
    return nil
  }
}
