public import Foundation

// The positions of rows and sections in the content.
extension UITableView {
  /// The number of sections.
  public var numberOfSections: Int {
    refresh()
    return sections.count
  }

  /// Returns the number of rows of a section.
  public func numberOfRows(inSection section: Int) -> Int {
    refresh()
    return sections[section].rows.count
  }

  /// Returns the rectangle of a row in the table's coordinates; `.zero` if there is no such row.
  ///
  /// Until the row and all rows above it have been visible, this is an estimate.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    refresh()
    return contains(indexPath) ? rowRect(indexPath) : .zero
  }

  /// Returns the rectangle of a section with header and footer.
  public func rect(forSection section: Int) -> CGRect {
    refresh()
    return rect(section, from: 0, height: sections[section].height)
  }

  /// Returns the rectangle of a section's header at its normal position, not pinned.
  public func rectForHeader(inSection section: Int) -> CGRect {
    refresh()
    let measures = sections[section]
    return rect(section, from: measures.headerTop, height: measures.header.height)
  }

  /// Returns the rectangle of a section's footer.
  public func rectForFooter(inSection section: Int) -> CGRect {
    refresh()
    let measures = sections[section]
    return rect(section, from: measures.footerTop, height: measures.footer.height)
  }

  /// Returns the row at a point of the table's coordinates; nil if there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    refresh()
    guard (0..<bounds.width).contains(point.x), let path = firstRow(below: point.y),
      rowRect(path).minY <= point.y, point.y < rowRect(path).maxY
    else { return nil }
    return path
  }

  /// Returns the row of a visible cell.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Returns the rows that intersect a rectangle, in order.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    refresh()
    var paths: [IndexPath] = []
    var next = firstRow(below: rect.minY)
    while let path = next, rowRect(path).minY < rect.maxY {
      paths.append(path)
      next = row(after: path)
    }
    return paths
  }

  /// Returns the cell of a visible row.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// The visible cells, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    TableTiling(self).run()
    return cells.keys.sorted().compactMap { cells[$0] }
  }

  /// The visible rows, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    TableTiling(self).run()
    return cells.keys.sorted()
  }

  /// Returns the header of a section, if it is a visible reusable view.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    refresh()
    return sections[section].header.view as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, if it is a visible reusable view.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    refresh()
    return sections[section].footer.view as? UITableViewHeaderFooterView
  }

  // MARK: Measures

  func rowRect(_ path: IndexPath) -> CGRect {
    let section = sections[path.section]
    let top = sectionTops[path.section] + section.rowsTop + section.rows.top(of: path.row)
    let y = grid.snapped(top)
    let maxY = grid.snapped(top + section.rows.height(of: path.row))
    return CGRect(x: rowInset, y: y, width: rowWidth, height: maxY - y)
  }

  private func rect(_ section: Int, from offset: CGFloat, height: CGFloat) -> CGRect {
    CGRect(
      x: 0, y: grid.snapped(sectionTops[section] + offset), width: bounds.width, height: height)
  }

  /// Returns the first row that ends below a distance, or nil if none does.
  func firstRow(below y: CGFloat) -> IndexPath? {
    for index in sections.indices where sectionTops[index + 1] > y {
      let section = sections[index]
      guard section.rows.count > 0 else { continue }
      let distance = y - sectionTops[index] - section.rowsTop
      if distance >= section.rows.total { continue }
      guard let row = section.rows.row(at: max(0, distance)) else { continue }
      return IndexPath(row: row, section: index)
    }
    return nil
  }

  func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    let next = sections.indices.dropFirst(path.section + 1).first { sections[$0].rows.count > 0 }
    return next.map { IndexPath(row: 0, section: $0) }
  }

  /// Adds up the sections after a height has changed.
  func updateSectionTops() {
    var top = tableHeaderView?.frame.height ?? 0
    sectionTops = [top]
    for section in sections {
      top += section.height
      sectionTops.append(top)
    }
  }

  func updateContentSize() {
    let height = (sectionTops.last ?? 0) + (tableFooterView?.frame.height ?? 0)
    contentSize = CGSize(width: bounds.width, height: grid.ceiling(height))
  }
}
