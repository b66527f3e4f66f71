internal import Foundation

/// A size that a fitting aims at, with how much each component matters.
struct FittingTarget {
  var size: CGSize
  var horizontalPriority: UILayoutPriority
  var verticalPriority: UILayoutPriority
}
