import Fixtures
import UIKit

/// A table with so many rows that no picture can hold it: all of it is measured, laid out and judged.
@MainActor enum TallTable {
  /// Returns the number of kinds of findings.
  static func judge(rows: Int) throws -> Int {
    let source = Source(count: rows)
    let table = UITableView(frame: .zero, style: .plain)
    table.rowHeight = 4
    table.dataSource = source
    let rendering = try Rendering(of: table, in: Configuration())
    return Set(rendering.diagnostics.map(\.kind)).count
  }

  private final class Source: UITableViewDataSource {
    private let count: Int

    init(count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }
}
