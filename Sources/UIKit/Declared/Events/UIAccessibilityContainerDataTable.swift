public import Foundation

/// A cell of a data table, whose place VoiceOver says.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: AnyObject {
  /// Returns the first row and the number of rows; the location `NSNotFound` is not said.
  func accessibilityRowRange() -> NSRange
  /// Returns the first column and the number of columns; the location `NSNotFound` is not said.
  func accessibilityColumnRange() -> NSRange
}

/// A container of the type `dataTable`.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: AnyObject {
  /// Returns the cell at a row and a column, from 0; nil if there is none.
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  /// Returns the number of rows.
  func accessibilityRowCount() -> Int
  /// Returns the number of columns.
  func accessibilityColumnCount() -> Int

  // optional: nil
  /// Returns what is said before the first cell of a row; nil if the table does not say.
  func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
  // optional: nil
  /// Returns what is said before a cell of a column; nil if the table does not say.
  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
}
