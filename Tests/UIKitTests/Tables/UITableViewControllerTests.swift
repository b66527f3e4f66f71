import Foundation
import Testing
import UIKit

@MainActor struct UITableViewControllerTests {
  private final class Controller: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(TextCell.self, forCellReuseIdentifier: "Text")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Text", for: indexPath)
      (cell as? TextCell)?.label.text = "Text"
      return cell
    }

    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { indexPath.row == 0 ? 70 : UITableView.automaticDimension }
  }

  @Test func `the controller's view is its table`() {
    let controller = Controller(style: .plain)
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.visibleCells.map(\.frame.height) == [70, 40.5, 40.5])
  }

  @Test func `a controller that overrides nothing shows an empty table`() {
    let controller = UITableViewController()
    controller.view.layoutIfNeeded()
    #expect(controller.tableView.style == .plain)
    #expect(controller.tableView.numberOfSections == 1)
    #expect(controller.tableView.visibleCells.isEmpty)
  }

  @Test func `the selection is cleared when the view appears`() {
    let controller = Controller(style: .grouped)
    controller.tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    controller.viewWillAppear(false)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }
}
