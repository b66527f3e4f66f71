import Foundation
import Testing

@testable import UIKit

@MainActor struct TableLimitTests {
  @Test(
    arguments: [
      (999_999, 999_999), (1_000_000, 1_000_000), (1_000_001, 1_000_000), (.infinity, 1_000_000),
    ] as [(CGFloat, CGFloat)])
  func `a row is a million points high at most, whoever says its height`(
    height: CGFloat, limited: CGFloat
  ) {
    let (one, two) = (TextSource(count: 1), TextSource(count: 2))
    let table = makeTable(one)
    table.rowHeight = height
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == limited)
    let delegate = HeightDelegate { _ in height }
    table.rowHeight = 44
    table.delegate = delegate
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == limited)
    let estimating = makeTable(two, height: 10)
    estimating.estimatedRowHeight = height
    #expect(estimating.rectForRow(at: IndexPath(row: 1, section: 0)).height == limited)
  }

  @Test func `a table as high as numbers are has some lines below its rows, not endlessly many`() {
    let source = TextSource(count: 1)
    let table = makeTable(source)
    table.rowHeight = 7
    table.frame.size.height = 1e155
    var canvas = Canvas(traits: table.traitCollection)
    table.drawEmptyRows(into: &canvas)
    #expect(canvas.commands.count == 110_000)
  }

  /// Each round shows only the rows that fit into the height known so far, at the end only one more.
  @Test(arguments: [1, 16, 32, 64, 300])
  func `a whole table has every row measured, however high the rows turn out`(rows: Int) {
    let source = TextSource(count: rows)
    let delegate = HeightDelegate { _ in 500 }
    let table = makeTable(source)
    table.estimatedRowHeight = 10
    table.delegate = delegate
    #expect(table.wholeHeight(width: 320) == CGFloat(rows) * 500)
  }

  @Test(arguments: [1, 16, 32, 64, 300])
  func `a whole table has every header measured, however high they turn out`(sections: Int) {
    let source = TextSource(Array(repeating: [], count: sections))
    let delegate = HeaderDelegate()
    let table = makeTable(source)
    table.delegate = delegate
    table.sectionHeaderTopPadding = 0
    #expect(table.wholeHeight(width: 320) == CGFloat(sections) * 500)
  }
}

private final class HeaderDelegate: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = UIView()
    header.heightAnchor.constraint(equalToConstant: 500).isActive = true
    return header
  }
}
