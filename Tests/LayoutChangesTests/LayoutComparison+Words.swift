import LayoutChanges
import LayoutModel
import SnapReport
import Snapshots

extension LayoutComparison {
  /// Compares trees, and constraints where both are given.
  init(
    from old: LayoutNode, to new: LayoutNode,
    constraints: (old: [LayoutConstraint], new: [LayoutConstraint]) = ([], [])
  ) {
    self.init(
      from: Layout(old, constraints: constraints.old), to: Layout(new, constraints: constraints.new)
    )
  }

  /// The changes as a record keeps them.
  static func records(
    from old: LayoutNode, to new: LayoutNode,
    constraints: (old: [LayoutConstraint], new: [LayoutConstraint]) = ([], [])
  ) -> [LayoutChange] {
    LayoutComparison(from: old, to: new, constraints: constraints).changes.map { LayoutChange($0) }
  }

  /// The causes in words.
  static func sentences(
    from old: LayoutNode, to new: LayoutNode,
    constraints: (old: [LayoutConstraint], new: [LayoutConstraint]) = ([], [])
  ) -> [String] {
    LayoutComparison(from: old, to: new, constraints: constraints).rootCauses.map(\.sentence)
  }
}
