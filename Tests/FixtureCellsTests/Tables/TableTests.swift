import Fixtures
import SnapTesting
import Testing
import UIKit

@testable import FixtureCells

@MainActor struct TableTests {
  private func smallPicture() throws -> UIImage {
    let data = try #require(
      FileManager.default.contents(atPath: try FixturePicture.path("landscape")))
    return try #require(UIImage(data: data, scale: 6))
  }

  private func settings(_ style: UITableView.Style) throws -> (UITableView, SettingsSource) {
    let source = SettingsSource(image: try smallPicture())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.dataSource = source
    return (table, source)
  }

  @Test func `a plain table`() throws {
    let source = SettingsSource(image: try smallPicture())
    assertSnapshots(
      of: {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = source
        return table
      }, over: .appearances(.light, .dark) * .directions(.leftToRight, .rightToLeft))
  }

  @Test func `a grouped table`() throws {
    let (table, source) = try settings(.grouped)
    assertSnapshot(of: table, as: .image)
    withExtendedLifetime(source) {}
  }

  @Test func `an inset grouped table`() throws {
    let source = SettingsSource(image: try smallPicture())
    assertSnapshots(
      of: {
        let table = UITableView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .insetGrouped)
        table.dataSource = source
        return table
      }, over: .widths(320, 414) * .appearances(.light, .dark))
  }

  @Test func `a table that is edited, with a selected row`() throws {
    final class Editing: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
      ) -> UITableViewCell.EditingStyle { indexPath.row == 1 ? .insert : .delete }
      func tableView(
        _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
      ) -> Int { indexPath.row }
    }
    let (table, source) = try settings(.plain)
    let delegate = Editing()
    table.delegate = delegate
    table.setEditing(true, animated: false)
    table.selectRow(
      at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    assertSnapshot(of: table, as: .image)
    withExtendedLifetime(source) {}
  }

  @Test func `what of a feed shows on a screen`() {
    let source = FeedSource()
    let table = makeFeed(source)
    table.contentOffset.y = 150
    assertSnapshot(of: table, as: .image(size: CGSize(width: 320, height: 480)))
  }

  @Test func `a short feed goes on with empty rows`() throws {
    let (table, source) = try settings(.plain)
    assertSnapshot(of: table, as: .image(size: CGSize(width: 320, height: 568)))
    withExtendedLifetime(source) {}
  }

  @Test func `one cell as the table sizes it`() {
    let source = FeedSource()
    assertSnapshots(
      of: { makeFeed(source).cell(at: IndexPath(row: 3, section: 0)) }, over: .widths(320, 414))
  }

  @Test func `one cell of inset groups`() throws {
    let (table, source) = try settings(.insetGrouped)
    assertSnapshot(
      of: table.cell(at: IndexPath(row: 0, section: 1)), as: .image(width: 375),
      expecting: [.height(57.5)])
    withExtendedLifetime(source) {}
  }

  @Test func `how a feed is sized`() {
    let source = FeedSource()
    assertSnapshot(of: makeFeed(source), as: .sizingAudit)
  }

  @Test func `the view of a controller, scrolled so that a header is held in sight`() {
    final class Controller: UITableViewController {
      override func numberOfSections(in tableView: UITableView) -> Int { 2 }

      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 8 }

      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "Section \(section + 1)" }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row + 1)"
        cell.accessoryType = indexPath.row == 3 ? .checkmark : .disclosureIndicator
        return cell
      }
    }
    let controller = Controller(style: .plain)
    controller.tableView.contentOffset.y = 70
    assertSnapshot(of: controller.view, as: .image(size: CGSize(width: 320, height: 300)))
  }
}
