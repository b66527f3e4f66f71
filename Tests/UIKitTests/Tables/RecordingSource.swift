import UIKit

/// A cell with one label 10 points from each edge.
class TextCell: UITableViewCell {
  let label = UILabel()
  var reuses = 0

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

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A data source of texts, section by section, that records the requests it receives.
class TextSource: NSObject, UITableViewDataSource {
  var sections: [[String]]
  var calls: [String] = []
  var titles: [String?] = []
  var indexTitles: [String]?

  init(_ sections: [[String]]) { self.sections = sections }

  convenience init(count: Int, text: String = "Text") {
    self.init([Array(repeating: text, count: count)])
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    calls.append("sections")
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    calls.append("rows \(section)")
    return sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    calls.append("cell \(indexPath.section).\(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "Text", for: indexPath)
    (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func calls(of name: String) -> Int { calls.count { $0.hasPrefix(name) } }
}

/// A delegate that provides heights.
class HeightDelegate: NSObject, UITableViewDelegate {
  var calls: [String] = []
  var height: (IndexPath) -> CGFloat

  init(_ height: @escaping (IndexPath) -> CGFloat) { self.height = height }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    calls.append("height \(indexPath.section).\(indexPath.row)")
    return height(indexPath)
  }
}

/// A delegate that estimates the heights of rows.
final class EstimateDelegate: NSObject, UITableViewDelegate {
  var calls: [String] = []
  let estimate: CGFloat

  init(_ estimate: CGFloat) { self.estimate = estimate }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  {
    calls.append("estimate \(indexPath.section).\(indexPath.row)")
    return estimate
  }
}

@MainActor func makeTable(
  _ source: TextSource, width: CGFloat = 320, height: CGFloat = 480,
  style: UITableView.Style = .plain
) -> UITableView {
  let table = UITableView(
    frame: CGRect(x: 0, y: 0, width: width, height: height), style: style)
  table.register(TextCell.self, forCellReuseIdentifier: "Text")
  table.dataSource = source
  return table
}
