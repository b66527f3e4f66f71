package import Foundation

/// An isolated row or item of a list as after a swipe: the cell moved aside, and the actions in its place.
package final class SwipedRowView: UIView {
  private let cell: UIView
  private let actions: SwipeActionsView
  private let isLeading: Bool

  /// Shows the actions that a row's table offers at one of its sides; nil without any, and for a cell outside a table.
  package convenience init?(_ cell: UITableViewCell, at side: UITableView.SwipeSide) {
    guard let (table, path) = cell.sizer,
      let actions = table.offeredSwipeActions(at: side, path)
    else { return nil }
    cell.willTransition(to: .showingDeleteConfirmation)
    cell.isSwiped = true
    cell.didTransition(to: .showingDeleteConfirmation)
    self.init(cell, actions, isLeading: side == .leading)
  }

  init(_ cell: UIView, _ actions: [UIContextualAction], isLeading: Bool) {
    (self.cell, self.actions) = (cell, SwipeActionsView(actions))
    self.isLeading = isLeading
    super.init(frame: cell.frame)
    clipsToBounds = true
    addSubview(cell)
    addSubview(self.actions)
  }

  required init?(coder: NSCoder) { nil }

  package override func containedSize(inWidth width: CGFloat) -> CGSize? {
    if cell.overrideTraits != overrideTraits, let overrideTraits {
      cell.overrideTraits(overrideTraits)
    }
    return cell.containedSize(inWidth: width)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let isAtLeft = isLeading != readsRightToLeft
    actions.place(in: bounds, isAtLeft: isAtLeft)
    cell.frame = actions.movedAside(bounds, isAtLeft: isAtLeft)
  }
}

extension SwipedRowView: NamedParts {
  var namedParts: [(UIView?, String)] { [(cell, "cell"), (actions, "swipeActions")] }
}
