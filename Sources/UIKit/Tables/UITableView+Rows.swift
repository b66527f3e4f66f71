internal import Foundation

// Creates, measures and places single rows.
extension UITableView {
  /// Ensures that a row has a cell and a height.
  func prepareRow(_ path: IndexPath) {
    let cell = cells[path] ?? makeCell(path)
    guard sections[path.section].rows.measuredHeight(of: path.row) == nil else { return }
    setHeight(of: cell, at: path)
  }

  private func makeCell(_ path: IndexPath) -> UITableViewCell {
    let known = kept?.cells.removeValue(forKey: path)
    let cell = known ?? cellOfDataSource(path)
    cells[path] = cell
    addSubview(cell)
    prepare(cell, at: path, width: rowWidth)
    setHeight(of: cell, at: path)
    if known == nil { delegate?.tableView(self, willDisplay: cell, forRowAt: path) }
    return cell
  }

  func cellOfDataSource(_ path: IndexPath) -> UITableViewCell {
    guard let dataSource else {
      preconditionFailure(
        "The table's data source no longer exists; keep a strong reference to it while the table "
          + "is used.")
    }
    measurements.cells += 1
    return dataSource.tableView(self, cellForRowAt: path)
  }

  /// Sets a cell's row-dependent appearance.
  func prepare(_ cell: UITableViewCell, at path: IndexPath, width: CGFloat) {
    cell.layoutUpdateDepth += 1
    defer { cell.layoutUpdateDepth -= 1 }
    cell.placement = placement(at: path)
    let level = delegate?.tableView(self, indentationLevelForRowAt: path) ?? Self.unspecifiedLevel
    if level != Self.unspecifiedLevel, cell.indentationLevel != level {
      cell.indentationLevel = level
    }
    prepareEditing(cell, at: path)
    let isSelected = selectedPaths.contains(path) || cell.isSelectedApart
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    let height = contains(path) ? sections[path.section].rows.height(of: path.row) : 0
    cell.frame = CGRect(x: cell.frame.minX, y: cell.frame.minY, width: width, height: height)
    cell.placeParts()
  }

  func prepareEditing(_ cell: UITableViewCell, at path: IndexPath) {
    let edits =
      (isInEditing || cell.isEditedApart)
      && dataSource?.tableView(self, canEditRowAt: path) != false
    if edits {
      cell.canMove = dataSource?.tableView(self, canMoveRowAt: path) != false
      cell.editingStyle = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      cell.shouldIndentWhileEditing =
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    }
    if cell.isEditing != edits { cell.setEditing(edits, animated: false) }
  }

  private func placement(at path: IndexPath) -> UITableViewCell.RowPlacement {
    UITableViewCell.RowPlacement(
      isFirst: path.row == 0, isLast: path.row == sections[path.section].rows.count - 1,
      style: style,
      background: style == .plain ? .systemBackground : .secondarySystemGroupedBackground,
      separatorColor: separatorStyle == .none ? nil : separatorColor,
      separatorInset: ownSeparatorInset,
      addsSeparatorInset: separatorInsetReference == .fromAutomaticInsets,
      sideMargin: style == .insetGrouped ? standardSideMargin : nil,
      sectionIndexWidth: sectionIndexWidth)
  }

  /// Determines the height of a row whose cell has the row's width.
  private func setHeight(of cell: UITableViewCell, at path: IndexPath) {
    if heightBeforeCell(at: path) == nil {
      sections[path.section].rows.setMeasured(measuredHeight(of: cell), of: path.row)
    }
    updateSectionTops()
  }

  /// Measures the rows that have a cell again, after the cells changed; they keep their cells.
  package func measureRowsAgain() {
    for path in cells.keys.sorted() { cells[path].map { setHeight(of: $0, at: path) } }
    setNeedsRows()
  }

  func place(_ cell: UITableViewCell, in rect: CGRect, at path: IndexPath) {
    cell.layoutUpdateDepth += 1
    defer { cell.layoutUpdateDepth -= 1 }
    if staleness.rows { prepare(cell, at: path, width: rect.width) }
    if cell.frame != rect { cell.frame = rect }
  }

  func removeRow(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    guard !keep(cell, path) else { return }
    cell.placement = nil
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    reuse.give(back: cell)
  }

  // MARK: Changes

  /// A cell's content has changed since the cell was measured.
  func contentsDidChange(of cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, let path = indexPath(for: cell)
    else { return }
    staleness.contents.insert(path)
    setNeedsLayout()
  }

  func remeasureChangedRows() {
    let changed = staleness.contents.sorted()
    staleness.contents = []
    for path in changed where contains(path) {
      guard let cell = cells[path], heightIsUpToCell(path) else { continue }
      sections[path.section].rows.setMeasured(measuredHeight(of: cell), of: path.row)
    }
    if !changed.isEmpty { updateSectionTops() }
  }

  /// More than the largest picture of a table 320 points wide has pixels above each other, at two pixels a point.
  ///
  /// A table may be as high as numbers are, and far from 0 the next row's number is that of the row before it.
  private static let emptyRowLimit = 110_000

  /// Draws the separators that a plain table has below its last row.
  func drawEmptyRows(into canvas: inout Canvas) {
    guard style == .plain, separatorStyle != .none, tableFooterView == nil,
      let color = separatorColor?.resolved(with: traitCollection), dataSource != nil
    else { return }
    let height = rowHeight > 0 ? rowHeight : UITableViewCell.standardHeight
    let pixel = 1 / grid.scale
    let automatic = UIEdgeInsets(left: standardSideMargin)
    let inset =
      ownSeparatorInset.map {
        separatorInsetReference == .fromAutomaticInsets ? $0.plus(automatic) : $0
      } ?? automatic
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? inset.right + sectionIndexWidth : inset.left
    var y = contentSize.height + height
    // Lines less than a pixel apart cannot be seen as rows.
    guard height >= pixel else { return }
    for _ in 0..<Self.emptyRowLimit {
      guard y <= bounds.maxY else { return }
      let rect = CGRect(
        x: x, y: grid.snapped(y) - pixel,
        width: bounds.width - inset.left - inset.right - sectionIndexWidth, height: pixel)
      canvas.fill(rect, color)
      y += height
    }
  }
}
