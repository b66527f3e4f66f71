import UIKit

/// Rows of each kind of list content.
final class ListContentSource: NSObject, UITableViewDataSource {
  typealias Row = (
    content: UIListContentConfiguration, accessory: UITableViewCell.AccessoryType
  )

  let rows: [Row]

  init(_ rows: [Row]) { self.rows = rows }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = rows[indexPath.row].content
    cell.accessoryType = rows[indexPath.row].accessory
    return cell
  }

  func table(_ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.tableFooterView = UIView()
    table.dataSource = self
    return table
  }
}

extension UIListContentConfiguration {
  /// The content with its texts and image.
  func with(_ text: String, _ secondary: String? = nil, image: UIImage? = nil) -> Self {
    var content = self
    content.text = text
    content.secondaryText = secondary
    content.image = image
    return content
  }
}

extension ListContentSource {
  static let sentence = "A longer text that tells more than a line of the row has room for"

  /// Rows of each style, with and without symbols.
  static func kinds() -> ListContentSource {
    let star = UIImage(systemName: "star")
    let envelope = UIImage(systemName: "envelope")
    return ListContentSource([
      (.cell().with("Cell"), .none),
      (.cell().with("Cell", "Secondary text"), .disclosureIndicator),
      (.cell().with("Favourites", image: star), .none),
      (.subtitleCell().with("Subtitle cell", "Subtitle", image: envelope), .checkmark),
      (.valueCell().with("Value cell", "Value"), .disclosureIndicator),
      (.valueCell().with("A value that has no room beside the text", "Its value"), .none),
      (.cell().with(sentence, sentence, image: star), .detailButton),
    ])
  }
}
