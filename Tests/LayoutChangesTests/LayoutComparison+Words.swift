import LayoutChanges
import LayoutModel
import SnapReport
import Snapshots

extension LayoutComparison {
  /// The changes as a record keeps them.
  static func records(
    from old: LayoutNode, to new: LayoutNode, constraints: ConstraintLists = ConstraintLists()
  ) -> [LayoutChange] {
    changes(from: old, to: new, constraints: constraints).map { LayoutChange($0) }
  }

  /// The causes in words.
  static func sentences(
    from old: LayoutNode, to new: LayoutNode, ties: [LayoutTie] = [],
    constraints: ConstraintLists = ConstraintLists()
  ) -> [String] {
    rootCauses(from: old, to: new, ties: ties, constraints: constraints).map(\.sentence)
  }
}
