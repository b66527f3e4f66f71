import Foundation
public import LayoutModel

/// Finds what changed between two layouts, and what brought it about.
///
/// ```swift
/// for change in LayoutComparison.changes(from: reference.tree, to: actual.tree) {
///   lines.append(change.description)  // "contentView/subtitleLabel: height 36 → 54 (3 lines, was 2)"
/// }
/// ```
public enum LayoutComparison {
  /// Returns the changes: causes in the order of the views, then what followed from them.
  ///
  /// Views are matched by path, then by class and text, so that a renamed view or one in a new
  /// superview is not taken for another. Frames are compared in their superview's coordinates with
  /// a tolerance of a thousandth of a point. A view that is hidden in either layout is compared
  /// without its frame.
  ///
  /// - Parameters:
  ///   - old: the layout of the reference.
  ///   - new: the layout that was just made.
  ///   - ties: what ties the views of the new layout, if it is known; causes are then found by it.
  ///   - constraints: the constraints of both layouts, if they are known; the changed ones come first
  ///     among the causes.
  /// - Returns: the changes; none for equal layouts.
  public static func changes(
    from old: LayoutNode, to new: LayoutNode, ties: [LayoutTie] = [],
    constraints: ConstraintLists = ConstraintLists()
  ) -> [LayoutChange] {
    old == new ? [] : difference(from: old, to: new, ties, constraints).changes
  }

  /// Returns what brought the changes about, a sentence for each view whose change moved others.
  ///
  /// Such as `artistLabel.bottom to contentView.bottom: 11 → 30 (SongCell.xib:50) → cell 19 pt taller.` or
  /// `subtitleLabel wrapped to 3 lines → cell 18 pt taller; 4 views below moved with it.`
  ///
  /// - Parameters:
  ///   - old: the layout of the reference.
  ///   - new: the layout that was just made.
  ///   - ties: what ties the views of the new layout, if it is known; causes are then found by it.
  ///   - constraints: the constraints of both layouts, if they are known; the changed ones come first
  ///     among the causes.
  /// - Returns: a sentence for each cause; none if nothing else moved.
  public static func rootCauses(
    from old: LayoutNode, to new: LayoutNode, ties: [LayoutTie] = [],
    constraints: ConstraintLists = ConstraintLists()
  ) -> [String] {
    old == new ? [] : difference(from: old, to: new, ties, constraints).rootCauses
  }

  private static func difference(
    from old: LayoutNode, to new: LayoutNode, _ ties: [LayoutTie], _ constraints: ConstraintLists
  ) -> LayoutDifference {
    LayoutDifference(
      old: FlatLayout(old), new: FlatLayout(new), ties: ties, constraints: constraints)
  }
}
