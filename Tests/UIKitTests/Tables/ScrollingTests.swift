import Foundation
import Testing
import UIKit

@MainActor struct TableScrollingTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func fixedTable(_ source: TextSource) -> UITableView {
    let table = makeTable(source, height: 200)
    table.rowHeight = 50
    table.layoutIfNeeded()
    return table
  }

  @Test func `rows that are no longer visible release their cells`() throws {
    let source = TextSource(count: 20)
    let table = fixedTable(source)
    #expect(table.indexPathsForVisibleRows == (0..<4).map { path($0) })
    let old = try #require(table.cellForRow(at: path(0)) as? TextCell)
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows == (2..<6).map { path($0) })
    #expect(table.cellForRow(at: path(0)) == nil)
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.visibleCells.contains { $0 === old })
    #expect(old.reuses == 1)
  }

  @Test func `a partly visible row has a cell`() {
    let source = TextSource(count: 20)
    let table = fixedTable(source)
    table.contentOffset.y = 125
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows == (2..<7).map { path($0) })
  }

  nonisolated static let positions: [(UITableView.ScrollPosition, Int, CGFloat)] = [
    (.top, 10, 500), (.middle, 10, 425), (.bottom, 10, 350), (.none, 10, 350), (.none, 2, 0),
    (.top, 19, 800), (.bottom, 0, 0),
  ]

  @Test(arguments: positions) func `a row is scrolled to a position`(
    position: UITableView.ScrollPosition, row: Int, offset: CGFloat
  ) {
    let source = TextSource(count: 20)
    let table = fixedTable(source)
    table.scrollToRow(at: path(row), at: position, animated: false)
    #expect(table.contentOffset.y == offset)
  }

  @Test func `rows are found by points`() {
    let source = TextSource(count: 20)
    let table = fixedTable(source)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 149)) == path(2))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 150)) == path(3))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 1000)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 60, width: 10, height: 50)) == [path(1), path(2)])
  }

  @Test func `visible content stays in place when rows above turn out taller`() throws {
    let source = TextSource(count: 100)
    let table = makeTable(source, height: 200)
    table.estimatedRowHeight = 20
    table.scrollToRow(at: path(50), at: .top, animated: false)
    let before = try #require(table.cellForRow(at: path(50))).frame.minY - table.contentOffset.y
    #expect(before == 0)
    table.contentOffset.y -= 10
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: path(50)))
    #expect(cell.frame.minY - table.contentOffset.y == 10)
    #expect(table.cellForRow(at: path(49))?.frame.maxY == cell.frame.minY)
  }

  @Test func `a row has the same height however it was scrolled to`() {
    let texts = (0..<60).map { String(repeating: "word ", count: 1 + $0 * 7 % 40) }
    let source = TextSource([texts])
    let table = makeTable(source, height: 200)
    for row in [59, 3, 30, 31, 0, 45] {
      table.scrollToRow(at: path(row), at: .middle, animated: false)
    }
    let other = makeTable(source, height: 100_000)
    other.layoutIfNeeded()
    for row in [59, 3, 30, 31, 0, 45] {
      #expect(table.rectForRow(at: path(row)).height == other.rectForRow(at: path(row)).height)
    }
  }

  @Test func `a table draws the same after scrolling`() {
    let texts = (0..<40).map { String(repeating: "word ", count: 1 + $0 * 7 % 40) }
    let source = TextSource([texts])
    let (table, fresh) = (makeTable(source, height: 300), makeTable(source, height: 300))
    fresh.layoutIfNeeded()
    table.layoutIfNeeded()
    for row in [20, 39, 5, 31, 0] {
      table.scrollToRow(at: path(row), at: .middle, animated: false)
      table.layoutIfNeeded()
    }
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect("\(table.displayList())" == "\(fresh.displayList())")
    #expect(table.subviews.map(\.frame) == fresh.subviews.map(\.frame))
  }
}
