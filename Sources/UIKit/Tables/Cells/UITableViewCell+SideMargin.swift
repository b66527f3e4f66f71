internal import Devices
internal import Foundation

extension UITableViewCell {
  /// The margin at the sides, which goes by the width of the table: rows of inset groups are narrower.
  ///
  /// Rows 374 points wide, in tables of 414, have 20 points: 26 of 27 cells of two repositories.
  var sideMargin: CGFloat {
    if let margin = placement?.sideMargin { return margin }
    return isInsetRow ? SideMargin.ofInsetRow(width: frame.width) : standardSideMargin
  }
}
