import Foundation
import Testing
import UIKit

private final class FeedRow: UITableViewCell {
  @Outlet var titleLabel: UILabel!
}

private final class FeedTableController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    (cell as? FeedRow)?.titleLabel.text = "Row \(indexPath.row)"
    return cell
  }
}

private final class SettingsController: UITableViewController {
  @Outlet var nameLabel: UILabel!
}

/// Tables and collections from storyboards.
@MainActor struct StoryboardTableTests {
  private let files: InterfaceFiles
  init() throws { files = try InterfaceFiles() }

  private func cell(
    _ id: String, _ attributes: String = "", height: Int = 60, connections: String = ""
  ) -> String {
    """
    <tableViewCell id="\(id)" \(attributes)>\(Element.rect(375, height))\
    <tableViewCellContentView key="contentView">\(Element.rect(375, height))<subviews>\
    \(Element.label("\(id)-label", text: "Proto"))</subviews></tableViewCellContentView>\
    <connections>\(connections)</connections></tableViewCell>
    """
  }

  private func table(_ attributes: String, _ content: String) -> String {
    "<tableView key=\"view\" id=\"table\" \(attributes)>\(Element.rect(375, 667))\(content)</tableView>"
  }

  private func controller(
    _ table: String, class name: String? = nil, connections: String = ""
  ) throws -> UITableViewController {
    let attribute = name.map { "customClass=\"\($0)\"" } ?? ""
    let storyboard = try files.storyboard(
      Element.controller(
        "id=\"one\" \(attribute)", kind: "tableViewController", view: table,
        connections: connections),
      initial: "one")
    return try #require(
      storyboard.instantiateInitialViewController() as? UITableViewController)
  }

  @Test func `a table has the file's sizes`() throws {
    let controller = try controller(
      table(
        """
        style="insetGrouped" separatorStyle="none" rowHeight="57" estimatedRowHeight="58" \
        sectionHeaderHeight="19" sectionFooterHeight="-1" allowsMultipleSelection="YES" \
        alwaysBounceVertical="YES" showsVerticalScrollIndicator="NO"
        """,
        """
        <inset key="separatorInset" minX="7" minY="0" maxX="9" maxY="0"/>
        <color key="separatorColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
        <view key="tableHeaderView" id="top">\(Element.rect(375, 33))</view>
        <view key="tableFooterView" id="end">\(Element.rect(375, 44))</view>
        """))
    let table = try #require(controller.tableView)
    #expect(table.style == .insetGrouped)
    #expect(table.separatorStyle == .none)
    #expect(table.rowHeight == 57 && table.estimatedRowHeight == 58)
    #expect(table.sectionHeaderHeight == 19)
    #expect(table.sectionFooterHeight == UITableView.automaticDimension)
    #expect(table.allowsMultipleSelection && table.alwaysBounceVertical)
    #expect(!table.showsVerticalScrollIndicator)
    #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9))
    #expect(table.separatorColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(table.tableHeaderView?.frame.height == 33)
    #expect(table.tableFooterView?.frame.height == 44)
    #expect(table.dataSource === controller && table.delegate === controller)
  }

  @Test func `prototypes are dequeued by their identifiers and reused`() throws {
    NibRegistry.register(FeedTableController.self)
    NibRegistry.register(FeedRow.self)
    let prototype = cell(
      "row", "reuseIdentifier=\"Row\" customClass=\"FeedRow\"",
      connections: Element.outlet("titleLabel", to: "row-label"))
    let controller = try controller(
      table("style=\"plain\" rowHeight=\"60\"", "<prototypes>\(prototype)</prototypes>"),
      class: "FeedTableController")
    let table = try #require(controller.tableView)
    table.layoutIfNeeded()
    let rows = table.visibleCells.compactMap { $0 as? FeedRow }
    #expect(rows.map(\.titleLabel.text) == ["Row 0", "Row 1", "Row 2"])
    #expect(rows.map(\.frame.minY) == [0, 60, 120])
    table.reloadData()
    table.layoutIfNeeded()
    #expect(Set(table.visibleCells) == Set(rows))
  }

  @Test func `a table's data source may be another controller`() throws {
    let text = """
      <view key="view" id="all">\(Element.rect(375, 667))<subviews><tableView id="table" rowHeight="44">\
      \(Element.rect(375, 300))<connections>\(Element.outlet("dataSource", to: "one"))\
      </connections></tableView></subviews></view>
      """
    let storyboard = try files.storyboard(
      Element.controller(
        "id=\"one\" customClass=\"Source\"", view: text),
      initial: "one")
    final class Source: UIViewController, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let source: Source? = storyboard.instantiateInitialViewController()
    let table = try #require(source?.view.subviews.first as? UITableView)
    #expect(table.dataSource === source)
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test func `static cells are in their sections without code`() throws {
    NibRegistry.register(SettingsController.self)
    let sections = """
      <sections>
      <tableViewSection headerTitle="Account" id="s1"><cells>\(cell("a"))\
      \(cell("b", "rowHeight=\"80\"", height: 80))</cells></tableViewSection>
      <tableViewSection footerTitle="Bye" id="s2"><cells>\(cell("c"))</cells></tableViewSection>
      </sections>
      """
    let controller = try controller(
      table(
        """
        dataMode="static" style="grouped" rowHeight="44" sectionHeaderHeight="18" \
        sectionFooterHeight="18"
        """, sections),
      class: "SettingsController", connections: Element.outlet("nameLabel", to: "b-label"))
    let table = try #require(controller.tableView)
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 2)
    #expect((controller as? SettingsController)?.nameLabel.text == "Proto")
    #expect(table.visibleCells.count == 3)
    // The first title of a group takes 55.5 points, an untitled footer or header those of the file.
    #expect(table.visibleCells.map(\.frame.minY) == [55.5, 99.5, 215.5])
    #expect(table.visibleCells.map(\.frame.height) == [44, 80, 44])
    #expect(controller.tableView(table, titleForFooterInSection: 1) == "Bye")
  }

  @Test func `static cells need a table view controller`() throws {
    let text = """
      <view key="view" id="all">\(Element.rect(375, 667))<subviews>\
      <tableView dataMode="static" id="table">\(Element.rect(375, 300))\
      <sections><tableViewSection id="s1"><cells>\(cell("a"))</cells></tableViewSection></sections>\
      </tableView></subviews></view>
      """
    let storyboard = try files.storyboard(
      Element.controller(
        "id=\"one\"", view: text), initial: "one")
    let view = storyboard.instantiateInitialViewController()?.view
    #expect((view?.subviews.first as? UITableView)?.numberOfSections == 0)
    #expect(
      storyboard.notes == [
        "Main.storyboard:3: Static cells are left out; they need a table view controller."
      ])
  }
}
