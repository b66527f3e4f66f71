import Foundation
import LayoutModel

/// Finds the edits that caused changed frames, by undoing them in the actual layout.
///
/// 1. Laying out again without undoing anything gives the actual frames; otherwise nothing can be proven.
/// 2. Each edit is undone alone. Another one that this undoes as well is its consequence, as the text of a button's
///    label is of the button's title.
/// 3. Edits each of which brings the reference's frames back are one cause. Otherwise all are undone together; edits
///    that have no effect alone are omitted where the others suffice.
/// 4. If the reference's frames do not come back, there is a change that nothing names, and no cause is proven.
/// 5. Causes whose effects add up to the whole change are independent, and each has its own effect. Otherwise those of
///    one view are taken together, then all.
///
/// 6. What is neither a cause nor a consequence may be idle: see ``IdleEdits``.
///
/// Layouts tried: at most three for each edit, and three more; for each that has no effect alone, one more.
struct CauseProof {
  /// A proven cause.
  struct Cause {
    let edits: [Int]
    /// The frames without the cause, in the root's coordinates; of visible views that both layouts have.
    let frames: [Int: CGRect]
  }

  let edits: [LayoutEdit]
  /// The proven causes; empty if none are.
  private(set) var proven: [Cause] = []
  /// The edits that are consequences, each with the edit that it follows from.
  private(set) var followed: [Int: Int] = [:]
  /// For each view whose frame follows from a proven cause, the place of the cause.
  private(set) var causes: [LayoutPlace?] = []
  /// The views whose changes are all consequences of another view's, with the place of that.
  private(set) var consequences: [LayoutPlace: LayoutPlace] = [:]
  /// How many other views moved or were resized because of an edit of a view.
  private(set) var followers: [LayoutPlace: Int] = [:]
  /// The edits that can be undone.
  private(set) var undoable: Set<Int> = []
  /// Whether it is known which pixels edits change.
  private(set) var knowsPixels = false
  /// The edits that are proven to have moved neither a view nor a pixel.
  private(set) var idle: Set<Int> = []

  let difference: LayoutDifference

  /// More edits than this are a redesign: then a cause does not help, and takes long to find.
  private static let maxEdits = 24

  /// Without live views, the edits are only listed.
  init(of difference: LayoutDifference, by counterfactual: (any CounterfactualLayout)?) {
    self.difference = difference
    edits = difference.edits
    if let counterfactual { prove(by: counterfactual) }
    causes = difference.new.views.indices.map { view in
      proven.first { moves(view, $0) }.map { edits[$0.edits[0]].place }
    }
    consequences = findConsequences()
    for case (let view, let place?) in causes.enumerated() where place != .view(view) {
      followers[place, default: 0] += 1
    }
  }

  private mutating func prove(by counterfactual: any CounterfactualLayout) {
    var trial = CauseTrial(edits: edits, counterfactual: counterfactual)
    guard edits.count <= Self.maxEdits, edits.contains(where: { !$0.undos.isEmpty }),
      hasMoved || trial.pixels(undoing: []) != nil,
      let control = counterfactual.layout(undoing: []), isActual(control)
    else { return }
    let alone = edits.indices.map { trial.layout(undoing: [$0]) }
    undoable = Set(edits.indices.filter { alone[$0] != nil })
    followed = Self.followed(edits, alone)
    let candidates = edits.indices.filter { alone[$0] != nil && followed[$0] == nil }
    if hasMoved {
      let causes = smallest(of: candidates, alone, &trial)
      if let whole = trial.layout(undoing: causes), isRestored(whole) {
        proven = partition(causes, whole, &trial).map { joined($0, candidates, &trial) }
      }
    }
    knowsPixels = trial.pixels(undoing: []) != nil
    let needed = Set(proven.flatMap(\.edits))
    idle = idleEdits(of: candidates, sparing: needed, alone, &trial)
    for (edit, cause) in followed where idle.contains(cause) { idle.insert(edit) }
  }

  // MARK: Consequences

  private static func followed(_ edits: [LayoutEdit], _ alone: [UndoneLayout?]) -> [Int: Int] {
    func undoes(_ one: Int, _ other: Int) -> Bool {
      alone[one].map { edits[other].isUndone(in: $0) } ?? false
    }
    var followed: [Int: Int] = [:]
    for one in edits.indices where followed[one] == nil {
      for other in edits.indices where other != one && followed[other] == nil {
        guard undoes(one, other) else { continue }
        // Of two that undo each other, the first is the cause.
        if undoes(other, one) && other < one { continue }
        followed[other] = one
      }
    }
    return followed
  }

  // MARK: Frames

  private var hasMoved: Bool {
    difference.differences.contains { $0.map { !$0.displacement.isZero } ?? false }
  }

  private func isActual(_ layout: UndoneLayout) -> Bool {
    layout.views.count == difference.new.views.count
      && difference.new.views.indices.allSatisfy {
        difference.new.views[$0].node.isHidden
          || layout.views[$0].frame.isNear(difference.new.views[$0].absoluteFrame)
      }
  }

  private func isRestored(_ layout: UndoneLayout) -> Bool {
    difference.comparableFrames.allSatisfy { layout.views[$0.view].frame.isNear($0.old) }
  }

