import Foundation
import LayoutModel

/// The causes of the changes.
extension LayoutDifference {
  /// The proven causes in the order of the views, then edits without a known effect, then unexplained movement.
  func rootCauses(explainedBy proof: CauseProof) -> [RootCause] {
    let proven = proof.proven.map { rootCause($0, proof) }
    let others = unprovenCauses(proof)
    return proven + others + (hasMoved(proof) && proven.isEmpty ? [movement].compactMap { $0 } : [])
  }

  private func hasMoved(_ proof: CauseProof) -> Bool {
    differences.indices.contains { index in
      differences[index].map { !$0.displacement.isZero } ?? !proof.isIdleAddition(index)
    } || !removedPlaces.isEmpty
  }

  /// The edits whose effect is not proven, or is only one of pixels; what can move views comes first if something moved.
  private func unprovenCauses(_ proof: CauseProof) -> [RootCause] {
    let proven = Set(proof.proven.flatMap(\.edits))
    let named = proof.edits.indices.filter {
      proof.followed[$0] == nil && !proof.idle.contains($0) && !proven.contains($0)
        && (proof.edits[$0].isGiven || proof.undoable.contains($0))
        // Beside proven causes, what is known to move nothing has to change pixels.
        && (proven.isEmpty || proof.knowsPixels || !proof.undoable.contains($0))
    }.map { proof.edits[$0] }
    let (looks, others) = (named.filter(\.isLook), named.filter { !$0.isLook })
    let (measured, made) = (others.filter(\.isMeasured), others.filter { !$0.isMeasured })
    // What layout computes is a consequence of what was found.
    let isFound = !proven.isEmpty || !hasMoved(proof) && named.count > measured.count
    return (made + (isFound ? [] : measured) + looks).map { RootCause(Self.cut($0.events)) }
  }

  private var removedPlaces: [Int] { new.views.indices.flatMap(removedViews) }

  /// More events of one cause than this are only counted.
  private static let maxEvents = 2

  private static func cut(_ events: [RootCause.Event]) -> [RootCause.Event] {
    let rest = events.count - maxEvents
    return rest > 1 ? events.prefix(maxEvents) + [.further(rest)] : events
  }

  private func rootCause(_ cause: CauseProof.Cause, _ proof: CauseProof) -> RootCause {
    let events = cause.edits.flatMap { proof.edits[$0].events }
    let place = proof.edits[cause.edits[0]].place
    let movements = new.views.indices.map { proof.movement(of: $0, without: cause) }
    let effect = effect(movements, at: place)
    var consequences = lineEvents(of: place)
    if effect == nil { consequences += ownEvents(movements, at: place) }
    return RootCause(Self.cut(events), consequences: consequences, effect: effect)
  }

  /// A text that wraps differently.
  private func lineEvents(of place: LayoutPlace) -> [RootCause.Event] {
    guard case .view(let index) = place, let difference = differences[index],
      let old = difference.old.node.text?.lines, let new = difference.new.node.text?.lines,
      old != new
    else { return [] }
    return [.view(name(index), .lines(from: old, to: new))]
  }

  /// The new frame of the cause's own view, or of the first other one.
  private func ownEvents(
    _ movements: [Displacement?], at place: LayoutPlace
  ) -> [RootCause.Event] {
    var views = Array(movements.indices.dropFirst())
    // That the environment gives a root another size is the cause itself.
    if case .view(let index) = place, index > 0 { views.insert(index, at: 0) }
    guard let view = views.first(where: { movements[$0].map { !$0.isZero } ?? false }),
      let moved = movements[view]
    else { return [] }
    let offset = moved.isResized ? .zero : moved.offset
    return [.view(name(view), .frame(growth: moved.growth, offset: offset))]
  }

  /// What moved, whatever the cause.
  private var movement: RootCause? {
    let movements = differences.map { $0?.displacement }
    let outermost = outermostResized(movements)
    let resized = outermost.isEmpty ? innermostResized(movements) : outermost
    let events = resized.prefix(Self.maxEvents).map {
      RootCause.Event.view(
        name($0), .frame(growth: movements[$0]?.growth ?? .zero, offset: .zero))
    }
    let effect = effect(movements, at: nil)
    return events.isEmpty && effect == nil
      ? nil : RootCause([], consequences: events, effect: effect)
  }

