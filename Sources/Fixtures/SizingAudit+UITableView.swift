internal import Devices
internal import Foundation
public import SnapshotRecords
public import UIKit

extension UITableView {
  /// Measures every row in several ways and scrolls through the table, to find what makes it jump.
  ///
  /// The table needs a size and a data source. The data source creates new cells and reuses others; afterwards the
  /// table reloads its data.
  ///
  /// ```swift
  /// print(table.sizingAudit())
  /// // row  estimate  height  error  remarks
  /// // 0.0        44      82    +38
  /// // 1 row: estimates are wrong by 38 points on average, at most by 38 (row 0.0).
  /// ```
  public func sizingAudit() -> SizingAudit {
    let offset = contentOffset
    reloadData()
    layoutIfNeeded()
    let estimates = auditedRows.map(\.estimate)
    let down = scrollingThrough(.down)
    let up = scrollingThrough(.up)
    var audit = SizingAudit(rows: [], down: down, up: up)
    audit.rows = zip(auditedRows, estimates).map { row, estimate in
      SizingAudit.Row(
        section: row.path.section, row: row.path.row, estimate: estimate, height: row.height,
        freshHeight: row.height, reusedHeight: row.height)
    }
    measureFresh(&audit)
    measureReused(&audit)
    forgetCells()
    reloadData()
    contentOffset = offset
    return audit
  }

  private enum Direction {
    case down
    case up
  }

  /// Scrolls through the table by half of its height at a time.
  private func scrollingThrough(_ direction: Direction) -> SizingAudit.Scrolling {
    var scrolling = SizingAudit.Scrolling()
    guard bounds.height > 0 else { return scrolling }
    let step = (direction == .down ? 0.5 : -0.5) * bounds.height
    while true {
      let from = contentOffset.y
      let lowest = max(0, contentSize.height - bounds.height)
      let target = min(max(0, from + step), lowest)
      guard target != from else { return scrolling }
      let expected = indicatorTop(offset: target)
      contentOffset.y = target
      layoutIfNeeded()
      let jump = abs(indicatorTop(offset: contentOffset.y) - expected)
      scrolling.largestJump = max(scrolling.largestJump, jump)
      scrolling.totalJump += jump
      // Content that grows as fast as the table scrolls must not prevent progress.
      if direction == .up ? contentOffset.y >= from : contentOffset.y <= from { return scrolling }
    }
  }

  /// The position of the indicator on its track, which is as high as the table.
  private func indicatorTop(offset: CGFloat) -> Double {
    contentSize.height > 0 ? Double(offset / contentSize.height * bounds.height) : 0
  }

  private func measureFresh(_ audit: inout SizingAudit) {
    for index in audit.rows.indices {
      forgetCells()
      let started = ContinuousClock.now
      let measurement = measureRow(at: audit.rows[index].path)
      audit.rows[index].milliseconds = (ContinuousClock.now - started) / .milliseconds(1)
      audit.rows[index].freshHeight = Double(measurement.height)
      audit.rows[index].reusedHeight = Double(measurement.height)
      audit.rows[index].measuredWidth = measurement.widths.map { Double($0.measured) }
      audit.rows[index].finalWidth = measurement.widths.map { Double($0.final) }
    }
  }

  /// Uses one cell for all rows, forwards and then backwards, so that each row follows both of its neighbours.
  private func measureReused(_ audit: inout SizingAudit) {
    for order in [Array(audit.rows.indices), audit.rows.indices.reversed()] {
      forgetCells()
      for index in order {
        let height = Double(measureRow(at: audit.rows[index].path).height)
        if !audit.rows[index].dependsOnReuse { audit.rows[index].reusedHeight = height }
      }
    }
  }
}

extension SizingAudit.Row {
  fileprivate var path: IndexPath { IndexPath(row: row, section: section) }
}

extension UIView {
  /// The view itself or the first table inside it.
  package var firstTable: UITableView? {
    if let table = self as? UITableView { return table }
    for subview in storedSubviews {
      if let table = subview.firstTable { return table }
    }
    return nil
  }

  /// Lays the view out in a configuration as on a screen and audits its table.
  /// - Throws: ``RenderingError`` if the configuration is invalid, or the view contains no table.
  package func sizingAudit(in configuration: Configuration) throws(RenderingError) -> SizingAudit {
    try configuration.requireRenderable()
    overrideTraits(configuration.traits)
    overrideSafeArea(configuration.safeArea)
    frame = CGRect(
      x: 0, y: 0, width: configuration.width,
      height: configuration.height ?? ScreenSize.size(ofWidth: configuration.width).height)
    layoutIfNeeded()
    guard let table = firstTable else {
      throw .noTable(view: String(describing: type(of: self)))
    }
    return table.sizingAudit()
  }
}