  /// Whether undoing has moved a view.
  func hasEffect(_ layout: UndoneLayout?) -> Bool {
    guard let layout else { return false }
    return difference.comparableFrames.contains {
      !layout.views[$0.view].frame.isNear(difference.new.views[$0.view].absoluteFrame)
    }
  }

  // MARK: Causes

  /// The candidates without those that the old frames do not need.
  private func smallest(
    of candidates: [Int], _ alone: [UndoneLayout?], _ trial: inout CauseTrial
  ) -> [Int] {
    // Each of these is enough, as a longer text and a second line for it are.
    let sufficient = candidates.filter { alone[$0].map(isRestored) ?? false }
    if let first = sufficient.first {
      return restores(sufficient, &trial) ? sufficient : [first]
    }
    let effective = candidates.filter { hasEffect(alone[$0]) }
    if restores(effective, &trial) { return effective }
    guard restores(candidates, &trial) else { return [] }
    var needed = candidates
    for edit in candidates.reversed() where !effective.contains(edit) {
      let rest = needed.filter { $0 != edit }
      if restores(rest, &trial) { needed = rest }
    }
    return needed
  }

  private func restores(_ chosen: [Int], _ trial: inout CauseTrial) -> Bool {
    trial.layout(undoing: chosen).map(isRestored) ?? false
  }

  private func partition(
    _ causes: [Int], _ whole: UndoneLayout, _ trial: inout CauseTrial
  ) -> [Cause] {
    var groups: [[Int]] = []
    for edit in causes {
      if let place = groups.firstIndex(where: { edits[$0[0]].place == edits[edit].place }) {
        groups[place].append(edit)
      } else {
        groups.append([edit])
      }
    }
    for groups in [causes.map { [$0] }, groups, [causes]] {
      let layouts = groups.compactMap { trial.layout(undoing: $0) }
      guard layouts.count == groups.count, addUp(layouts, to: whole) || groups.count == 1 else {
        continue
      }
      return zip(groups, layouts).map { Cause(edits: $0, frames: frames(of: $1)) }
    }
    return []
  }

  /// A cause with the other parts of a layout that got the same value where they add nothing: one line of an app often gives an
  /// item and its group one size.
  private func joined(_ cause: Cause, _ candidates: [Int], _ trial: inout CauseTrial) -> Cause {
    let equal = candidates.filter { one in
      !cause.edits.contains(one) && cause.edits.contains { edits[$0].sharesValue(with: edits[one]) }
    }
    let all = (cause.edits + equal).sorted()
    guard !equal.isEmpty, let layout = trial.layout(undoing: all),
      cause.frames.allSatisfy({ layout.views[$0.key].frame.isNear($0.value) })
    else { return cause }
    return Cause(edits: all, frames: cause.frames)
  }

  /// Whether each edge moved by the sum of what the parts moved it.
  private func addUp(_ parts: [UndoneLayout], to whole: UndoneLayout) -> Bool {
    // Each of them is rounded to pixels, at most half a point.
    let tolerance = 0.5 * Double(parts.count - 1) + FrameChange.tolerance
    return difference.comparableFrames.allSatisfy { view, _ in
      let actual = difference.new.views[view].absoluteFrame
      let edges: [KeyPath<CGRect, CGFloat>] = [\.minX, \.maxX, \.minY, \.maxY]
      return edges.allSatisfy { edge in
        let sum = parts.reduce(0.0) {
          $0 + $1.views[view].frame[keyPath: edge] - actual[keyPath: edge]
        }
        return abs(sum - (whole.views[view].frame[keyPath: edge] - actual[keyPath: edge]))
          <= tolerance
      }
    }
  }

  private func frames(of layout: UndoneLayout) -> [Int: CGRect] {
    Dictionary(
      uniqueKeysWithValues: difference.comparableFrames.map {
        ($0.view, layout.views[$0.view].frame)
      })
  }
}

/// Lays out with edits undone; the same question is not asked twice.
struct CauseTrial {
  let edits: [LayoutEdit]
  private let counterfactual: any CounterfactualLayout
  private var known: [[Int]: UndoneLayout?] = [:]
  private var knownPixels: [[Int]: String?] = [:]

  init(edits: [LayoutEdit], counterfactual: any CounterfactualLayout) {
    self.edits = edits
    self.counterfactual = counterfactual
  }

  /// Nil without edits, or if one of them cannot be undone.
  mutating func layout(undoing chosen: [Int]) -> UndoneLayout? {
    if let layout = known[chosen] { return layout }
    let undos = chosen.flatMap { edits[$0].undos }
    let isPossible = !undos.isEmpty && chosen.allSatisfy { !edits[$0].undos.isEmpty }
    let layout = isPossible ? counterfactual.layout(undoing: undos) : nil
    known[chosen] = .some(layout)
    return layout
  }

  /// Nil if one of the edits cannot be undone.
  mutating func pixels(undoing chosen: [Int]) -> String? {
    if let pixels = knownPixels[chosen] { return pixels }
    let isPossible = chosen.allSatisfy { !edits[$0].undos.isEmpty }
    let undos = chosen.flatMap { edits[$0].undos }
    let pixels = isPossible ? counterfactual.pixels(undoing: undos) : nil
    knownPixels[chosen] = .some(pixels)
    return pixels
  }
}

extension CGRect {
  /// Whether all edges are in the same places, except for rounding errors.
  func isNear(_ other: CGRect) -> Bool { Displacement(from: self, to: other).isZero }
}
