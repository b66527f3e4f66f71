import Foundation
import Testing
import UIKit

@MainActor struct RowHeightTests {
  private let first = IndexPath(row: 0, section: 0)
  private let long = "Some words that go on until they no longer fit into a single line of text"

  @Test func `a row has its cell's fitting height, in whole pixels`() {
    let source = TextSource([["Text", long]])
    let table = makeTable(source)
    table.layoutIfNeeded()
    // One line of 20.5 points and two of 41, with 10 above and below.
    #expect(table.rectForRow(at: first) == CGRect(x: 0, y: 0, width: 320, height: 40.5))
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 0))
        == CGRect(x: 0, y: 40.5, width: 320, height: 61))
    #expect(table.contentSize == CGSize(width: 320, height: 101.5))
    #expect(table.visibleCells.map(\.frame.minY) == [0, 40.5])
  }

  @Test func `a row height of the table needs no measuring`() {
    let source = TextSource(count: 3)
    let table = makeTable(source)
    table.rowHeight = 70
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 210)
    #expect(table.cellForRow(at: first)?.frame.height == 70)
  }

  @Test func `the delegate's height takes precedence over the table's`() {
    let source = TextSource(count: 3)
    let delegate = HeightDelegate { 50 + CGFloat($0.row) * 10 }
    let table = makeTable(source)
    table.rowHeight = 30
    table.delegate = delegate
    table.layoutIfNeeded()
    #expect(
      (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).minY } == [0, 50, 110])
    #expect(table.contentSize.height == 180)
  }

  @Test func `the delegate may leave rows to their cells`() {
    let source = TextSource(count: 2)
    let delegate = HeightDelegate { $0.row == 0 ? UITableView.automaticDimension : 33 }
    let table = makeTable(source)
    table.delegate = delegate
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [40.5, 33])
  }

  @Test func `without estimates all heights are requested before any cell`() {
    let source = TextSource(count: 100)
    let delegate = HeightDelegate { _ in 100 }
    let table = makeTable(source)
    table.delegate = delegate
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    #expect(Set(delegate.calls).count == 100)
    #expect(source.calls(of: "cell") == 5)
    #expect(table.contentSize.height == 10_000)
  }

  @Test func `with estimates only the heights of visible rows are requested`() {
    let source = TextSource(count: 100)
    let delegate = HeightDelegate { _ in 100 }
    let table = makeTable(source)
    table.delegate = delegate
    table.layoutIfNeeded()
    #expect(Set(delegate.calls).count == 5)
    // Five rows of 100, and 95 of the table's estimate of 44.
    #expect(table.contentSize.height == 4680)
  }

  @Test func `without estimates there is no self-sizing`() {
    let table = makeTable(TextSource(count: 2))
    let source = TextSource(count: 2)
    table.dataSource = source
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [44, 44])
  }

  @Test func `the delegate's estimates are requested once for all rows`() {
    let source = TextSource(count: 50)
    let delegate = EstimateDelegate(200)
    let table = makeTable(source)
    table.delegate = delegate
    table.layoutIfNeeded()
    #expect(delegate.calls.filter { $0 == "estimate 0.49" }.count == 1)
    // Twelve rows of 40.5 fill 480 points; the other 38 are estimated.
    #expect(table.visibleCells.count == 12)
    let height: CGFloat = 12 * 40.5 + 38 * 200
    #expect(table.contentSize.height == height)
  }

  @Test func `loading makes calls in UIKit's order`() {
    let source = TextSource(count: 2)
    let table = makeTable(source)
    table.layoutIfNeeded()
    #expect(source.calls == ["sections", "rows 0", "cell 0.0", "cell 0.1"])
  }

  @Test(arguments: [1_000, 100_000]) func `only visible rows are created and measured`(count: Int) {
    let source = TextSource(count: count)
    let table = makeTable(source)
    table.estimatedRowHeight = 40.5
    table.layoutIfNeeded()
    #expect(source.calls(of: "cell") == 12)
    #expect(table.measurements.measured == 12)
    #expect(table.contentSize.height == CGFloat(count) * 40.5)
  }

  @Test func `a collapsed cell gets a standard row and one warning`() {
    final class OpenCell: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let label = UILabel()
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        label.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    let source = TextSource(count: 2)
    let table = makeTable(source)
    table.register(OpenCell.self, forCellReuseIdentifier: "Text")
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [44, 44])
    let found = LayoutDiagnosis(root: table, names: ViewNames(root: table))
      .diagnostics(fittingHeight: nil)
    let warnings = found.filter { $0.kind == .zeroHeight }
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.message.hasPrefix(
        "Warning once only: Detected a case where constraints ambiguously suggest a height of zero")
        == true)
  }

  @Test func `a cell without constraints gets its height from sizeThatFits`() {
    final class ManualCell: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: size.width / 4)
      }
    }
    let source = TextSource(count: 1)
    let table = makeTable(source)
    table.register(ManualCell.self, forCellReuseIdentifier: "Text")
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [80])
  }

  @Test func `an empty cell is a standard row, without a warning`() {
    let source = TextSource(count: 1)
    let table = makeTable(source)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Text")
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [44])
    let found = LayoutDiagnosis(root: table, names: ViewNames(root: table))
      .diagnostics(fittingHeight: nil)
    #expect(found.isEmpty)
  }

  @Test func `another width measures the rows again`() {
    let source = TextSource([[long, "Text"]])
    let table = makeTable(source)
    table.layoutIfNeeded()
    table.frame.size.width = 640
    table.layoutIfNeeded()
    #expect(
      table.visibleCells.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 640, height: 40.5),
        CGRect(x: 0, y: 40.5, width: 640, height: 40.5),
      ])
    #expect(source.calls(of: "cell") == 2)
  }

  @Test func `another text size measures the rows again`() {
    let source = TextSource(count: 1)
    let table = makeTable(source)
    table.rowHeight = UITableView.automaticDimension
    table.layoutIfNeeded()
    table.overrideTraits(UITraitCollection(displayScale: 3))
    table.layoutIfNeeded()
    // 20.287 points round to 20 1/3 at 3x.
    #expect(abs(table.rectForRow(at: first).height - 40.3333) < 0.001)
  }

  @Test func `changing visible content resizes its row`() {
    let source = TextSource(count: 2)
    let table = makeTable(source)
    table.layoutIfNeeded()
    (table.cellForRow(at: first) as? TextCell)?.label.text = long
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 61])
  }

  @Test func `without invalidation a row keeps its height until requested`() {
    let source = TextSource(count: 2)
    let table = makeTable(source)
    table.selfSizingInvalidation = .disabled
    table.layoutIfNeeded()
    (table.cellForRow(at: first) as? TextCell)?.label.text = long
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 40.5])
    table.beginUpdates()
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 61])
    #expect(source.calls(of: "cell") == 2)
  }

  @Test(arguments: [CGFloat.infinity, .greatestFiniteMagnitude, .nan])
  func `an invalid height does no harm`(height: CGFloat) {
    let source = TextSource(count: 2)
    let delegate = HeightDelegate { _ in height }
    let table = makeTable(source)
    table.delegate = delegate
    table.estimatedRowHeight = height
    table.layoutIfNeeded()
    #expect(table.contentSize.height.isFinite)
    #expect(table.visibleCells.first != nil)
  }
}
