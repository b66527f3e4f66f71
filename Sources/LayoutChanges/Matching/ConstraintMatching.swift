import Foundation
import LayoutModel

/// The constraints that changed between two layouts.
///
/// 1. Constraints are the same if they relate the same attributes of matched views, in either direction. Those of added
///    and removed views are not compared, as such a view is itself a change.
/// 2. The remaining ones are paired if they relate the same attributes, first those with the same relation and
///    priority.
struct ConstraintMatching {
  /// The changes, in the order of the new layout's constraints, then removed ones.
  let changes: [ConstraintChange]

  /// Finds the changes of constraints between views that both layouts have.
  init(from old: Layout, to new: Layout, matching: ViewMatching) {
    // Files of earlier versions contain no constraints.
    guard old.vocabulary > 0 || !old.constraints.isEmpty else {
      changes = []
      return
    }
    let before = old.constraints.compactMap {
      $0.moved { matching.newOfOld.indices.contains($0) ? matching.newOfOld[$0] : nil }
    }
    let after = new.constraints.compactMap {
      $0.moved { matching.oldOfNew.indices.contains($0) && matching.oldOfNew[$0] != nil ? $0 : nil }
    }
    changes = Self.pairs(before.map(\.oriented), after.map(\.oriented))
  }

  private static func pairs(
    _ old: [LayoutConstraint], _ new: [LayoutConstraint]
  ) -> [ConstraintChange] {
    var gone = old.map(\.unplaced)
    // Equal ones are paired first, so that none of them is paired with another.
    let left = new.filter { constraint in
      guard let place = gone.firstIndex(of: constraint.unplaced) else { return true }
      gone.remove(at: place)
      return false
    }
    var partners = [LayoutConstraint?](repeating: nil, count: left.count)
    for isAlike in likeness {
      for index in left.indices where partners[index] == nil {
        let place = gone.firstIndex { $0.hasAnchors(of: left[index]) && isAlike($0, left[index]) }
        if let place { partners[index] = gone.remove(at: place) }
      }
    }
    let changed = left.indices.map { ConstraintChange(old: partners[$0], new: left[$0]) }
    return changed + gone.map { ConstraintChange(old: $0, new: nil) }
  }

  /// How similar two forms of one constraint are, the closest first.
  private static let likeness: [@Sendable (LayoutConstraint, LayoutConstraint) -> Bool] = [
    { $0.relation == $1.relation && $0.priority == $1.priority },
    { $0.relation == $1.relation }, { _, _ in true },
  ]
}

extension LayoutConstraint {
  /// The constraint with its views' indices mapped; nil if one of them has none.
  func moved(_ place: (Int) -> Int?) -> LayoutConstraint? {
    var moved = self
    guard let view = place(first.view) else { return nil }
    moved.first.view = view
    if let second {
      guard let view = place(second.view) else { return nil }
      moved.second?.view = view
    }
    return moved
  }
}
