internal import Foundation
internal import LayoutModel

// Keeps sections in sync with the data source and the environment.
extension UITableView {
  func setNeedsReload() {
    hideSwipeActions()
    staleness.data = true
    setNeedsLayout()
  }

  func setNeedsHeights() {
    staleness.heights = true
    setNeedsLayout()
  }

  func setNeedsRows() {
    staleness.rows = true
    setNeedsLayout()
  }

  /// Updates sections and heights, without creating cells.
  func refresh() {
    noteEnvironment()
    // A data source is not retained, and may no longer exist.
    if dataSource == nil, !sections.isEmpty { staleness.data = true }
    if staleness.data { loadData() }
    guard staleness.heights else { return }
    staleness.heights = false
    let anchor = anchorRow
    loadHeights(counts: sections.map(\.rows.count))
    if let anchor { restore(anchor) }
  }

  private func noteEnvironment() {
    let traits = traitCollection
    guard staleness.width != bounds.width || staleness.traits != traits else { return }
    let isFirst = staleness.traits == nil
    staleness.width = bounds.width
    staleness.traits = traits
    staleness.heights = true
    staleness.rows = true
    guard !isFirst else { return }
    for path in cells.keys.sorted() { cells[path].map(invalidateLayout) }
  }

  private func invalidateLayout(of cell: UITableViewCell) {
    cell.layoutUpdateDepth += 1
    cell.frame.size.width = rowWidth
    cell.setNeedsLayout()
    cell.invalidateEngine()
    cell.layoutUpdateDepth -= 1
  }

  private func loadData() {
    for path in cells.keys.sorted() { removeRow(path) }
    let count = dataSource?.numberOfSections(in: self) ?? 0
    let counts = boundedCounts(of: .rows, inSections: count) {
      dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0
    }
    sectionIndexStyle.titles = dataSource?.sectionIndexTitles(for: self) ?? []
    loadHeights(counts: counts)
    staleness.data = false
    staleness.heights = false
    staleness.contents = []
  }

  func loadHeights(counts: [Int]) {
    for section in sections {
      for view in [section.header.view, section.footer.view].compactMap(\.self) {
        giveBackHeaderFooter(view)
      }
    }
    sections = []
    for (index, count) in counts.enumerated() {
      var section = TableSection(rows: makeRows(section: index, count: count))
      section.header = makeHeader(section: index)
      section.footer = makeFooter(section: index)
      sections.append(section)
    }
    updateSectionTops()
    updateContentSize()
  }

  func heightIsUpToCell(_ path: IndexPath) -> Bool {
    guard let cell = cells[path] else { return false }
    return cell.superview === self && explicitHeight(at: path) == nil
  }

  // MARK: Staying in place

  /// The first visible row, with its distance from the top of the bounds.
  struct Anchor {
    let path: IndexPath
    let distance: CGFloat
  }

  var anchorRow: Anchor? {
    guard contentOffset.y > -adjustedContentInset.top, let path = cells.keys.min(), contains(path)
    else { return nil }
    return Anchor(path: path, distance: rowRect(path).minY - contentOffset.y)
  }

  func restore(_ anchor: Anchor) {
    guard contains(anchor.path) else { return }
    moveOffset(by: rowRect(anchor.path).minY - anchor.distance - contentOffset.y)
  }

  /// Moves the offset without requesting a layout.
  func moveOffset(by distance: CGFloat) {
    boundsOrigin.y += distance
    keyValueObservers?.objectDidChange()
  }
}

extension UITableView {
  var heightProblems: [ContentProblem] {
    [
      hasWarnedOfZeroHeight.map { ContentProblem(kind: .zeroHeight, message: $0) },
      unsettledRowMessage.map { ContentProblem(kind: .unsettledHeight, message: $0) },
    ].compactMap(\.self)
  }

  /// Shows a view in another one's place.
  func replace(_ former: UIView?, with view: UIView?) {
    guard former !== view else { return }
    former?.removeFromSuperview()
    if let view { addSubview(view) }
    setNeedsRows()
  }
}
