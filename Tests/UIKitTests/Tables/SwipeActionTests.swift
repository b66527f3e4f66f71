import Testing

@testable import UIKit

@MainActor struct SwipeActionTests {
  private final class Delegate: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) },
        UIContextualAction(style: .normal, title: "A rather long title") { _, _, done in
          done(true)
        },
      ])
    }
  }

  private let source = TextSource(count: 3)
  private let delegate = Delegate()
  private let table: UITableView

  init() {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.register(TextCell.self, forCellReuseIdentifier: "Text")
    table.dataSource = source
    table.delegate = delegate
    table.layoutIfNeeded()
  }

  private var actions: SwipeActionsView? {
    table.subviews.compactMap { $0 as? SwipeActionsView }.first
  }

  private func show(_ side: UITableView.SwipeSide, row: Int) -> Bool {
    defer { table.layoutIfNeeded() }
    return table.showSwipeActions(at: side, forRowAt: IndexPath(row: row, section: 0))
  }

  @Test func `the row moves aside by the width of its actions, of which the first is at the edge`()
    throws
  {
    #expect(show(.trailing, row: 1))
    let actions = try #require(actions)
    let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
    #expect(actions.frame.maxX == 320 && actions.frame.minY == row.minY)
    #expect(table.visibleCells[1].frame.minX == -actions.frame.width)
    #expect(table.visibleCells[0].frame.minX == 0)
    actions.layoutIfNeeded()
    #expect(actions.subviews[0].frame.maxX == actions.bounds.maxX)
    #expect(actions.subviews[0].frame.width == 74)
    #expect(actions.subviews[1].frame.width > 74)
  }

  @Test func `a side without actions shows nothing`() {
    #expect(!show(.leading, row: 0))
    #expect(actions == nil)
  }

  @Test func `another row and a reload close the row`() {
    #expect(show(.trailing, row: 1))
    #expect(show(.trailing, row: 0))
    #expect(table.visibleCells[1].frame.minX == 0)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(actions == nil && table.visibleCells[0].frame.minX == 0)
  }
}
