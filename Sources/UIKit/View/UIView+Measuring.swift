internal import Devices
internal import Foundation

extension UIView {
  /// Whether constraints of the cell tie subviews to it that are not in its content view.
  ///
  /// The cell is then measured itself, and its content view follows it.
  func hasConstrainedViewsBeside(_ contentView: UIView) -> Bool {
    guard !constraints.isEmpty else { return false }
    let tied = constraints.flatMap { [$0.first?.layoutView, $0.second?.layoutView] }
    return storedSubviews.contains { view in
      view !== contentView && !view.translatesAutoresizingMaskIntoConstraints
        && tied.contains { $0?.isInside(view) == true }
    }
  }

  /// The margin at the sides of a row of this view's width.
  var standardSideMargin: CGFloat { SideMargin.points(width: frame.width) }

  /// Whether constraints affect the size of the view or its descendants.
  var layoutIsConstrained: Bool {
    !constraints.isEmpty
      || storedSubviews.contains {
        !$0.translatesAutoresizingMaskIntoConstraints || $0.layoutIsConstrained
      }
  }
}
