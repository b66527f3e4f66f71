import SnapTesting
import Testing
import UIKit

/// What tables show at their edges: the index of their sections, and the actions of a row.
@MainActor struct TableEdgeTests {
  private final class Contacts: NSObject, UITableViewDataSource, UITableViewDelegate {
    let names = ["Ada Lovelace", "Bernhard Riemann", "Carl Friedrich Gauß", "Emmy Noether"]
    let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) } + ["#"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }

    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
      pin.image = UIImage(systemName: "star")
      pin.backgroundColor = .systemOrange
      return UISwipeActionsConfiguration(actions: [pin])
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) },
        UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) },
      ])
    }
  }

  private let contacts = Contacts()

  private func table(height: CGFloat) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    table.dataSource = contacts
    table.delegate = contacts
    return table
  }

  @Test func `an index with all letters`() {
    assertSnapshots(
      of: { table(height: 420) }, over: .appearances(.light, .dark), as: .image(height: 420))
  }

  @Test func `an index without room for all letters, in its own colours`() {
    let table = table(height: 200)
    table.sectionIndexColor = .systemRed
    table.sectionIndexBackgroundColor = .systemGray6
    assertSnapshot(of: table, as: .image(height: 200))
  }

  @Test(arguments: [UITableView.SwipeSide.leading, .trailing])
  func `the swipe actions of a row`(side: UITableView.SwipeSide) {
    let table = table(height: 200)
    table.sectionIndexMinimumDisplayRowCount = 100
    table.layoutIfNeeded()
    table.showSwipeActions(at: side, forRowAt: IndexPath(row: 1, section: 0))
    assertSnapshot(of: table, as: .image(height: 200), named: "\(side)")
  }
}
