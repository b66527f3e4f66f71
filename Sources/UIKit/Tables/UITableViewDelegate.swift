public import Foundation

/// The size and appearance of a table's rows.
///
/// Optional methods have defaults here that behave as if they were not implemented.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  // optional: UITableView.unspecifiedDimension
  /// Returns the height of a row, or `automaticDimension` for the cell's fitting height; by default the table's `rowHeight` applies.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  // optional: UITableView.unspecifiedDimension
  /// Returns an estimate of a row's height before it is visible; by default the table's `estimatedRowHeight` applies.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  // optional: UITableView.unspecifiedDimension
  /// Returns the height of a section's header; by default the table's `sectionHeaderHeight` applies.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  // optional: UITableView.unspecifiedDimension
  /// Returns the height of a section's footer; by default the table's `sectionFooterHeight` applies.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  // optional: nil
  /// Returns the view above a section, instead of its title; nil by default.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  // optional: nil
  /// Returns the view below a section, instead of its title; nil by default.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  // optional
  /// Called before a cell is shown, after its height is known.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  // optional
  /// Called before a header is shown; does nothing by default.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  )
  // optional
  /// Called after a header has disappeared; never in a snapshot.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  )
  // optional
  /// Called before a footer is shown; does nothing by default.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  )
  // optional
  /// Called after a footer has disappeared; never in a snapshot.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  )
  // optional
  /// Called after a cell is removed from the visible area.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  // optional: UITableView.unspecifiedLevel
  /// Returns the indentation level of a row; by default the cell keeps its own `indentationLevel`.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  // optional: .delete
  /// Returns the editing control of a row; `.delete` by default.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  // optional: true
  /// Returns whether content is indented in editing mode; true by default.
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
  // optional: indexPath
  /// Called before a row is selected by touch; returns the row to select, by default this one, or nil for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  // optional: indexPath
  /// Called before a row is deselected by touch; returns the row to deselect, by default this one, or nil for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  // optional
  /// Called after a row was selected by touch; never in snapshots.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  // optional
  /// Called after a row was deselected by touch; never in snapshots.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  // optional: true
  /// Returns whether a row is highlighted by touch; true by default.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  // optional
  /// Called after a row was highlighted by touch; never in snapshots.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  // optional
  /// Called after a row was unhighlighted; never in snapshots.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  // optional
  /// Called when the detail button of a row is tapped; never in snapshots.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  // optional: UITableView.unspecifiedDimension
  /// Returns an estimate of a header's height, by default the table's; never called, as all headers are measured.
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat
  // optional: UITableView.unspecifiedDimension
  /// Returns an estimate of a footer's height, by default the table's; never called, as all footers are measured.
  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat
  // optional: nil
  /// Returns the actions at the leading side of a row; never called in snapshots, nil by default.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  // optional: nil
  /// Returns the actions at the trailing side of a row; never called in snapshots, nil by default.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  // optional: nil
  /// Returns the actions beside a row, before there were contextual ones; never called in snapshots, nil by default.
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?
}

extension UITableView {
  /// The value that default delegate methods return: neither a height nor `automaticDimension`.
  nonisolated static let unspecifiedDimension = -CGFloat.greatestFiniteMagnitude
  nonisolated static let unspecifiedLevel = Int.min
}
