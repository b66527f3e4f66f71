import UIKit

@testable import FixtureCells

/// Rows of all built-in styles and accessories, in two sections.
final class SettingsSource: NSObject, UITableViewDataSource {
  struct Row {
    let style: UITableViewCell.CellStyle
    let text: String
    let detail: String?
    var accessory = UITableViewCell.AccessoryType.none
    var hasImage = false
  }

  let sections: [[Row]] = [
    [
      Row(style: .default, text: "Default", detail: nil),
      Row(style: .default, text: "With a picture", detail: nil, hasImage: true),
      Row(style: .value1, text: "Value 1", detail: "Detail", accessory: .disclosureIndicator),
      Row(style: .value2, text: "Value 2", detail: "Detail", accessory: .checkmark),
    ],
    [
      Row(style: .subtitle, text: "Subtitle", detail: "Detail", accessory: .detailButton),
      Row(
        style: .subtitle, text: "With a picture", detail: "Detail",
        accessory: .detailDisclosureButton, hasImage: true),
    ],
  ]
  let image: UIImage?

  init(image: UIImage?) { self.image = image }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section][indexPath.row]
    let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
    cell.textLabel?.text = row.text
    cell.detailTextLabel?.text = row.detail
    cell.accessoryType = row.accessory
    if row.hasImage { cell.imageView?.image = image }
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["First section", "Second section"][section]
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 1 ? "A footer that says what the section above it is for." : nil
  }
}

/// A feed of cells whose heights differ.
final class FeedSource: NSObject, UITableViewDataSource {
  let subtitles = (0..<12).map { index in
    String(repeating: "Some words of a subtitle. ", count: 1 + index * 5 % 7)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    subtitles.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    (cell as? BasicCell)?.configure(
      title: "Item \(indexPath.row + 1)", subtitle: subtitles[indexPath.row])
    return cell
  }
}

@MainActor func makeFeed(_ source: FeedSource) -> UITableView {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  table.register(BasicCell.self, forCellReuseIdentifier: "Cell")
  table.dataSource = source
  return table
}
