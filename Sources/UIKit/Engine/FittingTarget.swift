internal import Foundation

/// The target size of a fitting, with a priority for each component.
struct FittingTarget {
  var size: CGSize
  var horizontalPriority: UILayoutPriority
  var verticalPriority: UILayoutPriority
}
