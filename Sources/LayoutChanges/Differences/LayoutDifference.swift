import Foundation
import LayoutModel

/// The changes between two matched layouts.
struct LayoutDifference {
  let old: FlatLayout
  let new: FlatLayout
  let matching: ViewMatching
  /// The reference's constraints, with its own numbers of views.
  let oldConstraints: [LayoutConstraint]
  /// For each view of the new layout its changes; nil for an added one.
  let differences: [ViewDifference?]
  /// For each view of the new layout the changed constraints that are changes of their own.
  private(set) var ownConstraintChanges: [Int: [ConstraintChange]] = [:]
  /// For each view of the new layout the constraints that came or went with a view below it.
  private(set) var dependentConstraintChanges: [Int: [ConstraintChange]] = [:]
  /// For each view of the new layout whether a view was added, removed, hidden or shown directly below it.
  private var restructured: [Bool] = []
  /// The views of the new layout that constraints relate.
  private let tied: Set<Int>

  init(from old: Layout, to new: Layout) {
    // What one of the files does not contain counts as unchanged.
    let vocabulary = min(old.vocabulary, new.vocabulary)
    let before = FlatLayout(old.tree, vocabulary: vocabulary)
    let after = FlatLayout(new.tree, vocabulary: vocabulary)
    let matching = ViewMatching(old: before, new: after)
    self.old = before
    self.new = after
    self.matching = matching
    oldConstraints = old.constraints
    tied = Set(new.constraints.flatMap { [$0.first.view, $0.second?.view].compactMap { $0 } })
    differences = after.views.indices.map { index in
      matching.oldOfNew[index].map {
        Self.difference(old: $0, new: index, in: (before, after), matching)
      }
    }
    let constraintChanges = ConstraintMatching(from: old, to: new, matching: matching).changes
    restructured = after.views.indices.map {
      !removedViews(below: $0).isEmpty || !addedViews(below: $0).isEmpty
    }
    for change in constraintChanges {
      if let place = structuralPlace(of: change) {
        dependentConstraintChanges[place, default: []].append(change)
      } else {
        ownConstraintChanges[change.view, default: []].append(change)
      }
    }
    ownConstraintChanges = ownConstraintChanges.mapValues { changes in
      changes.withReplacements.map { $0.withOrigins(of: new.constraints, isAround: isAround) }
    }
  }

  /// Whether a view of the new layout contains another one.
  private func isAround(_ outer: Int, _ inner: Int) -> Bool {
    sequence(first: inner, next: { new.views[$0].parent }).contains(outer)
  }

  func name(_ index: Int) -> String { new.views[index].node.name }

  func path(of place: LayoutPlace) -> String {
    switch place {
    case .view(let index): new.views[index].path
    case .removedView(let index): old.views[index].path
    }
  }

  /// The views only in the old layout below a view of the new one.
  func removedViews(below index: Int) -> [Int] {
    guard let oldIndex = matching.oldOfNew[index] else { return [] }
    return old.views[oldIndex].children.filter { matching.newOfOld[$0] == nil }
  }

  /// The views only in the new layout below one that both have.
  func addedViews(below index: Int) -> [Int] {
    matching.oldOfNew[index] == nil
      ? [] : new.views[index].children.filter { matching.oldOfNew[$0] == nil }
  }

  /// The new views that no constraint ties and that replace none, in a container that is not a stack.
  func freeAdditions(below index: Int) -> [Int] {
    guard removedViews(below: index).isEmpty,
      !new.views[index].node.className.hasSuffix("StackView")
    else { return [] }
    return addedViews(below: index).filter { !tied.contains($0) }
  }

  /// The new views that others may follow.
  func tiedAdditions(below index: Int) -> [Int] {
    let free = Set(freeAdditions(below: index))
    return addedViews(below: index).filter { !free.contains($0) }
  }

  /// Whether a view was added, removed, hidden or shown directly below another one.
  func isRestructured(_ index: Int) -> Bool { restructured[index] }

  /// The visible views that both layouts have, with their old frames in the root's coordinates.
  var comparableFrames: [(view: Int, old: CGRect)] {
    differences.indices.compactMap { index in
      guard let difference = differences[index], !difference.old.node.isHidden,
        !difference.new.node.isHidden
      else { return nil }
      return (index, difference.old.absoluteFrame)
    }
  }

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
}
