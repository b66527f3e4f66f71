import UIKit

/// Row heights from cells that are never shown, one for each reuse identifier.
///
/// The technique of iOS 7, before self-sizing rows: the prototype gets the row's content and the table's width, is laid
/// out, and its content view is fitted.
@MainActor final class OffscreenPrototypes {
  private var prototypes: [String: UITableViewCell] = [:]

  /// Returns the height of a row in a table `width` points wide.
  ///
  /// `make` is called once for each identifier.
  func height<Cell: UITableViewCell>(
    identifier: String, width: CGFloat, make: (String) -> Cell, configure: (Cell) -> Void
  ) -> CGFloat {
    let cell = prototypes[identifier] as? Cell ?? make(identifier)
    prototypes[identifier] = cell
    configure(cell)
    cell.setNeedsUpdateConstraints()
    cell.updateConstraintsIfNeeded()
    cell.bounds = CGRect(x: 0, y: 0, width: width, height: cell.bounds.height)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    let fitting = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    // One point for the separator between the cell and its content view.
    return fitting.height + 1
  }
}
