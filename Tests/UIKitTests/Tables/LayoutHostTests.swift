import Foundation
import Testing

@testable import UIKit

/// Cells in a table are laid out independently of each other and of the table's surroundings.
@MainActor struct LayoutHostTests {
  private func pinned(_ view: UIView, in host: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: host.topAnchor, constant: 20),
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: host.bottomAnchor),
    ])
  }

  @Test func `a table placed by constraints fills its rows`() {
    let source = TextSource(count: 3)
    let table = makeTable(source, width: 0, height: 0)
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
    pinned(table, in: host)
    host.layoutIfNeeded()
    #expect(table.frame == CGRect(x: 0, y: 20, width: 375, height: 480))
    #expect(table.visibleCells.map(\.frame.minY) == [0, 40.5, 81])
    #expect((table.visibleCells.first as? TextCell)?.label.frame.minX == 10)
  }

  @Test func `a cell tied to a view outside is on its own again in another table`() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
    let tables = (0..<2).map { _ in UITableView(frame: host.bounds) }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    tables.forEach(host.addSubview)
    tables[0].addSubview(cell)
    #expect(cell.hostsLayout)
    cell.widthAnchor.constraint(equalTo: host.widthAnchor).isActive = true
    #expect(!cell.hostsLayout)
    tables[1].addSubview(cell)
    #expect(cell.hostsLayout)
  }

  @Test func `a view that moved to another tree is laid out with that one`() {
    let roots = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    let (middle, inner) = (UIView(), UIView())
    middle.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([width, inner.heightAnchor.constraint(equalToConstant: 10)])
    for (root, length) in zip(roots + roots, [20, 30, 40, 50] as [CGFloat]) {
      root.addSubview(middle)
      root.layoutIfNeeded()
      width.constant = length
      root.layoutIfNeeded()
      #expect(inner.frame.width == length)
    }
  }

  @Test func `a changed text in one cell does not affect the other cells' layouts`() {
    final class CountingCell: TextCell {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let source = TextSource(count: 3)
    let table = makeTable(source)
    table.register(CountingCell.self, forCellReuseIdentifier: "Text")
    table.layoutIfNeeded()
    let cells = table.visibleCells.compactMap { $0 as? CountingCell }
    let before = cells.map(\.layouts)
    cells[2].label.text = String(repeating: "word ", count: 40)
    table.layoutIfNeeded()
    #expect(cells[0].layouts == before[0])
    #expect(cells[1].layouts == before[1])
    #expect(cells[2].layouts > before[2])
  }

  @Test func `a constraint to a view outside a cell is kept, and both are laid out together`()
    throws
  {
    let source = TextSource(count: 2)
    let table = makeTable(source)
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: table.leadingAnchor, constant: 7),
      badge.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 5),
      badge.heightAnchor.constraint(equalToConstant: 5),
    ])
    table.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 7, y: 0, width: 5, height: 5))
  }

  @Test func `problems in a table's cell are reported`() {
    final class ConflictingCell: TextCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.heightAnchor.constraint(equalToConstant: 50).isActive = true
        label.heightAnchor.constraint(equalToConstant: 60).isActive = true
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    let source = TextSource(count: 1)
    let table = makeTable(source)
    table.register(ConflictingCell.self, forCellReuseIdentifier: "Text")
    table.layoutIfNeeded()
    let found = LayoutDiagnosis(root: table, names: ViewNames(root: table))
      .diagnostics(fittingHeight: nil)
    #expect(found.map(\.kind) == [.unsatisfiableConstraints])
    #expect(found.first?.view == "ConflictingCell[0]/contentView/label")
  }

  @Test func `a table in a table's cell has its own rows`() {
    final class Nesting: TextCell {
      let source = TextSource(count: 2)
      lazy var table = makeTable(source, width: 100, height: 200)
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(table)
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    let source = TextSource(count: 1)
    let table = makeTable(source)
    table.register(Nesting.self, forCellReuseIdentifier: "Text")
    table.layoutIfNeeded()
    let inner = (table.visibleCells.first as? Nesting)?.table
    #expect(inner?.visibleCells.map(\.frame.height) == [40.5, 40.5])
  }

  @Test func `a table whose data source was deallocated is empty`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(TextCell.self, forCellReuseIdentifier: "Text")
    do {
      let source = TextSource(count: 5)
      table.dataSource = source
      table.layoutIfNeeded()
      #expect(table.visibleCells.count == 5)
    }
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty)
    #expect(table.contentSize.height == 0)
  }
}
