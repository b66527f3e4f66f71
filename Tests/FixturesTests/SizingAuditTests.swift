import Fixtures
import Foundation
import SnapshotRecords
import Testing
import UIKit

/// A cell with a title and an optional note; forgetting to hide the note is the mistake.
private final class NoteCell: UITableViewCell {
  let title = UILabel()
  let note = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.text = "Title"
    note.numberOfLines = 0
    for view in [title, note] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      note.topAnchor.constraint(equalTo: title.bottomAnchor),
      contentView.bottomAnchor.constraint(equalTo: note.bottomAnchor, constant: 10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

private final class NoteSource: NSObject, UITableViewDataSource {
  let notes: [String?]
  /// Whether rows without a note leave the last one standing.
  var forgets = false

  init(_ notes: [String?]) { self.notes = notes }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
    if let note = notes[indexPath.row] {
      (cell as? NoteCell)?.note.text = note
    } else if !forgets {
      (cell as? NoteCell)?.note.text = nil
    }
    return cell
  }
}

@MainActor struct SizingAuditTests {
  private func table(_ source: NoteSource, height: CGFloat = 200) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    table.register(NoteCell.self, forCellReuseIdentifier: "Note")
    table.dataSource = source
    return table
  }

  @Test func `errors are the differences between heights and estimates`() {
    let source = NoteSource([nil, "Note"])
    let audit = table(source).sizingAudit()
    // 20.5 points a line, 10 above and below, and the table guesses 44.
    #expect(audit.rows.map(\.estimate) == [44, 44])
    #expect(audit.rows.map(\.height) == [40.5, 61])
    #expect(audit.rows.map(\.error) == [-3.5, 17])
    #expect(audit.worstRow?.name == "0.1")
    #expect(audit.findings.isEmpty)
  }

  @Test func `correct estimates cause no jumps`() {
    let source = NoteSource(Array(repeating: nil, count: 30))
    let table = table(source)
    table.estimatedRowHeight = 40.5
    let audit = table.sizingAudit()
    #expect(audit.meanError == 0)
    #expect(audit.down == SizingAudit.Scrolling())
    #expect(audit.up == SizingAudit.Scrolling())
  }

  @Test func `low estimates make the indicator jump only while scrolling down`() {
    let source = NoteSource(Array(repeating: "Note", count: 30))
    let table = table(source)
    table.estimatedRowHeight = 20
    let audit = table.sizingAudit()
    let jumps = indicatorJumps(rows: 30, height: 61, estimate: 20, screen: 200)
    #expect(abs(audit.down.largestJump - (jumps.max() ?? 0)) < 1e-9)
    #expect(abs(audit.down.totalJump - jumps.reduce(0, +)) < 1e-9)
    #expect(jumps.count == 18)
    #expect(audit.up == SizingAudit.Scrolling())
  }

  /// Returns how far the indicator jumps at each step of half a screen, as rows in sight turn out to
  /// have another height than estimated.
  private func indicatorJumps(
    rows: Int, height: Double, estimate: Double, screen: Double
  ) -> [Double] {
    func contentHeight(offset: Double) -> Double {
      let known = min(Double(rows), ((offset + screen) / height).rounded(.up))
      return known * height + (Double(rows) - known) * estimate
    }
    var jumps: [Double] = []
    var (offset, before) = (0.0, contentHeight(offset: 0))
    while true {
      let target = min(offset + screen / 2, before - screen)
      guard target > offset else { return jumps }
      let after = contentHeight(offset: target)
      jumps.append(abs(target / after - target / before) * screen)
      (offset, before) = (target, after)
    }
  }

  @Test func `a height that depends on reuse is found in both directions`() throws {
    let source = NoteSource([nil, "Note", "Note"])
    source.forgets = true
    let audit = table(source).sizingAudit()
    #expect(audit.rows.map(\.freshHeight) == [40.5, 61, 61])
    #expect(audit.rows.map(\.reusedHeight) == [61, 61, 61])
    #expect(audit.findings == [.heightDependsOnReuse(audit.rows[0], others: [])])
  }

  @Test func `a prototype with a different width is found`() throws {
    final class Prototype: NSObject, UITableViewDelegate {
      let cell = NoteCell(style: .default, reuseIdentifier: nil)
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height + 1
      }
    }
    let source = NoteSource([nil])
    let delegate = Prototype()
    let table = table(source)
    table.delegate = delegate
    table.frame.size.width = 414
    let row = try #require(table.sizingAudit().rows.first)
    #expect(row.height == 41.5)
    #expect(row.measuredWidth == 320)
    #expect(row.finalWidth == 414)
  }

  @Test func `a label that wraps at a stale width is found`() throws {
    final class StaleCell: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let label = UILabel()
        label.text = String(repeating: "word ", count: 40)
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 200
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let source = NoteSource([nil])
    let table = table(source)
    table.register(StaleCell.self, forCellReuseIdentifier: "Note")
    let audit = table.sizingAudit()
    #expect(audit.rows.first?.measuredWidth == 200)
    #expect(audit.rows.first?.finalWidth == 320)
    #expect(audit.findings == [.measuredAtOtherWidth(audit.rows[0], others: [])])
  }

  @Test func `the table's state is restored`() {
    let source = NoteSource([nil, "Note"])
    let table = table(source)
    table.layoutIfNeeded()
    let before = table.visibleCells.map(\.frame)
    _ = table.sizingAudit()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame) == before)
  }

  @Test func `an empty table has an empty audit`() {
    #expect(UITableView(frame: .zero).sizingAudit() == SizingAudit(rows: []))
  }
}
