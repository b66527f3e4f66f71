internal import Foundation
internal import InterfaceBuilder

/// The sections and cells of a static table, shown by its controller without code.
@MainActor struct StaticTableContent {
  private struct Row {
    let cell: UITableViewCell
    /// The row height in the file; nil for the table's.
    let height: CGFloat?
  }

  private struct Section {
    let header: String?
    let footer: String?
    var rows: [Row] = []
  }

  private var sections: [Section]

  /// Reads the sections of a table's element, without their cells.
  init(_ table: IBElement) {
    let list = table.child(named: "sections")?.children(named: "tableViewSection") ?? []
    sections = list.map { Section(header: $0.title("header"), footer: $0.title("footer")) }
  }

  mutating func append(_ cell: UITableViewCell, height: CGFloat?, section: Int) {
    guard sections.indices.contains(section) else { return }
    sections[section].rows.append(Row(cell: cell, height: height))
  }

  var sectionCount: Int { sections.count }

  func rowCount(of section: Int) -> Int { self[section]?.rows.count ?? 0 }

  func header(of section: Int) -> String? { self[section]?.header }

  func footer(of section: Int) -> String? { self[section]?.footer }

  func cell(at path: IndexPath) -> UITableViewCell? { row(at: path)?.cell }

  func height(at path: IndexPath) -> CGFloat? { row(at: path)?.height }

  private func row(at path: IndexPath) -> Row? {
    guard let section = self[path.section], section.rows.indices.contains(path.row) else {
      return nil
    }
    return section.rows[path.row]
  }

  private subscript(section: Int) -> Section? {
    sections.indices.contains(section) ? sections[section] : nil
  }
}

extension IBElement {
  /// An empty title counts as none.
  fileprivate func title(_ part: String) -> String? {
    string("\(part)Title").flatMap { $0.isEmpty ? nil : $0 }
  }
}
