import Foundation
import LayoutModel

/// What follows from the causes.
extension CauseProof {
  /// The views whose changes are all consequences of another view's, with the place of that.
  var consequences: [LayoutPlace: LayoutPlace] {
    var consequences: [LayoutPlace: LayoutPlace] = [:]
    for (index, edit) in edits.enumerated() {
      guard let cause = followed[index], edits[cause].place != edit.place,
        edits.indices.allSatisfy({ edits[$0].place != edit.place || followed[$0] != nil })
      else { continue }
      consequences[edit.place] = edits[cause].place
    }
    return consequences
  }

  /// How many other views moved or were resized because of an edit of a view.
  func followers(of place: LayoutPlace) -> Int {
    causes.enumerated().count { $0.element == place && .view($0.offset) != place }
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
