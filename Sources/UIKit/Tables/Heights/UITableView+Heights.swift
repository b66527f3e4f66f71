internal import Foundation

// The sources of heights.
extension UITableView {
  /// The height of rows without one; also the table's own estimate.
  private static let standardEstimate = UITableViewCell.standardHeight

  /// The maximum height of a row in points: sums of larger numbers would lose pixel precision.
  private static let heightLimit: CGFloat = 1_000_000

  // Rule `section-distances`: see Documentation/TablesAndCollections.md.
  private static let plainTitleHeight: CGFloat = 28
  /// The distance of sections without titles in grouped tables, the first one's from the table's top.
  private static let gapOfGroups: CGFloat = 18
  private static let firstGapOfGroups: CGFloat = 35

  var grid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  // MARK: Rows

  /// The distance of the rows from the table's sides.
  var rowInset: CGFloat { style == .insetGrouped ? standardSideMargin : 0 }
  var rowWidth: CGFloat { max(0, bounds.width - 2 * rowInset) }

  /// Returns the estimates of a section, from the delegate where it provides them.
  func makeRows(section: Int, count: Int) -> RowHeights {
    guard count > 0 else { return RowHeights(count: 0, estimate: 0) }
    if let fixed = fixedHeight(section: section) {
      return RowHeights(count: count, estimate: fixed)
    }
    func asked(_ row: Int) -> CGFloat {
      delegate?.tableView(self, estimatedHeightForRowAt: IndexPath(row: row, section: section))
        ?? Self.unspecifiedDimension
    }
    let first = asked(0)
    if first != Self.unspecifiedDimension {
      return RowHeights(
        estimates: [standardized(first)] + (1..<count).map { standardized(asked($0)) })
    }
    if estimatedRowHeight == 0 { return makeExactRows(section: section, count: count) }
    return RowHeights(count: count, estimate: standardized(estimatedRowHeight))
  }

  /// Without estimates, each row's height is requested before any cell.
  private func makeExactRows(section: Int, count: Int) -> RowHeights {
    let heights = (0..<count).map { row -> CGFloat in
      let height = delegateHeight(at: IndexPath(row: row, section: section))
      return height >= 0 ? height : UITableViewCell.standardHeight
    }
    return RowHeights(estimates: heights)
  }

  private func standardized(_ estimate: CGFloat) -> CGFloat {
    estimate >= 0 ? min(estimate, Self.heightLimit) : Self.standardEstimate
  }

  /// The uniform height of a section's rows, if neither the delegate nor cells determine it.
  private func fixedHeight(section: Int) -> CGFloat? {
    guard rowHeight >= 0,
      heightOfDelegate(at: IndexPath(row: 0, section: section)) == Self.unspecifiedDimension
    else { return nil }
    return min(rowHeight, Self.heightLimit)
  }

  /// Whether rows are measured: without estimates they cannot be.
  private func isMeasuring(_ path: IndexPath) -> Bool {
    estimatedRowHeight != 0
      || delegate.map {
        $0.tableView(self, estimatedHeightForRowAt: path) != Self.unspecifiedDimension
      } ?? false
  }

  private func heightOfDelegate(at path: IndexPath) -> CGFloat {
    delegate?.tableView(self, heightForRowAt: path) ?? Self.unspecifiedDimension
  }

  /// Returns the height from the delegate or the table; negative if the cell determines it.
  private func delegateHeight(at path: IndexPath) -> CGFloat {
    let height = heightOfDelegate(at: path)
    return min(height == Self.unspecifiedDimension ? rowHeight : height, Self.heightLimit)
  }

  /// Returns the height of a row that does not depend on a cell; nil if its cell is measured.
  func explicitHeight(at path: IndexPath) -> CGFloat? {
    let height = delegateHeight(at: path)
    if height >= 0 { return height }
    return isMeasuring(path) ? nil : UITableViewCell.standardHeight
  }

  /// Returns the height of a row if it is known without its cell.
  ///
  /// A delegate that dequeues a cell to measure it would recurse forever; it is asked once.
  func heightBeforeCell(at path: IndexPath) -> CGFloat? {
    let rows = sections[path.section].rows
    if let known = rows.measuredHeight(of: path.row) { return known }
    guard pathsBeingSized.insert(path).inserted else { return nil }
    defer { pathsBeingSized.remove(path) }
    let height = delegateHeight(at: path)
    if height >= 0 {
      sections[path.section].rows.setMeasured(height, of: path.row)
      return height
    }
    guard isMeasuring(path) else { return rows.height(of: path.row) }
    return nil
  }

