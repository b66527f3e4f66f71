internal import Foundation

/// Places everything other than rows: headers and footers of the table and its sections, and the background.
@MainActor struct TableHeaderFooters {
  private let table: UITableView

  init(_ table: UITableView) { self.table = table }

  func place() {
    let bounds = table.bounds
    table.backgroundView?.frame = bounds
    table.tableHeaderView?.placeInRow(y: 0, width: bounds.width)
    table.tableFooterView?.placeInRow(y: table.sectionTops.last ?? 0, width: bounds.width)
    for index in table.sections.indices { placeSection(index) }
  }

  private func placeSection(_ index: Int) {
    let section = table.sections[index]
    let top = table.sectionTops[index]
    if let view = section.header.view {
      var y = top + section.headerTop
      // The header of a plain section stays visible until the section's end pushes it out.
      if table.style == .plain {
        let visibleTop = table.bounds.minY + table.adjustedContentInset.top
        let end = top + section.footerTop - section.header.height
        y = max(y, min(visibleTop, end))
      }
      show(view, y: y, height: section.header.height)
      (view as? UITableViewHeaderFooterView)?.isPinned = y > top + section.headerTop
    }
    if let view = section.footer.view {
      show(view, y: top + section.footerTop, height: section.footer.height)
    }
  }

  private func show(_ view: UIView, y: CGFloat, height: CGFloat) {
    let rect = CGRect(
      x: 0, y: table.grid.snapped(y), width: table.bounds.width, height: height)
    guard height > 0, rect.maxY > table.bounds.minY, rect.minY < table.bounds.maxY else {
      return view.removeFromSuperview()
    }
    if view.superview !== table { table.addSubview(view) }
    if view.frame != rect { view.frame = rect }
  }
}

extension UIView {
  fileprivate func placeInRow(y: CGFloat, width: CGFloat) {
    let rect = CGRect(x: 0, y: y, width: width, height: frame.height)
    if frame != rect { frame = rect }
  }
}

extension UITableView {
  /// Sorts the subviews independently of the order of insertion: background, table header, rows and footers, section
  /// headers above them, then the app's own views.
  func orderSubviews() {
    var order: [UIView] = [backgroundView, tableHeaderView].compactMap(\.self)
    order += cells.keys.sorted().compactMap { cells[$0] }
    order += sections.compactMap(\.footer.view) + sections.compactMap(\.header.view)
    order += [tableFooterView, openSwipe?.view, sectionIndexStyle.view].compactMap(\.self)
    order = order.filter { $0.superview === self }
    let known = Set(order)
    let wanted = order + storedSubviews.filter { !known.contains($0) }
    if storedSubviews != wanted { storedSubviews = wanted }
  }
}
