import Foundation

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
  /// - Returns: the changes; none for equal layouts.
  public static func changes(
    from old: LayoutNode, to new: LayoutNode, ties: [LayoutTie] = []
  ) -> [LayoutChange] {
    old == new
      ? [] : LayoutDifference(old: FlatLayout(old), new: FlatLayout(new), ties: ties).changes
  }

  /// Returns what brought the changes about, a sentence for each view whose change moved others.
  ///
  /// Such as `subtitleLabel wrapped to 3 lines → cell 18 pt higher; 4 views below moved with it.`
  ///
  /// - Parameters:
  ///   - old: the layout of the reference.
  ///   - new: the layout that was just made.
  ///   - ties: what ties the views of the new layout, if it is known; causes are then found by it.
  /// - Returns: a sentence for each cause; none if nothing else moved.
  public static func rootCauses(
    from old: LayoutNode, to new: LayoutNode, ties: [LayoutTie] = []
  ) -> [String] {
    old == new
      ? [] : LayoutDifference(old: FlatLayout(old), new: FlatLayout(new), ties: ties).rootCauses
  }
}
