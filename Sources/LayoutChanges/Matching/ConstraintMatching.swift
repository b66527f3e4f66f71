import Foundation
import LayoutModel

/// The constraints that changed between two layouts and show in the frames.
///
/// 1. Constraints are the same if they relate the same attributes of matched views, whichever way
///    round they are written. Those of added and removed views are not compared: such a view is a
///    change by itself.
/// 2. What is left on both sides belongs together if it relates the same attributes, first where
///    relation and priority are the same too.
/// 3. A required distance with another constant shows. Any other change counts only if the distance
///    changed: of an inequality that is tight in one of the layouts, in the direction of its constant.
struct ConstraintMatching {
  /// The changes, in the order of the new layout's constraints, then what is gone.
  let changes: [ConstraintChange]

  /// A matched view's frames in the coordinates of the roots, by the new layout's order; nil for an
  /// added view.
  typealias Frames = (old: CGRect, new: CGRect)

  /// Finds the changes.
  ///
  /// - Parameters:
  ///   - lists: the constraints of both layouts.
  ///   - newOfOld: for each view of the old layout its place in the new one; nil for one that is gone.
  ///   - frames: for each view of the new layout its frames.
  init(_ lists: ConstraintLists, newOfOld: [Int?], frames: [Frames?]) {
    guard lists.areKnown else {
      changes = []
      return
    }
    let old = lists.old.compactMap {
      $0.moved { newOfOld.indices.contains($0) ? newOfOld[$0] : nil }
    }
    let new = lists.new.compactMap {
      $0.moved { frames.indices.contains($0) && frames[$0] != nil ? $0 : nil }
    }
    changes = Self.pairs(old.map(\.oriented), new.map(\.oriented)).filter {
      ConstraintEffect($0, frames: frames).isSeen
    }
  }

  private static func pairs(
    _ old: [LayoutConstraint], _ new: [LayoutConstraint]
  ) -> [ConstraintChange] {
    var gone = old.map(\.unplaced)
    // Equal ones go first, so that none of them is taken for the partner of another.
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

  /// How alike two forms of one constraint are, the closest first.
  private static let likeness: [@Sendable (LayoutConstraint, LayoutConstraint) -> Bool] = [
    { $0.relation == $1.relation && $0.priority == $1.priority },
    { $0.relation == $1.relation }, { _, _ in true },
  ]
}

extension LayoutConstraint {
  /// The constraint with its views at other places; nil if one of them has none.
  fileprivate func moved(_ place: (Int) -> Int?) -> LayoutConstraint? {
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
