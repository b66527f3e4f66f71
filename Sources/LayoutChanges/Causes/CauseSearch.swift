import Foundation
import LayoutModel

/// Finds out which changed frames only follow from another change.
///
/// 1. A view whose content changed (text, font, image, hidden …) is a cause, and so is one that was
///    added or removed, and the root if its width changed: nothing inside decides that.
/// 2. An edge that moved is explained if an edge or the centre of a sibling that is a cause or
///    itself explained moved as far, or its superview grew by as much, or by twice as much (a
///    centred view). A changed size is also explained by a subview's edge that moved as far, and
///    the height of a text by its changed width. A view follows if each of its moved edges is
///    explained.
/// 3. If something is left, one of it is a cause, and rule 2 is applied again: the first view without
///    subviews that changed size, else the view that explains most, one that only moved before others.
/// 4. Where ties are known, they come before rules 2 and 3.
/// 5. Where the constraints of both layouts are known, the view of each changed one is a cause, and ties
///    tell of no other constraint of the app that changed.
struct CauseSearch {
  /// What brings changed frames about.
  enum Cause: Hashable {
    /// A view of the new layout, by index.
    case view(Int)
    /// A view that only the old layout has, by index.
    case removedView(Int)
  }

  /// A view, as this search sees it.
  struct View {
    var parent: Int?
    var children: [Int]
    var displacement: Displacement
    /// Whether something besides the frame changed that can move others.
    var isContentChanged: Bool
    /// The subview that was added, removed, hidden or shown, which can move everything around it.
    var structuralChange: Cause?
    var showsText: Bool
  }

  private let views: [View]
  /// For each view with a changed frame what brought it about; itself for a cause.
  private(set) var causes: [Cause?]
  /// The views of which a constraint has another constant or is new, with the first such one.
  private(set) var changedConstraints: [Int: ChangedConstraint] = [:]

  /// A constraint that the old layout did not meet.
  struct ChangedConstraint {
    /// The other view that it speaks of; nil for a size.
    let other: Int?
    /// By how much, in points.
    let change: Double
  }

  /// Finds the causes.
  ///
  /// - Parameters:
  ///   - views: the views of the new layout, outermost first.
  ///   - moves: how far each view's edges moved in the root's coordinates; nil for an added view.
  ///   - ties: what is known of the new layout's constraints.
  ///   - stated: the constraints that changed; nil if those of the old layout are not known.
  init(
    views: [View], moves: [Displacement?] = [], ties: [LayoutTie] = [],
    stated: [ConstraintChange]? = nil
  ) {
    self.views = views
    causes = Array(repeating: nil, count: views.count)
    for (index, view) in views.enumerated() {
      let isGivenWidth = view.parent == nil && view.displacement.horizontal.isResized
      if view.isContentChanged || isGivenWidth { causes[index] = .view(index) }
    }
    for change in stated ?? [] { causes[change.view] = .view(change.view) }
    // The distance to a view that stands still moves the other one.
    for change in stated ?? [] {
      guard let other = change.other, causes[other] == nil else { continue }
      if !views[other].displacement.isZero { causes[other] = .view(change.view) }
    }
    if !ties.isEmpty {
      let search = TieSearch(views: views, moves: moves, ties: ties, stated: stated)
      let changed = search.changedTies
      for tie in changed { causes[tie.view] = .view(tie.view) }
      changedConstraints = Dictionary(
        changed.map { ($0.view, search.changedConstraint(of: $0)) },
        uniquingKeysWith: { one, _ in one })
      causes = search.followers(of: causes, changed)
    }
    follow()
    while let next = nextCause {
      causes[next] = .view(next)
      follow()
    }
  }

  /// More candidates than these are not weighed against each other.
  private static let candidateLimit = 24

  /// The view that explains most of what is left.
  private var nextCause: Int? {
    let open = views.indices.filter { causes[$0] == nil && !views[$0].displacement.isZero }
    let leaves = open.filter { views[$0].children.isEmpty && views[$0].displacement.isResized }
    let movers = open.filter { !views[$0].displacement.isResized }
    if let leaf = leaves.first { return leaf }
    let candidates = movers + open.filter { !movers.contains($0) }
    guard candidates.count > 1 else { return candidates.first }
    let weights = candidates.prefix(Self.candidateLimit).map {
      (view: $0, count: explained(by: $0))
    }
    let most = weights.map(\.count).max()
    return weights.first { $0.count == most }?.view
  }

  /// How many views have a cause if one more is taken for a cause.
  private func explained(by index: Int) -> Int {
    var trial = self
    trial.causes[index] = .view(index)
    trial.follow()
    return trial.causes.count { $0 != nil }
  }

  /// Explains what can be explained until nothing changes any more.
  private mutating func follow() {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for index in views.indices where causes[index] == nil && !views[index].displacement.isZero {
        guard let cause = explanation(of: index) else { continue }
        causes[index] = cause
        hasChanged = true
      }
    }
  }

  private func explanation(of index: Int) -> Cause? {
    let view = views[index]
    if let structuralChange = view.parent.flatMap({ views[$0].structuralChange })
      ?? view.structuralChange
    {
      return structuralChange
    }
    var cause: Cause?
    for axis in [\Displacement.horizontal, \Displacement.vertical] {
      let moved = view.displacement[keyPath: axis]
      guard !moved.isZero else { continue }
      let wraps = axis == \.vertical && view.showsText && view.displacement.horizontal.isResized
      if wraps, let cause, abs(moved.min) <= FrameChange.tolerance {
        return cause
      }
      guard let found = explanation(of: moved, along: axis, of: index) else { return nil }
      cause = cause ?? found
    }
    return cause
  }

  private func explanation(
    of moved: Displacement.Axis, along axis: KeyPath<Displacement, Displacement.Axis>,
    of index: Int
  ) -> Cause? {
    let around = edgesAround(index, along: axis)
    let start = cause(of: moved.min, in: around)
    if abs(moved.min) > FrameChange.tolerance && start == nil { return nil }
    guard moved.isResized else { return start }
    let inside = edges(of: views[index].children, along: axis)
    return cause(of: moved.size, in: inside) ?? cause(of: moved.max, in: around)
  }

  /// The edges beside a view and around it that moved for a known cause.
  private func edgesAround(
    _ index: Int, along axis: KeyPath<Displacement, Displacement.Axis>
  ) -> [(distance: Double, cause: Cause)] {
    guard let parent = views[index].parent else { return [] }
    var edges = edges(of: views[parent].children.filter { $0 != index }, along: axis)
    if let cause = causes[parent] {
      let growth = views[parent].displacement[keyPath: axis].size
      edges += [(growth, cause), (growth / 2, cause)]
    }
    return edges
  }

  private func edges(
    of indices: [Int], along axis: KeyPath<Displacement, Displacement.Axis>
  ) -> [(distance: Double, cause: Cause)] {
    indices.flatMap { index -> [(Double, Cause)] in
      guard let cause = causes[index] else { return [] }
      let moved = views[index].displacement[keyPath: axis]
      return [(moved.max, cause), (moved.min, cause), ((moved.min + moved.max) / 2, cause)]
    }
  }

  /// Frames snap to device pixels, so that views that move together may differ by half a point.
  private func cause(
    of distance: Double, in edges: [(distance: Double, cause: Cause)]
  ) -> Cause? {
    let slack = min(0.5, abs(distance) / 2)
    return edges.first {
      abs($0.distance) > FrameChange.tolerance && abs($0.distance - distance) <= slack
    }?.cause
  }
}
