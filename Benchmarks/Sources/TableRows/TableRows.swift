import Rounds
import UIKit

/// The rows about a table with many rows, of which one screen is visible.
///
/// The answer is the visible part, which does not depend on the number of rows below.
public func tableRows(count: Int) -> [Row] {
  [
    Row("first layout of a table of 100,000 rows") {
      let source = MainActor.assumeIsolated { TextSource(count: count) }
      return Work(
        run: { _ = MainActor.assumeIsolated { firstLayout(source) } },
        answer: { MainActor.assumeIsolated { firstLayout(source) } })
    }
  ]
}

/// Creates a table, lays it out and returns the positions and heights of the visible cells.
@MainActor private func firstLayout(_ source: TextSource) -> [Double] {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  table.estimatedRowHeight = 60
  table.register(TextCell.self, forCellReuseIdentifier: "Cell")
  table.dataSource = source
  table.layoutIfNeeded()
  return table.visibleCells.flatMap { [Double($0.frame.minY), Double($0.frame.height)] }
}

@MainActor private final class TextSource: UITableViewDataSource {
  private let count: Int

  init(count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    let words = 3 + indexPath.row * 7 % 20
    (cell as? TextCell)?.label.text = String(repeating: "word ", count: words)
    return cell
  }
}

/// A label that wraps, 10 points from each edge.
private final class TextCell: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
