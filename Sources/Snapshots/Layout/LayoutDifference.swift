import Foundation
internal import LayoutModel

/// The changes between two matched layouts, ordered for a reader.
struct LayoutDifference {
  let old: FlatLayout
  let new: FlatLayout
  let matching: ViewMatching
  /// For each view of the new layout what changed on it; nil for an added one.
  let differences: [ViewDifference?]
  let causes: [CauseFinder.Cause?]
  /// The views of which a constraint has another constant or is new, with the first such one.
  let changedConstraints: [Int: CauseFinder.ChangedConstraint]
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
      ConstraintDifference(
        constraints, newOfOld: matching.newOfOld, frames: differences.map(\.?.absoluteFrames)
      ).changes.filter { Self.standsForItself($0, new: new, old: old, differences, matching) }
    let finder = CauseFinder(
      views: Self.searchViews(new: new, old: old, differences: differences, matching: matching),
      moves: differences.map(\.?.absoluteDisplacement), ties: ties,
      stated: constraints.areKnown ? constraintChanges : nil)
    causes = finder.causes
    changedConstraints = finder.changedConstraints
  }

  /// Causes and changes that stand for themselves, the root's new size, new sizes, new places,
  /// names.
  var changes: [LayoutChange] {
    var standing: [LayoutChange] = []
    var effects: [LayoutChange] = []
    var names: [LayoutChange] = []
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
      if own.isEmpty, let sentence = sentence(aboutConstraintOf: index) {
        own.append(difference.change(.constraint, old: nil, new: nil, saying: sentence))
      }
      if !own.isEmpty { own[own.count - 1].followers = followers(of: .view(index)) }
      standing += own
      standing += removals(below: index)
      if let change = difference.nameChange { names.append(change) }
    }
    return standing + effects.filter { $0.kind == .resized }
      + effects.filter { $0.kind != .resized } + names
  }

  /// The constraints of a view that changed, each as a change.
  private func statedChanges(at index: Int, _ difference: ViewDifference) -> [LayoutChange] {
    constraintChanges.filter { $0.view == index }.map { change in
      difference.change(
        .constraint, old: change.oldValue, new: change.newValue,
        saying: "constraint \(change.words { new.views[$0].node.name })")
    }
  }

  private func path(of cause: CauseFinder.Cause) -> String {
    switch cause {
    case .view(let index): new.views[index].path
    case .removedView(let index): old.views[index].path
    }
  }

  private func followers(of cause: CauseFinder.Cause) -> Int {
    causes.indices.count { causes[$0] == cause && .view($0) != cause }
  }

  private func addition(_ index: Int) -> LayoutChange? {
    guard let parent = new.views[index].parent, matching.oldOfNew[parent] != nil else { return nil }
    let inner = unmatched(below: index, in: new, by: matching.oldOfNew)
    return appearance(
      of: new.views[index], .added, inner: inner, followers: followers(of: .view(index)))
  }

  /// The views that only the old layout has below a view of the new one.
  func removedViews(below index: Int) -> [Int] {
    guard let oldIndex = matching.oldOfNew[index] else { return [] }
    return old.views[oldIndex].children.filter { matching.newOfOld[$0] == nil }
  }

  private func removals(below index: Int) -> [LayoutChange] {
    removedViews(below: index).map {
      let inner = unmatched(below: $0, in: old, by: matching.newOfOld)
      return appearance(
        of: old.views[$0], .removed, inner: inner, followers: followers(of: .removedView($0)))
    }
  }

  private func unmatched(below index: Int, in layout: FlatLayout, by partners: [Int?]) -> Int {
    layout.views[index].children.reduce(0) { count, child in
      count + (partners[child] == nil ? 1 : 0) + unmatched(below: child, in: layout, by: partners)
    }
  }

  private func appearance(
    of view: FlatLayout.View, _ kind: LayoutChange.Kind, inner: Int, followers: Int
  ) -> LayoutChange {
    let frame = "\(view.node.frame.size.words) at \(view.node.frame.origin.words)"
    let content = inner == 0 ? "" : " with \(inner) \(inner == 1 ? "view" : "views") in it"
    return LayoutChange(
      view: view.path, kind: kind, old: kind == .removed ? frame : nil,
      new: kind == .added ? frame : nil,
      description: "\(view.path): \(kind.rawValue) \(view.node.className) \(frame)\(content)",
      followers: followers)
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
  private static func standsForItself(
    _ change: ConstraintChange, new: FlatLayout, old: FlatLayout,
    _ differences: [ViewDifference?], _ matching: ViewMatching
  ) -> Bool {
    if change.old != nil && change.new != nil { return true }
    let places = [change.view, new.views[change.view].parent].compactMap { $0 }
    return places.allSatisfy {
      upheaval(below: $0, new: new, old: old, differences, matching) == nil
    }
  }

  private static func searchViews(
    new: FlatLayout, old: FlatLayout, differences: [ViewDifference?], matching: ViewMatching
  ) -> [CauseFinder.View] {
    new.views.enumerated().map { index, view in
      let difference = differences[index]
      return CauseFinder.View(
        parent: view.parent, children: view.children,
        displacement: difference?.displacement ?? Displacement(),
        isContentChanged: difference?.canMoveOthers ?? true,
        upheaval: upheaval(below: index, new: new, old: old, differences, matching),
        showsText: view.node.text != nil)
    }
  }

  /// The first subview that appeared or disappeared.
  private static func upheaval(
    below index: Int, new: FlatLayout, old: FlatLayout, _ differences: [ViewDifference?],
    _ matching: ViewMatching
  ) -> CauseFinder.Cause? {
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
