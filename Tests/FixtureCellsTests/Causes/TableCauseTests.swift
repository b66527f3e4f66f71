import Testing

@testable import UIKit

/// Changes to a table: the first cause is the property, and its effect is proven.
@MainActor struct TableCauseTests {
  typealias Case = ListCause<UITableView>

  private let source = TileSource([3, 2])

  private func table(
    _ style: UITableView.Style = .plain, _ change: (UITableView) -> Void = { _ in }
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: style)
    table.dataSource = source
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    header.backgroundColor = .systemTeal
    table.tableHeaderView = header
    change(table)
    return table
  }

  nonisolated static let cases = [
    Case("rowHeight: automatic → 72") { $0.rowHeight = 72 },
    Case("sectionHeaderHeight: automatic → 48") { $0.sectionHeaderHeight = 48 },
    Case("sectionHeaderTopPadding: automatic → 0") { $0.sectionHeaderTopPadding = 0 },
    Case("tableHeaderView.height: 50 → 80") { $0.tableHeaderView?.frame.size.height = 80 },
    Case("contentInset: top 0 → 16") { $0.contentInset.top = 16 },
  ]

  @Test(arguments: cases)
  func `the changed property is the first cause`(item: Case) throws {
    let sentences = try FoundCauses.sentences(from: table(), to: table(.plain, item.change))
    #expect(sentences.first?.hasPrefix("UITableView.\(item.sentence) ⇒ ") == true, "\(sentences)")
    #expect(sentences.count == 1, "\(sentences)")
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func `another style is named`(style: UITableView.Style) throws {
    let sentences = try FoundCauses.sentences(from: table(), to: table(style))
    #expect(
      sentences.contains { $0.hasPrefix("UITableView.style: .plain → .\(style)") },
      "\(sentences)")
  }
}
