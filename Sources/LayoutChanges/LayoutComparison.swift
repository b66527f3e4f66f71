public import LayoutModel

/// The changes between two layouts, and their causes.
///
/// The parts in the order in which they run:
///
/// 1. ``FlatLayout`` lists the views of a layout in drawing order; from here on a view is an index in a list.
/// 2. `ViewMatching` pairs the views of both layouts, `ConstraintMatching` the constraints.
/// 3. `ViewDifference` finds what changed on one view: its content, frame and name. `Displacement` is how far the edges
///    of its frame moved.
/// 4. `LayoutDifference` collects the ``LayoutEdit``s: the changes that an author can make, unlike moved frames.
/// 5. `CauseProof` undoes edits in the actual layout, which is laid out again: those that give the reference's frames
///    back are the causes. Without live views nothing is proven.
/// 6. The result is ordered for a reader: as ``ViewChange``, one for each view and fact, and as ``RootCause``, one for
///    each independent cause with its effect.
///
/// ```swift
/// for change in LayoutComparison(from: reference, to: actual).changes {
///   if case .frame(let frame) = change.fact { print(change.view, frame.old, frame.new) }
/// }
/// ```
public struct LayoutComparison: Sendable {
  /// The changes: named ones in the order of the views, then changed frames; none for equal layouts.
  ///
  /// Views are matched by path, then by class and text, so that a renamed view or one in a new superview is still
  /// recognised. Frames are compared in their superview's coordinates with a tolerance of a thousandth of a point. A
  /// view that is hidden in either layout is compared without its frame.
  public let changes: [ViewChange]

  /// The causes of moved views, each with its effect; then what moved without a proven cause.
  ///
  /// None if nothing moved.
  public let rootCauses: [RootCause]

  /// The views that both layouts show alike; none if the layouts are equal.
  package let steadyViews: [SteadyView]

  /// Compares the layout of a reference with an actual one, without proving causes.
  public init(from old: Layout, to new: Layout) { self.init(from: old, to: new, provenBy: nil) }

  /// Compares the layout of a reference with an actual one.
  ///
  /// - Parameters:
  ///   - old: the reference's layout.
  ///   - new: the actual layout.
  ///   - counterfactual: the live views of the actual layout, by which causes are proven; nil proves none.
  package init(
    from old: Layout, to new: Layout, provenBy counterfactual: (any CounterfactualLayout)?
  ) {
    guard old.tree != new.tree || old.constraints != new.constraints else {
      (changes, rootCauses, steadyViews) = ([], [], [])
      return
    }
    let difference = LayoutDifference(from: old, to: new)
    let proof = CauseProof(of: difference, by: counterfactual)
    changes = difference.changes(explainedBy: proof)
    rootCauses = difference.rootCauses(explainedBy: proof)
    steadyViews = difference.steadyViews
  }
}
