import Foundation
import Testing
import UIKit

@MainActor struct TableSectionTests {
  private func table(
    _ source: TextSource, _ style: UITableView.Style = .plain
  ) -> UITableView {
    let table = makeTable(source, style: style)
    table.rowHeight = 50
    return table
  }

  @Test func `a plain header has 28 points and 22 above`() {
    let source = TextSource([["a", "b"], ["c"]])
    source.titles = ["One", nil]
    let table = table(source)
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 28))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 150, width: 320, height: 50))
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "One")
  }

  @Test func `the padding above headers can be removed`() {
    let source = TextSource([["a"]])
    source.titles = ["One"]
    let table = table(source)
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).minY == 0)
  }

  @Test func `grouped sections keep their distance`() {
    let source = TextSource([["a"], ["b"]])
    let table = table(source, .grouped)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 121)
  }

  @Test(arguments: [(320, 16), (375, 16), (414, 20)])
  func `inset groups have margins on both sides`(width: CGFloat, margin: CGFloat) {
    let source = TextSource([["a"]])
    let table = makeTable(source, width: width, style: .insetGrouped)
    table.layoutIfNeeded()
    let cell = table.visibleCells.first
    #expect(cell?.frame.minX == margin)
    #expect(cell?.frame.width == width - 2 * margin)
    #expect(cell?.layer.cornerRadius == 10)
  }

  @Test func `a plain header stays visible until the next one pushes it out`() {
    let source = TextSource([["a", "b", "c", "d"], ["e", "f", "g", "h", "i", "j", "k", "l"]])
    source.titles = ["One", "Two"]
    let table = makeTable(source, height: 200)
    table.rowHeight = 50
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    // The first section ends at 228.
    let places: [(CGFloat, CGFloat)] = [(0, 0), (60, 60), (199, 199), (210, 200)]
    for (offset, top) in places {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      #expect(table.headerView(forSection: 0)?.frame.minY == top)
    }
  }

  @Test func `header and footer views of the table and its sections take their space`() {
    final class Headers: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UIView()
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        15
      }
    }
    let source = TextSource([["a"]])
    let delegate = Headers()
    let table = table(source)
    table.delegate = delegate
    table.sectionHeaderTopPadding = 0
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 100))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30))
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 100, width: 320, height: 15))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 115)
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 165, width: 320, height: 30))
    #expect(table.contentSize.height == 195)
  }

  @Test func `a custom header view is sized by its constraints`() {
    final class Header: UITableViewHeaderFooterView {
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        let label = UILabel()
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 30),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 5),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Headers: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header")
      }
    }
    let source = TextSource([["a"]])
    let delegate = Headers()
    let table = table(source)
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "Header")
    table.delegate = delegate
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 55.5)
  }
}
