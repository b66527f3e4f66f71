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
    var gone = old.map(\.unplaced).map(Optional.some)
    // Equal ones are paired first, so that none of them is paired with another.
    var equal = Queues(gone) { $0 }
    let left = new.filter { constraint in
      guard let place = equal.next(constraint.unplaced) else { return true }
      gone[place] = nil
      return false
    }
    var partners = [LayoutConstraint?](repeating: nil, count: left.count)
    for likeness in likenesses {
      var alike = Queues(gone, likeness)
      for index in left.indices where partners[index] == nil {
        guard let place = alike.next(likeness(left[index])) else { continue }
        partners[index] = gone[place]
        gone[place] = nil
      }
    }
    let changed = left.indices.map { ConstraintChange(old: partners[$0], new: left[$0]) }
    return changed + gone.compactMap { $0 }.map { ConstraintChange(old: $0, new: nil) }
  }

  /// What two forms of one constraint have in common, the closest first.
  private static let likenesses: [@Sendable (LayoutConstraint) -> LayoutConstraint] = [
    {
      LayoutConstraint(
        first: $0.first, relation: $0.relation, second: $0.second, priority: $0.priority)
    },
    { LayoutConstraint(first: $0.first, relation: $0.relation, second: $0.second) },
    { LayoutConstraint(first: $0.first, second: $0.second) },
  ]

  /// The places of a list's constraints by what they have in common, each list in order.
  ///
  /// Searching the list for each constraint would take a time that grows with its square.
  private struct Queues {
    private var places: [LayoutConstraint: [Int]] = [:]

    init(_ list: [LayoutConstraint?], _ key: (LayoutConstraint) -> LayoutConstraint) {
      // The last first, so that the next one is the last of its list.
      for (place, constraint) in list.enumerated().reversed() {
        if let constraint { places[key(constraint), default: []].append(place) }
      }
    }

    mutating func next(_ key: LayoutConstraint) -> Int? {
      places[key]?.popLast()
    }
  }
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
