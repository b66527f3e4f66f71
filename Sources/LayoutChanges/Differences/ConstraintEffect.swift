import Foundation
import LayoutModel

/// Whether a changed constraint shows in the frames.
///
/// The direction of reading is not known here, so `leading` is tried as the left and as the right edge.
struct ConstraintEffect {
  private let change: ConstraintChange
  private let frames: [ConstraintMatching.Frames?]

  /// The old and the new frames were rounded to pixels, of half a point at most for two edges.
  private static let tolerance = 0.75

  init(_ change: ConstraintChange, frames: [ConstraintMatching.Frames?]) {
    self.change = change
    self.frames = frames
  }

  var isSeen: Bool {
    guard let form = change.form else { return false }
    if change.isOfConstantOnly && form.relation == .equal && form.priority >= 1000 { return true }
    let distances = [false, true].compactMap { distance(of: form, isRightToLeft: $0) }
    // What an app's own guide measures is not in the trees.
    guard !distances.isEmpty else { return true }
    return distances.contains {
      change.isOfConstantOnly
        ? followsConstant($0, of: form) : abs($0.new - $0.old) > Self.tolerance
    }
  }

  /// The first attribute less the second one times its factor, in the direction of reading.
  private typealias Distance = (old: Double, new: Double)

  private func followsConstant(_ distance: Distance, of form: LayoutConstraint) -> Bool {
    guard let before = change.old?.constant, let after = change.new?.constant else { return false }
    let moved = distance.new - distance.old
    guard moved * (after - before) > 0, abs(moved) > FrameChange.tolerance else { return false }
    guard form.isMeasuredByFrames else { return true }
    return abs(distance.old - before) <= Self.tolerance
      || abs(distance.new - after) <= Self.tolerance
  }

  private func distance(of form: LayoutConstraint, isRightToLeft: Bool) -> Distance? {
    guard let first = position(of: form.first, isRightToLeft) else { return nil }
    guard let anchor = form.second else { return first }
    guard let second = position(of: anchor, isRightToLeft) else { return nil }
    let isMirrored = isRightToLeft && form.first.attribute.isReadingEdge
    let sign = isMirrored ? -1.0 : 1
    return (
      sign * (first.old - form.multiplier * second.old),
      sign * (first.new - form.multiplier * second.new)
    )
  }

  /// A guide of the system keeps its distance from its view, so its edges stand for the view's.
  private func position(
    of anchor: LayoutConstraint.Anchor, _ isRightToLeft: Bool
  ) -> Distance? {
    guard let frames = frames[anchor.view],
      anchor.guide.map(Self.steadyGuides.contains) ?? true,
      let old = frames.old.value(of: anchor.attribute, isRightToLeft: isRightToLeft),
      let new = frames.new.value(of: anchor.attribute, isRightToLeft: isRightToLeft)
    else { return nil }
    return (old, new)
  }

  private static let steadyGuides: Set = ["layoutMarginsGuide", "safeAreaLayoutGuide"]
}

extension LayoutConstraint {
  /// Whether frames alone give the distance: margins and baselines lie inside of them.
  fileprivate var isMeasuredByFrames: Bool {
    [first, second].compactMap { $0 }.allSatisfy {
      $0.guide == nil && !$0.attribute.contains("Margin") && !$0.attribute.hasSuffix("Baseline")
    }
  }
}

extension String {
  fileprivate var isReadingEdge: Bool { hasPrefix("leading") || hasPrefix("trailing") }
}

extension CGRect {
  /// The value of an attribute, margins as their edges, baselines as the edge that they hang on.
  fileprivate func value(of attribute: String, isRightToLeft: Bool) -> Double? {
    switch attribute.replacing("WithinMargins", with: "").replacing("Margin", with: "") {
    case "left": minX
    case "right": maxX
    case "leading": isRightToLeft ? maxX : minX
    case "trailing": isRightToLeft ? minX : maxX
    case "centerX": midX
    case "width": width
    case "top", "firstBaseline": minY
    case "bottom", "lastBaseline": maxY
    case "centerY": midY
    case "height": height
    default: nil
    }
  }
}
