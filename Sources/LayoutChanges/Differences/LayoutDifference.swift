import Foundation
import LayoutModel

/// The changes between two matched layouts, ordered for a reader.
struct LayoutDifference {
  let old: FlatLayout
  let new: FlatLayout
  let matching: ViewMatching
  /// For each view of the new layout what changed on it; nil for an added one.
  let differences: [ViewDifference?]
  let causes: [CauseSearch.Cause?]
  /// The views of which a constraint has another constant or is new, with the first such one.
  let changedConstraints: [Int: CauseSearch.ChangedConstraint]
  /// The constraints that changed, where those of both layouts are known.
  let constraintChanges: [ConstraintChange]

  init(
    old: FlatLayout, new: FlatLayout, ties: [LayoutTie] = [],
    constraints: ConstraintLists = ConstraintLists()
  ) {
    self.old = old
    self.new = new
    let matching = ViewMatching(old: old, new: new)
    self.matching = matching
    let differences = new.views.indices.map { index in
      matching.oldOfNew[index].map {
        Self.difference(old: $0, new: index, in: (old, new), matching)
      }
    }
    self.differences = differences
    constraintChanges =
      ConstraintMatching(
        constraints, newOfOld: matching.newOfOld, frames: differences.map(\.?.absoluteFrames)
      ).changes.filter { Self.isIndependent($0, new: new, old: old, differences, matching) }
    let finder = CauseSearch(
      views: Self.searchViews(new: new, old: old, differences: differences, matching: matching),
      moves: differences.map(\.?.absoluteDisplacement), ties: ties,
      stated: constraints.areKnown ? constraintChanges : nil)
    causes = finder.causes
    changedConstraints = finder.changedConstraints
  }

  /// Causes and changes that stand for themselves, the root's new size, new sizes, new places,
  /// names.
  var changes: [ViewChange] {
    var standing: [ViewChange] = []
    var effects: [ViewChange] = []
    var names: [ViewChange] = []
    for index in new.views.indices {
      guard let difference = differences[index] else {
        if let added = addition(index) { standing.append(added) }
        continue
      }
      var own = difference.contentChanges + statedChanges(at: index, difference)
      if var change = difference.frameChange {
        if let cause = causes[index], cause != .view(index) {
          change.cause = path(of: cause)
          effects.append(change)
        } else {
          own.append(change)
        }
      }
      if own.isEmpty, let constraint = changedConstraints[index] {
        own.append(difference.change(.distance(distance(constraint))))
      }
      if !own.isEmpty { own[own.count - 1].followers = followers(of: .view(index)) }
      standing += own
      standing += removals(below: index)
      if let change = difference.nameChange { names.append(change) }
    }
    return standing + effects.filter(\.isResized) + effects.filter { !$0.isResized } + names
  }

  /// The constraints of a view that changed, each as a change.
  private func statedChanges(at index: Int, _ difference: ViewDifference) -> [ViewChange] {
    constraintChanges.filter { $0.view == index }.map {
      difference.change(.constraint($0.named(name)))
    }
  }

  private func path(of cause: CauseSearch.Cause) -> String {
    switch cause {
    case .view(let index): new.views[index].path
    case .removedView(let index): old.views[index].path
    }
  }

  private func followers(of cause: CauseSearch.Cause) -> Int {
    causes.indices.count { causes[$0] == cause && .view($0) != cause }
  }

  private func addition(_ index: Int) -> ViewChange? {
    guard let parent = new.views[index].parent, matching.oldOfNew[parent] != nil else { return nil }
    let inner = unmatched(below: index, in: new, by: matching.oldOfNew)
    return ViewChange(
      view: new.views[index].path, .added(appearance(of: new.views[index], inner: inner)),
      followers: followers(of: .view(index)))
  }

  /// The views that only the old layout has below a view of the new one.
  func removedViews(below index: Int) -> [Int] {
    guard let oldIndex = matching.oldOfNew[index] else { return [] }
    return old.views[oldIndex].children.filter { matching.newOfOld[$0] == nil }
  }

  private func removals(below index: Int) -> [ViewChange] {
    removedViews(below: index).map {
      let inner = unmatched(below: $0, in: old, by: matching.newOfOld)
      return ViewChange(
        view: old.views[$0].path, .removed(appearance(of: old.views[$0], inner: inner)),
        followers: followers(of: .removedView($0)))
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

extension LayoutDifference {
  private static func difference(
    old oldIndex: Int, new newIndex: Int, in layouts: (old: FlatLayout, new: FlatLayout),
    _ matching: ViewMatching
  ) -> ViewDifference {
    let oldParent = layouts.old.views[oldIndex].parent
    let newParent = layouts.new.views[newIndex].parent
    var followsHiding = false
    if let oldParent, let newParent {
      followsHiding =
        layouts.old.views[oldParent].node.isHidden != layouts.new.views[newParent].node.isHidden
    }
    return ViewDifference(
      old: layouts.old.views[oldIndex], new: layouts.new.views[newIndex],
      isReparented: newParent.map { matching.oldOfNew[$0] != oldParent } ?? false,
      followsHiding: followsHiding)
  }

  /// Whether a constraint did not only come and go with a view beside it.
  private static func isIndependent(
    _ change: ConstraintChange, new: FlatLayout, old: FlatLayout,
    _ differences: [ViewDifference?], _ matching: ViewMatching
  ) -> Bool {
    if change.old != nil && change.new != nil { return true }
    let places = [change.view, new.views[change.view].parent].compactMap { $0 }
    return places.allSatisfy {
      structuralChange(below: $0, new: new, old: old, differences, matching) == nil
    }
  }

  private static func searchViews(
    new: FlatLayout, old: FlatLayout, differences: [ViewDifference?], matching: ViewMatching
  ) -> [CauseSearch.View] {
    new.views.enumerated().map { index, view in
      let difference = differences[index]
      return CauseSearch.View(
        parent: view.parent, children: view.children,
        displacement: difference?.displacement ?? Displacement(),
        isContentChanged: difference?.canMoveOthers ?? true,
        structuralChange: structuralChange(below: index, new: new, old: old, differences, matching),
        showsText: view.node.text != nil)
    }
  }

  /// The first subview that appeared or disappeared.
  private static func structuralChange(
    below index: Int, new: FlatLayout, old: FlatLayout, _ differences: [ViewDifference?],
    _ matching: ViewMatching
  ) -> CauseSearch.Cause? {
    let appeared = new.views[index].children.first { child in
      guard let difference = differences[child] else { return true }
      return difference.old.node.isHidden != difference.new.node.isHidden
        && !difference.followsHiding
    }
    if let appeared { return .view(appeared) }
    guard let oldIndex = matching.oldOfNew[index] else { return nil }
    let gone = old.views[oldIndex].children.first { matching.newOfOld[$0] == nil }
    return gone.map { .removedView($0) }
  }
}
