import Foundation
public import LayoutModel

/// Finds the changes between two layouts, and their causes.
///
/// The parts in the order in which they run:
///
/// 1. ``FlatLayout`` lists the views of a layout in drawing order; from here on a view is an index in a list.
/// 2. `ViewMatching` pairs the views of both layouts, `ConstraintMatching` the constraints; `ConstraintEffect` omits
///    changed constraints that affect no frame.
/// 3. `ViewDifference` finds what changed on one view: its content, frame and name. `Displacement` is how far the edges
///    of its frame moved.
/// 4. `CauseSearch` finds the cause for each moved view: changed contents and constraints, then views tied to them
///    (`TieSearch`, if the ties of the new layout are known), then what frames alone show.
/// 5. `LayoutDifference` runs all of this and orders the result for a reader: as ``ViewChange``, one for each view and
///    fact, and as ``RootCause``, one for each chain from a cause to its effect.
///
/// ```swift
/// for change in LayoutComparison.changes(from: reference.tree, to: actual.tree) {
///   if case .frame(let frame) = change.fact { print(change.view, frame.old, frame.new) }
/// }
/// ```
public enum LayoutComparison {
  /// Returns the changes: causes in the order of the views, then their consequences.
  ///
  /// Views are matched by path, then by class and text, so that a renamed view or one in a new superview is still
  /// recognised. Frames are compared in their superview's coordinates with a tolerance of a thousandth of a point. A
  /// view that is hidden in either layout is compared without its frame.
  ///
  /// - Parameters:
  ///   - old: the layout of the reference.
  ///   - new: the actual layout.
  ///   - ties: the ties between the new layout's views, if known, by which causes are found.
  ///   - constraints: the constraints of both layouts, if known; changed ones come first among the causes.
  /// - Returns: the changes; none for equal layouts.
  public static func changes(
    from old: LayoutNode, to new: LayoutNode, ties: [LayoutTie] = [],
    constraints: ConstraintLists = ConstraintLists()
  ) -> [ViewChange] {
    old == new ? [] : difference(from: old, to: new, ties, constraints).changes
  }

  /// Returns the causes of the changes, one for each view whose change moved others.
  ///
  /// - Parameters:
  ///   - old: the layout of the reference.
  ///   - new: the actual layout.
  ///   - ties: the ties between the new layout's views, if known, by which causes are found.
  ///   - constraints: the constraints of both layouts, if known; changed ones come first among the causes.
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
