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
  /// A change that is proven to have moved no view and no pixel is left out: an earlier cell had it, whose picture was
  /// equal.
  ///
  /// Views are matched by path, then by class and text, so that a renamed view or one in a new superview is still
  /// recognised. Frames are compared in their superview's coordinates with a tolerance of a thousandth of a point. A
  /// view that is hidden in either layout is compared without its frame.
  public let changes: [ViewChange]

  /// The causes of moved views, each with its effect; changes that moved none; then what moved without a proven cause.
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

/// The changes, ordered for a reader.
extension LayoutDifference {
  /// Named changes, then the root's new size, new sizes, new positions, names.
  func changes(explainedBy proof: CauseProof) -> [ViewChange] {
    var named: [ViewChange] = []
    var frames: [ViewChange] = []
    var names: [ViewChange] = []
    for index in new.views.indices {
      guard let difference = differences[index] else {
        if let added = addition(index, proof) { named.append(added) }
        continue
      }
      named += contentChanges(at: index, difference, proof) + removals(below: index, proof)
      if var change = difference.frameChange {
        change.cause = proof.causes[index].map(path)
        frames.append(change)
      }
      if let change = difference.nameChange { names.append(change) }
    }
    return named + frames.filter(\.isResized) + frames.filter { !$0.isResized } + names
  }

  private func contentChanges(
    at index: Int, _ difference: ViewDifference, _ proof: CauseProof
  ) -> [ViewChange] {
    var changes = (difference.facts + orderFacts(below: index)).map(difference.change)
    // A constraint that came or went with a view is not a change of its own.
    changes += ownConstraintChanges[index, default: []].map {
      difference.change(.constraint($0.named(name) { path(of: .view($0)) }))
    }
    changes.removeAll { proof.isIdle($0.fact, of: index) }
    guard !changes.isEmpty else { return [] }
    if let cause = proof.consequences[.view(index)] {
      for place in changes.indices { changes[place].cause = path(of: cause) }
    }
    changes[changes.count - 1].followers = proof.followers[.view(index), default: 0]
    return changes
  }

  private func addition(_ index: Int, _ proof: CauseProof) -> ViewChange? {
    guard let parent = new.views[index].parent, matching.oldOfNew[parent] != nil,
      !proof.isIdleAddition(index)
    else { return nil }
    let inner = unmatched(below: index, in: new, by: matching.oldOfNew)
    return ViewChange(
      view: new.views[index].path, .added(appearance(of: new.views[index], inner: inner)),
      followers: proof.followers[.view(index), default: 0])
  }

  private func removals(below index: Int, _ proof: CauseProof) -> [ViewChange] {
    removedViews(below: index).map {
      let inner = unmatched(below: $0, in: old, by: matching.newOfOld)
      return ViewChange(
        view: old.views[$0].path, .removed(appearance(of: old.views[$0], inner: inner)),
        followers: proof.followers[.removedView($0), default: 0])
    }
  }

  private func unmatched(below index: Int, in layout: FlatLayout, by partners: [Int?]) -> Int {
    layout.views[index].children.reduce(0) { count, child in
      count + (partners[child] == nil ? 1 : 0) + unmatched(below: child, in: layout, by: partners)
    }
  }

  private func appearance(of view: FlatLayout.View, inner: Int) -> Appearance {
    Appearance(className: view.node.className, frame: view.node.frame, innerViews: inner)
  }
}

extension ViewChange {
  fileprivate var isResized: Bool {
    if case .frame(let change) = fact { change.isResized } else { false }
  }
}
