internal import Foundation

// The positions of rows and sections in the content.
extension UITableView {
  // MARK: Measures

  func path(at point: CGPoint) -> IndexPath? {
    refresh()
    guard point.x >= 0, point.x < bounds.width, let path = firstRow(below: point.y),
      rowRect(path).minY <= point.y, point.y < rowRect(path).maxY
    else { return nil }
    return path
  }

  func paths(in rect: CGRect) -> [IndexPath] {
    refresh()
    var paths: [IndexPath] = []
    var next = firstRow(below: rect.minY)
    while let path = next, rowRect(path).minY < rect.maxY {
      paths.append(path)
      next = row(after: path)
    }
    return paths
  }

  func rowRect(_ path: IndexPath) -> CGRect {
    let section = sections[path.section]
    let top = sectionTops[path.section] + section.rowsTop + section.rows.top(of: path.row)
    let y = grid.snapped(top)
    let maxY = grid.snapped(top + section.rows.height(of: path.row))
    return CGRect(x: rowInset, y: y, width: rowWidth, height: maxY - y)
  }

  func rect(_ section: Int, from offset: CGFloat, height: CGFloat) -> CGRect {
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
