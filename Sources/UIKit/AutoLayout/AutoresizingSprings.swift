internal import Foundation

/// One axis of a frame, with the parts that are flexible when the superview changes its length.
struct AutoresizingSprings {
  var origin: Double
  var length: Double
  var isFlexibleBefore: Bool
  var isFlexible: Bool
  var isFlexibleAfter: Bool

  /// Returns the axis in a superview of another length: the flexible parts share the difference in
  /// proportion to their lengths, or evenly if they have none.
  func resized(from oldLength: Double, to newLength: Double) -> (origin: Double, length: Double) {
    let shares = shares(of: oldLength)
    let difference = newLength - oldLength
    return (origin + shares.before * difference, length + shares.inside * difference)
  }

  /// The parts of a change of the superview's length that the distance before the view and the view
  /// itself take.
  func shares(of superLength: Double) -> (before: Double, inside: Double) {
    let after = superLength - origin - length
    var total = 0.0
    var count = 0.0
    for (isFlexible, part) in [
      (isFlexibleBefore, origin), (isFlexible, length), (isFlexibleAfter, after),
    ] where isFlexible {
      total += part
      count += 1
    }
    guard count > 0 else { return (0, 0) }
    func share(_ isFlexible: Bool, _ part: Double) -> Double {
      guard isFlexible else { return 0 }
      return total > 0 ? part / total : 1 / count
    }
    return (share(isFlexibleBefore, origin), share(isFlexible, length))
  }
}

extension UIView {
  var horizontalSprings: AutoresizingSprings {
    AutoresizingSprings(
      origin: plainFrame.minX, length: plainFrame.width,
      isFlexibleBefore: autoresizingMask.contains(.flexibleLeftMargin),
      isFlexible: autoresizingMask.contains(.flexibleWidth),
      isFlexibleAfter: autoresizingMask.contains(.flexibleRightMargin))
  }

  var verticalSprings: AutoresizingSprings {
    AutoresizingSprings(
      origin: plainFrame.minY, length: plainFrame.height,
      isFlexibleBefore: autoresizingMask.contains(.flexibleTopMargin),
      isFlexible: autoresizingMask.contains(.flexibleHeight),
      isFlexibleAfter: autoresizingMask.contains(.flexibleBottomMargin))
  }
}