  private func innermostResized(_ movements: [Displacement?]) -> [Int] {
    new.views.indices.filter { view in
      guard let moved = movements[view], moved.isResized, view != 0 else { return false }
      return !new.views[view].children.contains { movements[$0]?.isResized ?? false }
    }
  }

  /// The resized views around which nothing has another size, except for what the root passes on to its subviews.
  private func outermostResized(_ movements: [Displacement?]) -> [Int] {
    let root = movements.first??.growth ?? .zero
    var pending = Array(new.views.first?.children.reversed() ?? [])
    var found: [Int] = []
    while let view = pending.popLast() {
      if let moved = movements[view], moved.isResized, moved.growth != root {
        found.append(view)
      } else {
        pending += new.views[view].children.reversed()
      }
    }
    return found
  }

  private func effect(
    _ movements: [Displacement?], at place: LayoutPlace?
  ) -> RootCause.Effect? {
    var root: RootCause.Effect.Root?
    if let moved = movements.first ?? nil, moved.isResized {
      // The width of a root is never an effect.
      let growth = CGSize(
        width: place == .view(0) ? 0 : moved.growth.width, height: moved.growth.height)
      root = RootCause.Effect.Root(
        name: name(0), isCell: new.views[0].node.className.hasSuffix("Cell"), growth: growth)
    }
    if root?.growth == .zero { root = nil }
    let followers = movements.indices.filter { view in
      guard let moved = movements[view], place != .view(view) else { return false }
      return !moved.isZero && !moved.isResized
    }
    guard root != nil || !followers.isEmpty else { return nil }
    return RootCause.Effect(
      root: root, followers: followers.count,
      areBelow: followers.allSatisfy { isBelow($0, place, movements[$0]) })
  }

  /// Whether a view was below the cause (within the rounding to pixels), and moved down or up only.
  private func isBelow(_ follower: Int, _ place: LayoutPlace?, _ moved: Displacement?) -> Bool {
    guard case .view(let index) = place, let frame = differences[index]?.old.absoluteFrame,
      let difference = differences[follower], let moved
    else { return false }
    return moved.horizontal.isZero && difference.old.absoluteFrame.minY >= frame.maxY - 0.5
  }
}

extension Displacement {
  /// By how much the frame grew, zero for a rounding error.
  var growth: CGSize {
    CGSize(
      width: horizontal.isResized ? horizontal.size : 0,
      height: vertical.isResized ? vertical.size : 0)
  }

  /// How far the origin moved, zero for a rounding error.
  var offset: CGPoint {
    func moved(_ distance: Double) -> Double {
      abs(distance) > FrameChange.tolerance ? distance : 0
    }
    return CGPoint(x: moved(horizontal.min), y: moved(vertical.min))
  }
}

/// What follows from the causes.
extension CauseProof {
  /// Returns the views whose changes are all consequences of another view's, with the place of that.
  func findConsequences() -> [LayoutPlace: LayoutPlace] {
    var consequences: [LayoutPlace: LayoutPlace] = [:]
    for (index, cause) in followed.sorted(by: { $0.key < $1.key }) {
      let edit = edits[index]
      guard edits[cause].place != edit.place,
        edits.indices.allSatisfy({ edits[$0].place != edit.place || followed[$0] != nil })
      else { continue }
      consequences[edit.place] = edits[cause].place
    }
    return consequences
  }

  /// Whether a view has another frame, in its superview, without a cause.
  func moves(_ view: Int, _ cause: Cause) -> Bool {
    guard let moved = movement(of: view, without: cause) else { return false }
    return !moved.isZero
  }

  /// How far a cause moved a view's edges in its superview; nil for a view that is not in both layouts.
  func movement(of view: Int, without cause: Cause) -> Displacement? {
    guard let old = cause.frames[view] else { return nil }
    let new = difference.new.views[view]
    let base = new.parent.flatMap { cause.frames[$0]?.origin } ?? .zero
    return Displacement(
      from: old.offsetBy(dx: -base.x, dy: -base.y),
      to: new.parent == nil ? new.absoluteFrame : new.node.frame)
  }
}
