internal import Foundation

extension CGSize {
  /// Returns the width or the height.
  func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}