  /// Returns the fitting height of a cell at the row's width, in whole pixels.
  ///
  /// If its constraints do not determine a height, the row gets a standard height, and the table a diagnostic.
  func measuredHeight(of cell: UITableViewCell) -> CGFloat {
    measurements.measured += 1
    cell.layoutUpdateDepth += 1
    defer { cell.layoutUpdateDepth -= 1 }
    let askedHeight = cell.fittingHeight(inWidth: cell.bounds.width)
    let height = grid.ceiling(askedHeight)
    cell.askedHeight = askedHeight
    guard height <= 0 else { return height }
    if cell.contentView.layoutIsConstrained { warnOfZeroHeight(cell) }
    return UITableViewCell.standardHeight
  }

  private func warnOfZeroHeight(_ cell: UITableViewCell) {
    guard hasWarnedOfZeroHeight == nil else { return }
    hasWarnedOfZeroHeight =
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero "
      + "for a table view cell's content view. We're considering the collapse unintentional and "
      + "using standard height instead. Cell: \(ItemName.plain(cell))"
  }

  // MARK: Headers and footers

  func makeHeader(section: Int) -> TableSection.HeaderFooter {
    let said = delegate?.tableView(self, heightForHeaderInSection: section)
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    let view = delegate?.tableView(self, viewForHeaderInSection: section)
    var header = makeHeaderFooter(
      view, title, said, sectionHeaderHeight, isHeader: true, isFirst: section == 0,
      kept: kept?.headers[section])
    if header.height > 0 { header.padding = headerPadding }
    if let view = header.view {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
    return header
  }

  func makeFooter(section: Int) -> TableSection.HeaderFooter {
    let footer = makeHeaderFooter(
      delegate?.tableView(self, viewForFooterInSection: section),
      dataSource?.tableView(self, titleForFooterInSection: section),
      delegate?.tableView(self, heightForFooterInSection: section), sectionFooterHeight,
      isHeader: false, isFirst: false, kept: kept?.footers[section])
    if let view = footer.view {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    return footer
  }

  private var headerPadding: CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain ? systemMetrics.plainHeaderPadding : 0
  }

  private func makeHeaderFooter(
    _ view: UIView?, _ title: String?, _ said: CGFloat?, _ standard: CGFloat, isHeader: Bool,
    isFirst: Bool, kept: UIView?
  ) -> TableSection.HeaderFooter {
    var headerFooter = TableSection.HeaderFooter()
    headerFooter.view =
      view == nil
      ? title.map { makeTitle($0, isHeader: isHeader, isFirst: isFirst, kept: kept) } : kept ?? view
    let saidHeight = said.flatMap { $0 == Self.unspecifiedDimension ? nil : $0 }
    // Grouped tables reserve space for their titles, whatever the height of untitled headers.
    let isGroupTitle = style != .plain && view == nil && title != nil
    let height = saidHeight ?? (isGroupTitle ? Self.automaticDimension : standard)
    if height >= 0 {
      headerFooter.height = headerFooter.view == nil && style == .plain ? 0 : height
    } else if let view = headerFooter.view {
      headerFooter.height = measuredHeight(ofHeaderFooter: view)
    } else {
      headerFooter.height = emptyHeight(isHeader: isHeader, isFirst: isFirst)
    }
    return headerFooter
  }

  /// Grouped tables keep a distance between sections without titles.
  private func emptyHeight(isHeader: Bool, isFirst: Bool) -> CGFloat {
    guard style != .plain else { return 0 }
    return isHeader && isFirst ? Self.firstGapOfGroups : Self.gapOfGroups
  }

  private func makeTitle(
    _ title: String, isHeader: Bool, isFirst: Bool, kept: UIView?
  ) -> UIView {
    let known = kept as? UITableViewHeaderFooterView
    if let known, known.kind?.style == style { return known }
    let view = known ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.kind = UITableViewHeaderFooterView.Kind(
      style: style, isHeader: isHeader, isFirst: isFirst)
    // Grouped tables show the titles of their sections in capitals.
    view.textLabel?.text = style != .plain && isHeader ? title.uppercased() : title
    return view
  }

  /// A view without a fitting height gets the height of a plain title.
  private func measuredHeight(ofHeaderFooter view: UIView) -> CGFloat {
    if let title = view as? UITableViewHeaderFooterView, title.kind == nil {
      title.kind = UITableViewHeaderFooterView.Kind(style: style, isHeader: true, isFirst: false)
    }
    addSubview(view)
    view.frame.size.width = bounds.width
    let height = grid.ceiling(view.fittingHeight(inWidth: bounds.width))
    return height > 0 ? height : Self.plainTitleHeight
  }
}
