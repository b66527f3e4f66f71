import Foundation
import Testing
import UIKit

/// Headers and footers that the delegate changes before they are shown.
@MainActor struct HeaderDisplayTests {
  private final class Content: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Songs"
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      UIView()
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      10
    }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .red
    }
    func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
      view.tag = 7 + section
    }
  }

  @Test func `the delegate hears of a header and a footer before they are shown`() {
    let content = Content()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    (table.dataSource, table.delegate) = (content, content)
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.textLabel?.textColor == .red)
    #expect(table.viewWithTag(7) != nil)
  }

  @Test func `a separator's inset can be added to the one that follows the content`() throws {
    let content = Content()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.dataSource = content
    table.layoutIfNeeded()
    let automatic = try #require(table.cellForRow(at: [0, 0])).separatorInset.left
    table.separatorInset.left = 30
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 0])?.separatorInset.left == 30)
    table.separatorInsetReference = .fromAutomaticInsets
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 0])?.separatorInset.left == 30 + automatic)
  }
}
