import Foundation
import LayoutModel

/// What brought changes about.
extension LayoutDifference {
  /// A cause for each changed constraint's view and each view whose change moved others, in the order
  /// of the views.
  var rootCauses: [RootCause] {
    var found: [RootCause] = []
    for index in new.views.indices {
      if let cause = constraintCause(at: index) ?? viewCause(at: index) { found.append(cause) }
      for gone in removedViews(below: index) {
        if let effect = effect(of: .removedView(gone), at: nil) {
          found.append(RootCause([.view(old.views[gone].node.name, .removed)], effect: effect))
        }
      }
    }
    return found
  }

  private func viewCause(at index: Int) -> RootCause? {
    guard let event = event(at: index), let effect = effect(of: .view(index), at: index) else {
      return nil
    }
    return RootCause([.view(name(index), event)], effect: effect)
  }

  /// More changed constraints of one view than these are counted.
  private static let maxConstraints = 2

  /// What the changed constraints of a view did, nil if there is none.
  private func constraintCause(at index: Int) -> RootCause? {
    let changes = constraintChanges.filter { $0.view == index }
    guard !changes.isEmpty else { return nil }
    var events = changes.prefix(Self.maxConstraints).map {
      RootCause.Event.constraint($0.named(name))
    }
    let rest = changes.count - events.count
    if rest > 0 { events.append(.furtherConstraints(rest, of: name(index))) }
    var consequences: [RootCause.Event] = []
    if let content = contentEvent(at: index) {
      let isOwn = differences[index].map(\.canMoveOthers) ?? false
      if isOwn {
        events.append(.view(name(index), content))
      } else {
        consequences.append(.view(name(index), content))
      }
    }
    let effect = effect(of: .view(index), at: index)
    if effect == nil, let own = ownEffect(at: index) { consequences.append(own) }
    return RootCause(events, consequences: consequences, effect: effect)
  }

  func name(_ index: Int) -> String { new.views[index].node.name }

  private func ownEffect(at index: Int) -> RootCause.Event? {
    guard let moved = differences[index]?.absoluteDisplacement,
      moved.growth != .zero || moved.offset != .zero
    else { return nil }
    return .view(name(index), .frame(growth: moved.growth, offset: moved.offset))
  }

  /// What happened to a view of the new layout, the most telling first.
  private func event(at index: Int) -> RootCause.ViewEvent? {
    guard let difference = differences[index] else { return .added }
    return contentEvent(at: index) ?? frameEvent(difference.displacement)
      ?? changedConstraints[index].map { .distance(distance($0)) }
  }

  /// What happened to what a view shows.
  private func contentEvent(at index: Int) -> RootCause.ViewEvent? {
    guard let difference = differences[index] else { return nil }
    let (before, after) = (difference.old.node, difference.new.node)
    if before.isHidden != after.isHidden { return .hidden(after.isHidden) }
    if let old = before.text?.lines, let new = after.text?.lines, old != new {
      return .lines(from: old, to: new)
    }
    if let old = before.text?.font, let new = after.text?.font, old != new {
      return .font(from: old, to: new)
    }
    return nil
  }

  /// A view of another size is not said to have moved: it did so because of its size, most often.
  private func frameEvent(_ moved: Displacement) -> RootCause.ViewEvent? {
    if moved.isResized { return .frame(growth: moved.growth, offset: .zero) }
    return moved.isZero ? nil : .frame(growth: .zero, offset: moved.offset)
  }

  /// What a constraint did that is known only by the frames.
  func distance(_ constraint: CauseSearch.ChangedConstraint) -> DistanceChange {
    DistanceChange(other: constraint.other.map(name), points: constraint.change)
  }

  private func effect(of cause: CauseSearch.Cause, at index: Int?) -> RootCause.Effect? {
    var root: RootCause.Effect.Root?
    if cause != .view(0), causes.first == cause, let moved = differences[0]?.displacement,
      moved.isResized
    {
      root = RootCause.Effect.Root(
        name: name(0), isCell: new.views[0].node.className.hasSuffix("Cell"), growth: moved.growth)
    }
    let followers = followersThatMoved(because: cause, at: index)
    guard root != nil || !followers.isEmpty else { return nil }
    return RootCause.Effect(
      root: root, followers: followers.count, areBelow: followers.allSatisfy { isBelow($0, index) })
  }

  /// The followers that only moved: what contains the cause grew with it and says nothing new.
  private func followersThatMoved(because cause: CauseSearch.Cause, at index: Int?) -> [Int] {
    causes.indices.filter { follower in
      guard causes[follower] == cause, follower != index, let difference = differences[follower]
      else { return false }
      return !difference.displacement.isResized
    }
  }

  /// Whether a view was below the cause (within the rounding to pixels), and moved down or up only.
  private func isBelow(_ follower: Int, _ cause: Int?) -> Bool {
    guard let cause, let frame = differences[cause]?.old.absoluteFrame,
      let difference = differences[follower]
    else { return false }
    return difference.displacement.horizontal.isZero
      && difference.old.absoluteFrame.minY >= frame.maxY - 0.5
  }
}

extension Displacement {
  /// By how much the frame grew, zero for a rounding error.
  fileprivate var growth: CGSize {
    CGSize(
      width: horizontal.isResized ? horizontal.size : 0,
      height: vertical.isResized ? vertical.size : 0)
  }

  /// How far the origin moved, zero for a rounding error.
  fileprivate var offset: CGPoint {
    func moved(_ distance: Double) -> Double {
      abs(distance) > FrameChange.tolerance ? distance : 0
    }
    return CGPoint(x: moved(horizontal.min), y: moved(vertical.min))
  }
}
