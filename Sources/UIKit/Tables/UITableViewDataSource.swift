public import Foundation

/// The content of a table.
///
/// Optional methods have defaults here that behave as if they were not implemented. Unlike in Objective-C, a subclass
/// cannot add a method for which its superclass relies on the default.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row, dequeued or new.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  // optional: 1
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  // optional: nil
  /// Returns the title above a section; nil by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  // optional: nil
  /// Returns the title below a section; nil by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  // optional: true
  /// Returns whether a row can be deleted or inserted at; true by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  // optional
  /// Deletes or inserts a row of the data; never called in snapshots.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  // optional: true
  /// Returns whether a row can be moved, so that it shows the control for that if its cell has one; true by default.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  // optional
  /// Moves a row of the data; never called in snapshots.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  // optional: nil
  /// Returns the titles of the index at the side, which is not drawn; nil for none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  // optional: index
  /// Returns the section to which an index title scrolls, by default that of its index; never called in snapshots.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

/// Prepares data of rows before they are visible; never called in snapshots.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Prepares the data of rows.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  // optional
  /// Ends preparing the data of rows; does nothing by default.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
