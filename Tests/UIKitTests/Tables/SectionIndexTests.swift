import Testing

@testable import UIKit

@MainActor struct SectionIndexTests {
  private func source(count: Int) -> TextSource {
    let source = TextSource(count: count)
    source.indexTitles = ["A", "B"]
    return source
  }

  private func table(_ source: TextSource, _ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: style)
    table.register(TextCell.self, forCellReuseIdentifier: "Text")
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  private func index(of table: UITableView) -> SectionIndexView? {
    table.subviews.compactMap { $0 as? SectionIndexView }.first
  }

  @Test func `the index takes 15 points of the rows and stays at the edge`() {
    let source = source(count: 20)
    let table = table(source)
    #expect(table.visibleCells.first?.contentView.frame.width == 305)
    #expect(table.visibleCells.first?.frame.width == 320)
    #expect(index(of: table)?.frame == CGRect(x: 305, y: 0, width: 15, height: 200))
    table.contentOffset.y = 50
    table.layoutIfNeeded()
    #expect(index(of: table)?.frame.minY == 50)
    #expect(table.subviews.last === index(of: table))
  }

  @Test func `it is at the left where rows begin at the right`() {
    let source = source(count: 1)
    let table = table(source)
    table.semanticContentAttribute = .forceRightToLeft
    table.traitOverrides.layoutDirection = .rightToLeft
    table.reloadData()
    table.layoutIfNeeded()
    #expect(index(of: table)?.frame.minX == 0)
  }

  @Test func `only plain tables with titles and enough rows have it`() {
    let source = source(count: 3)
    #expect(index(of: table(source, .grouped)) == nil)
    let plain = table(source)
    plain.sectionIndexMinimumDisplayRowCount = 4
    plain.layoutIfNeeded()
    #expect(index(of: plain) == nil)
    #expect(plain.visibleCells.first?.contentView.frame.width == 320)
    source.indexTitles = nil
    #expect(index(of: table(source)) == nil)
  }

  @Test(arguments: [CGFloat.greatestFiniteMagnitude, .infinity, .nan, -1])
  func `it is drawn whatever its height is`(height: CGFloat) {
    let index = SectionIndexView()
    index.show(["A", "B"], color: nil, background: nil)
    index.bounds.size.height = height
    index.draw(index.bounds)
  }

  @Test(arguments: [
    (5, ["A", "B", "C", "D", "E"]), (4, ["A", "•", "E"]), (3, ["A", "•", "E"]), (1, ["A"]), (0, []),
  ])
  func `where titles have no room, dots are between some of them`(
    count: Int, shown: [String]
  ) {
    #expect(SectionIndexView.shown(["A", "B", "C", "D", "E"], count: count) == shown)
  }
}
