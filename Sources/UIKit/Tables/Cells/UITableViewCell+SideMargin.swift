internal import Devices
internal import Foundation

extension UITableViewCell {
  /// The margin at the sides, which goes by the width of the table: rows of inset groups are narrower.
  ///
  /// Rule `inset-row-margin`.
  var sideMargin: CGFloat {
    if let margin = placement?.sideMargin { return margin }
    return isInsetRow ? SideMargin.ofInsetRow(width: frame.width) : standardSideMargin
  }
}
