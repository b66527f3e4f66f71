package import Foundation
internal import InterfaceBuilder

// The height of a file's row, as an app's table has it. All commands ask here.
extension NibPrototype {
  /// Returns the row's height for the fitting height of its constraints, 0 if they require none.
  ///
  /// 1. A number in the file is used as it is: a static row's own, otherwise its table's `rowHeight`. A prototype's own
  ///    height in such a table is the one that the app's delegate returns.
  /// 2. In an automatic table the constraints decide, whatever the prototype's own height is.
  /// 3. The table of a xib's cell is unknown. The constraints decide, except that contents which fit into a standard row
  ///    do not make the row lower than its designer did: such an app sets the height.
  /// 4. Without a fitting height the row has the one in the file, or 44 points where the constraints alone decide.
  package func rowHeight(fitting: CGFloat) -> CGFloat {
    if let fixedRowHeight { return fixedRowHeight }
    if fitting <= 0 {
      if needsFittingHeight { return UITableViewCell.standardHeight }
      return designedHeight ?? max(storedHeight, UITableViewCell.standardHeight)
    }
    guard table == nil, fitting <= UITableViewCell.standardHeight else { return fitting }
    return max(fitting, designedHeight ?? 0)
  }

  /// The height that the file gives the row, whatever its constraints require; nil if it leaves it to them or to the app.
  package var fixedRowHeight: CGFloat? {
    guard isRow, table != nil else { return nil }
    if isStaticRow, let designedHeight { return designedHeight }
    return tableRowHeight.map { designedHeight ?? $0 }
  }

  /// Whether the cell is a row of a table.
  package var isRow: Bool { model.cell?.kind == .tableViewCell }

  /// Whether the row's height in the file is its constraints' fitting height.
  package var hasAutomaticHeight: Bool {
    isRow && designedHeight == nil && tableRowHeight == nil
  }

  /// Whether a row is sized by its table only from constraints, rather than as a standard row.
  package var needsFittingHeight: Bool {
    table != nil && !hasBuiltInStyle && hasAutomaticHeight
      && abs(storedSize.height - UITableViewCell.standardHeight) > 1
  }

  /// The height that the designer has set for this row.
  private var designedHeight: CGFloat? {
    model.cell?.rowHeight.flatMap { $0 > 0 ? Self.bounded($0) : nil }
  }

  /// The table's row height; nil if it is automatic.
  private var tableRowHeight: CGFloat? {
    table?.element.measure("rowHeight").flatMap { $0 > 0 ? Self.bounded($0) : nil }
  }
}
