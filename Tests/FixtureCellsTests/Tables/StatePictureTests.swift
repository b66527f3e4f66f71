import SnapTesting
import Testing
import UIKit

/// A row and a button in the states that a user brings them into.
@MainActor struct StatePictureTests {
  @Test func `a row in each state`() {
    let songs = SongRows()
    assertSnapshots(
      of: { songs.table.cell(at: IndexPath(row: 0, section: 0)) },
      over: .states(
        .normal, .highlighted, .selected, .disabled, .editing, .focused, .leadingSwipe,
        .trailingSwipe),
      as: .contactSheet(columns: 2))
  }

  @Test func `a row that can be moved`() {
    assertSnapshots(
      of: {
        let cell = StateCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Blue in Green"
        cell.detailTextLabel?.text = "Miles Davis"
        cell.showsReorderControl = true
        cell.editingAccessoryType = .disclosureIndicator
        return cell
      },
      over: .states(.normal, .editing) * .directions(.leftToRight, .rightToLeft),
      as: .contactSheet(columns: 2))
  }

  @Test func `a button in each state`() {
    assertSnapshots(
      of: {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Play"
        button.configurationUpdateHandler = { button in
          button.configuration?.title = button.isSelected ? "Playing" : "Play"
        }
        return button
      },
      over: .widths(120)
        * .states(.normal, .highlighted, .selected, .disabled, [.selected, .disabled]),
      as: .contactSheet(columns: 5))
  }
}

/// A table with one song, which can be pinned and deleted.
@MainActor private final class SongRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  override init() {
    super.init()
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = StateCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Blue in Green"
    cell.textLabel?.highlightedTextColor = .systemBlue
    cell.detailTextLabel?.text = "Miles Davis"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
    pin.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [pin])
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) },
      UIContextualAction(style: .normal, title: "Share") { _, _, done in done(true) },
    ])
  }
}

/// Dims itself where it is disabled, and has a border where it is focused.
private final class StateCell: UITableViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    contentView.alpha = state.isDisabled ? 0.4 : 1
    layer.borderWidth = state.isFocused ? 2 : 0
    layer.borderColor = UIColor.systemBlue.cgColor
  }
}
