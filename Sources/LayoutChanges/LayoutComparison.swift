import Foundation
public import LayoutModel

/// Finds what changed between two layouts, and what brought it about.
///
/// The pieces in the order in which they work:
///
/// 1. ``FlatLayout`` lists the views of a layout in drawing order; from here on a view is a place in a
///    list.
/// 2. `ViewMatching` finds which view of the old layout is which of the new one, `ConstraintMatching`
///    the same for constraints; `ConstraintEffect` leaves out changed constraints that no frame shows.
/// 3. `ViewDifference` says what changed on one view: its content, frame and name. `Displacement` is how
///    far the edges of its frame moved.
/// 4. `CauseSearch` finds for each moved view what brought it about: changed contents and constraints,
///    then what is tied to them (`TieSearch`, where the ties of the new layout are known), then what
///    frames alone tell.
/// 5. `LayoutDifference` does all of this and orders the result for a reader: as ``ViewChange``, one for
///    each view and fact, and as ``RootCause``, one for each chain from a cause to its effect.
///
/// ```swift
/// for change in LayoutComparison.changes(from: reference.tree, to: actual.tree) {
///   if case .frame(let frame) = change.fact { print(change.view, frame.old, frame.new) }
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
  ) -> [ViewChange] {
    old == new ? [] : difference(from: old, to: new, ties, constraints).changes
  }

  /// Returns what brought the changes about, a cause for each view whose change moved others.
  ///
  /// - Parameters:
  ///   - old: the layout of the reference.
  ///   - new: the layout that was just made.
  ///   - ties: what ties the views of the new layout, if it is known; causes are then found by it.
  ///   - constraints: the constraints of both layouts, if they are known; the changed ones come first
  ///     among the causes.
  /// - Returns: the causes; none if nothing else moved.
  public static func rootCauses(
    from old: LayoutNode, to new: LayoutNode, ties: [LayoutTie] = [],
    constraints: ConstraintLists = ConstraintLists()
  ) -> [RootCause] {
    old == new ? [] : difference(from: old, to: new, ties, constraints).rootCauses
  }

  private static func difference(
    from old: LayoutNode, to new: LayoutNode, _ ties: [LayoutTie], _ constraints: ConstraintLists
  ) -> LayoutDifference {
    LayoutDifference(
      old: FlatLayout(old), new: FlatLayout(new), ties: ties, constraints: constraints)
  }
}
