import Foundation
import LayoutModel

/// Finds causes of a new layout in the ties that the old frames do not meet.
///
/// 1. A required relation that holds in both layouts is not what changed. One that the old frames do
///    not meet has another constant, or is new: its view is a cause.
/// 2. Only if there is none, and no contents changed, an optional relation counts, and a size that
///    contents ask for. The height of a text follows from its width.
/// 3. What an added, removed or hidden view brought about is left to the search by frames.
/// 4. Where the constraints of both layouts are compared, that comparison says which of the app's
///    changed; only relations that the system made by itself are looked through here.
/// 5. Whatever moved and is tied to a cause over views that moved follows from the nearest one.
struct TieSearch {
  private let views: [CauseSearch.View]
  /// How far each view's edges moved in the root's coordinates; nil for an added view.
  private let moves: [Displacement?]
  private let ties: [LayoutTie]
  /// The constraints that are known to have changed; nil if nobody compared them.
  private let stated: [ConstraintChange]?

  /// The old and the new frames were rounded to pixels, of half a point at most for two edges.
  private static let tolerance = 0.75

  init(
    views: [CauseSearch.View], moves: [Displacement?], ties: [LayoutTie],
    stated: [ConstraintChange]?
  ) {
    self.views = views
    self.moves = moves
    self.stated = stated
    self.ties = ties.filter { tie in
      views.indices.contains(tie.view)
        && tie.terms.allSatisfy { views.indices.contains($0.view) && moves[$0.view] != nil }
    }
  }

  /// The ties that changed; their views are causes.
  var changedTies: [LayoutTie] {
    let broken = ties.filter {
      isBroken($0) && !isInStructuralChange($0.view) && !($0.isStated && stated != nil)
    }
    let required = broken.filter { $0.isRequired && !$0.isContentSize }
    if !required.isEmpty { return required }
    let isExplained =
      stated?.isEmpty == false
      || views.indices.contains { views[$0].isContentChanged && hasMoved($0) }
    guard !isExplained else { return [] }
    let optional = broken.filter { !$0.isRequired && !$0.isContentSize }
    if !optional.isEmpty { return optional }
    return broken.filter { $0.isContentSize && !followsWidth($0) }
  }

  /// The cause of each view that is tied to one.
  func followers(
    of causes: [CauseSearch.Cause?], _ changedTies: [LayoutTie]
  ) -> [CauseSearch.Cause?] {
    var causes = causes
    var queue = views.indices.filter { causes[$0] != nil && hasMoved($0) }
    func follow(_ cause: CauseSearch.Cause?, at index: Int) {
      guard causes[index] == nil, hasMoved(index) else { return }
      causes[index] = cause
      queue.append(index)
    }
    for tie in changedTies {
      for term in tie.terms { follow(.view(tie.view), at: term.view) }
    }
    let neighbours = neighbours
    var next = 0
    while next < queue.count {
      let index = queue[next]
      next += 1
      for other in neighbours[index] { follow(causes[index], at: other) }
    }
    return causes
  }

  private func hasMoved(_ index: Int) -> Bool { moves[index].map { !$0.isZero } ?? true }

  private func isInStructuralChange(_ index: Int) -> Bool {
    views[index].structuralChange != nil
      || views[index].parent.flatMap { views[$0].structuralChange } != nil
  }

  private func change(of tie: LayoutTie) -> Double {
    tie.terms.reduce(0) { sum, term in
      guard let move = moves[term.view] else { return sum }
      let distance =
        switch term.edge {
        case .minX: move.horizontal.min
        case .maxX: move.horizontal.max
        case .minY: move.vertical.min
        case .maxY: move.vertical.max
        }
      return sum + term.coefficient * distance
    }
  }

  func changedConstraint(of tie: LayoutTie) -> CauseSearch.ChangedConstraint {
    CauseSearch.ChangedConstraint(
      other: tie.terms.map(\.view).first { $0 != tie.view }, change: abs(change(of: tie)))
  }

  /// Whether the old frames do not meet the relation; a sum that grew was smaller.
  private func isBroken(_ tie: LayoutTie) -> Bool {
    let change = change(of: tie)
    switch tie.slack {
    case .none: return abs(change) > Self.tolerance
    case .above: return change > Self.tolerance
    case .below: return change < -Self.tolerance
    }
  }

  private func followsWidth(_ tie: LayoutTie) -> Bool {
    let isHeight = tie.terms.contains { $0.edge == .minY || $0.edge == .maxY }
    return isHeight && views[tie.view].showsText
      && moves[tie.view]?.horizontal.isResized ?? false
  }

  /// The views that share a tie that both layouts meet, and those that fill the root.
  private var neighbours: [[Int]] {
    var neighbours = [[Int]](repeating: [], count: views.count)
    func link(_ one: Int, _ other: Int) {
      guard one != other, !neighbours[one].contains(other) else { return }
      neighbours[one].append(other)
      neighbours[other].append(one)
    }
    for tie in ties where !isBroken(tie) {
      for (term, other) in zip(tie.terms, tie.terms.dropFirst()) { link(term.view, other.view) }
    }
    for child in views.first?.children ?? [] where moves[child]?.vertical == moves[0]?.vertical {
      link(0, child)
    }
    return neighbours
  }
}
