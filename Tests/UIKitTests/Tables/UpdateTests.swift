import Foundation
import Testing
import UIKit

@MainActor struct TableUpdateTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func texts(_ table: UITableView) -> [String?] {
    table.visibleCells.map { ($0 as? TextCell)?.label.text }
  }

  @Test func `reloading requests everything again and reuses the cells`() {
    let source = TextSource([["a", "b"]])
    let table = makeTable(source)
    table.layoutIfNeeded()
    let old = Set(table.visibleCells)
    source.sections = [["c", "d"]]
    source.calls = []
    table.reloadData()
    table.layoutIfNeeded()
    #expect(source.calls == ["sections", "rows 0", "cell 0.0", "cell 0.1"])
    #expect(texts(table) == ["c", "d"])
    #expect(Set(table.visibleCells) == old)
  }

  @Test func `reloading a row requests only its cell`() {
    let source = TextSource([["a", "b", "c"]])
    let table = makeTable(source)
    table.layoutIfNeeded()
    source.sections[0][1] = "B"
    source.calls = []
    table.reloadRows(at: [path(1)], with: .automatic)
    table.layoutIfNeeded()
    #expect(source.calls(of: "cell") == 1)
    #expect(texts(table) == ["a", "B", "c"])
  }

  @Test func `rows are inserted, deleted and moved together`() {
    let source = TextSource([["a", "b", "c", "d"]])
    let table = makeTable(source)
    table.layoutIfNeeded()
    source.sections = [["d", "a", "new", "c"]]
    source.calls = []
    var isDone = false
    table.performBatchUpdates {
      table.deleteRows(at: [path(1)], with: .fade)
      table.insertRows(at: [path(2)], with: .fade)
      table.moveRow(at: path(3), to: path(0))
    } completion: {
      isDone = $0
    }
    table.layoutIfNeeded()
    #expect(isDone)
    #expect(source.calls(of: "cell") == 1)
    #expect(texts(table) == ["d", "a", "new", "c"])
  }

  @Test func `sections are inserted and deleted`() {
    let source = TextSource([["a"], ["b"]])
    let table = makeTable(source)
    table.layoutIfNeeded()
    source.sections = [["b"], ["c", "d"]]
    table.beginUpdates()
    table.deleteSections([0], with: .none)
    table.insertSections([1], with: .none)
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(texts(table) == ["b", "c", "d"])
    #expect(table.numberOfSections == 2)
  }

  @Test func `an inconsistent update stops with UIKit's message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = TextSource([["a", "b"]])
        let table = makeTable(source)
        table.layoutIfNeeded()
        source.sections = [["a"]]
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    #expect(
      standardError(result).contains(
        "Invalid update: invalid number of rows in section 0.  The number of rows contained in an "
          + "existing section after the update (1) must be equal to the number of rows contained in "
          + "that section before the update (2), plus or minus"))
  }

  @Test func `a cell is prepared for reuse right before it is reused, not when it is new`() {
    let source = TextSource(count: 1)
    let table = makeTable(source)
    table.layoutIfNeeded()
    let cell = table.visibleCells.first as? TextCell
    #expect(cell?.reuses == 0)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(cell?.reuses == 1)
  }

  @Test func `an unknown identifier gives nil, and with an index path stops`() async {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(table.dequeueReusableCell(withIdentifier: "Unknown") == nil)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        _ = table.dequeueReusableCell(
          withIdentifier: "Unknown", for: IndexPath(row: 0, section: 0))
      }
    }
    #expect(
      standardError(result).contains("unable to dequeue a cell with identifier Unknown - must"))
  }

  @Test func `a registered class is created with its own initializer`() {
    final class Subclass: TextCell {
      let mark = "mark"
    }
    let table = UITableView(frame: .zero)
    table.register(Subclass.self, forCellReuseIdentifier: "Cell")
    let cell = table.dequeueReusableCell(withIdentifier: "Cell")
    #expect((cell as? Subclass)?.mark == "mark")
    #expect(cell?.reuseIdentifier == "Cell")
  }

  @Test func `a selected row is shown as selected until it is deselected`() {
    let source = TextSource(count: 3)
    let table = makeTable(source)
    table.layoutIfNeeded()
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    #expect(table.visibleCells.map(\.isSelected) == [false, true, false])
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [path(2)])
    table.deselectRow(at: path(2), animated: false)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func `a delegate that dequeues to measure a row does not recurse forever`() {
    let source = TextSource(count: 1)
    let table = makeTable(source)
    let delegate = HeightDelegate { path in
      let cell = table.dequeueReusableCell(withIdentifier: "Text", for: path)
      (cell as? TextCell)?.label.text = "Text"
      return cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height + 1
    }
    table.delegate = delegate
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0)).height == 41.5)
  }
}
