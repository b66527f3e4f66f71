import Foundation
import Testing
import UIKit

private final class SongViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var rows: [UIView]!
  private(set) var titleWhenLoaded: String?
  override func viewDidLoad() { titleWhenLoaded = titleLabel.text }
}

private final class AlbumsController: UITableViewController {}

private final class BadgeView: UIView {
  @Outlet var content: UIView!
  @Outlet var label: UILabel!
}

private final class TitleHeader: UITableViewHeaderFooterView {
  @Outlet var label: UILabel!
}

/// Xibs, loaded like an app loads them.
@MainActor struct NibOwnerTests {
  private let files: InterfaceFiles
  init() throws { files = try InterfaceFiles() }

  private func writeSong(_ name: String, ownerOutlets: String) throws {
    let view = """
      <view contentMode="scaleToFill" id="top">\(Element.rect(320, 480))<subviews>\
      \(Element.label("lab", text: "Song"))\(Element.label("two"))</subviews></view>
      """
    try files.write(InterfaceFiles.xibText(view, ownerOutlets: ownerOutlets), to: "\(name).xib")
  }

  private let songOutlets =
    Element.outlet("titleLabel", to: "lab") + Element.outlet("view", to: "top")
    + "<outletCollection property=\"rows\" destination=\"lab\"/>"
    + "<outletCollection property=\"rows\" destination=\"two\"/>"

  @Test(arguments: ["Anything", nil])
  func `a controller loads the named xib, otherwise the one of its class`(name: String?) throws {
    try writeSong(name ?? "SongView", ownerOutlets: songOutlets)
    let controller = SongViewController(nibName: name, bundle: try files.bundle)
    #expect(controller.nibName == name ?? "SongView")
    #expect(!controller.isViewLoaded)
    #expect(controller.view.frame.size == CGSize(width: 320, height: 480))
    #expect(controller.titleWhenLoaded == "Song")
    #expect(controller.rows.count == 2)
  }

  @Test func `a controller without a xib has a plain view`() throws {
    let controller = SongViewController(nibName: nil, bundle: try files.bundle)
    #expect(controller.nibName == nil)
    let plain = UIViewController(nibName: nil, bundle: try files.bundle)
    #expect(plain.view.subviews.isEmpty)
  }

  @Test func `a xib without the view outlet stops as on iOS`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let files = try InterfaceFiles()
      try files.write(
        InterfaceFiles.xibText("<view id=\"top\">\(Element.rect(10, 10))</view>"), to: "Song.xib")
      _ = UIViewController(nibName: "Song", bundle: try files.bundle).view
    }
    #expect(
      standardError(result).contains("loaded the \"Song\" nib but the view outlet was not set"))
  }

  @Test func `a table controller's xib provides its table`() throws {
    let table = """
      <tableView style="grouped" rowHeight="61" id="top">\(Element.rect(320, 480))<connections>\
      \(Element.outlet("dataSource", to: "-1"))</connections></tableView>
      """
    try files.write(
      InterfaceFiles.xibText(table, ownerOutlets: Element.outlet("view", to: "top")),
      to: "Albums.xib")
    let controller = AlbumsController(nibName: "Albums", bundle: try files.bundle)
    #expect(controller.tableView.style == .grouped)
    #expect(controller.tableView.rowHeight == 61)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
  }

  @Test func `a view is the owner of its contents`() throws {
    try writeSong(
      "Badge",
      ownerOutlets: Element.outlet("content", to: "top") + Element.outlet("label", to: "lab")
        + Element.outlet("gone", to: "lab"))
    let owner = BadgeView()
    let views = try #require(try files.bundle.loadNibNamed("Badge", owner: owner))
    #expect(views.count == 1)
    #expect(owner.content === views[0] as? UIView)
    #expect(owner.label.text == "Song")
  }

  @Test func `an outlet missing from the owner is noted`() throws {
    try writeSong("Badge", ownerOutlets: Element.outlet("gone", to: "lab"))
    let nib = UINib(nibName: "Badge", bundle: try files.bundle)
    _ = nib.instantiate(withOwner: BadgeView())
    #expect(
      nib.notes == [
        "Badge.xib:4: BadgeView has no outlet named gone. Declare `@Outlet var gone`, or use one of: "
          + "content, label."
      ])
  }

  // MARK: Registered xibs

  private func nib(_ objects: String, name: String = "Cell") throws -> UINib {
    try UINib(
      contentsOf: files.write(InterfaceFiles.xibText(objects), to: "\(name).xib"))
  }

  @Test func `a header of a registered xib has its class and outlets`() throws {
    NibRegistry.register(TitleHeader.self)
    let header = """
      <view id="top" customClass="TitleHeader">\(Element.rect(320, 30))<subviews>\
      \(Element.label("lab", text: "Songs"))</subviews>\
      <connections>\(Element.outlet("label", to: "lab"))</connections></view>
      """
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(try nib(header), forHeaderFooterViewReuseIdentifier: "Header")
    let view = try #require(
      table.dequeueReusableHeaderFooterView(withIdentifier: "Header") as? TitleHeader)
    #expect(view.label.text == "Songs")
    #expect(view.reuseIdentifier == "Header")
    #expect(view.subviews == [view.contentView, view.label])
  }

  @Test func `cells and headers of a collection come from registered xibs`() throws {
    let cell = """
      <collectionViewCell id="top">\(Element.rect(50, 60))<view key="contentView">\
      \(Element.rect(50, 60))<subviews>\(Element.label("lab"))</subviews></view></collectionViewCell>
      """
    let header = """
      <collectionReusableView id="top" reuseIdentifier="Header">\(Element.rect(50, 20))\
      </collectionReusableView>
      """
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(try nib(cell), forCellWithReuseIdentifier: "Cell")
    collection.register(
      try nib(header, name: "Header"),
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    let path = IndexPath(item: 0, section: 0)
    let made = collection.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
    #expect(made.contentView.subviews.first is UILabel)
    #expect(made.reuseIdentifier == "Cell")
    let top = collection.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "Header", for: path)
    #expect(top.frame.height == 20)
  }

  @Test func `a cell of a built-in style lays out the file's labels`() throws {
    let text = """
      <tableViewCell id="cell" style="IBUITableViewCellStyleValue1" textLabel="one" \
      detailTextLabel="two">\(Element.rect(320, 44))<tableViewCellContentView key="contentView">\
      \(Element.rect(320, 44))<subviews>\(Element.label("one", text: "Name"))\
      \(Element.label("two", text: "Ada"))</subviews></tableViewCellContentView></tableViewCell>
      """
    let made = try nib(text).instantiate(withOwner: nil).first
    let cell = try #require(made as? UITableViewCell)
    #expect(cell.textLabel?.text == "Name" && cell.detailTextLabel?.text == "Ada")
    cell.frame.size.width = 390
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == 16)
    #expect(cell.detailTextLabel?.frame.maxX == 374)
  }

  @Test func `an object without a class here is noted with its outlets`() throws {
    let objects = """
      <view id="top">\(Element.rect(10, 10))</view>
      <tapGestureRecognizer id="tap"/>
      """
    try files.write(
      InterfaceFiles.xibText(objects, ownerOutlets: Element.outlet("tap", to: "tap")),
      to: "Tap.xib")
    let nib = UINib(nibName: "Tap", bundle: try files.bundle)
    _ = nib.instantiate(withOwner: BadgeView())
    #expect(
      nib.notes == [
        "Tap.xib:7: <tapGestureRecognizer> is left out.",
        "Tap.xib:4: The outlet “tap” stays empty: its object is left out.",
      ])
  }

  @Test func `a xib with a class other than registered stops as on iOS`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let files = try InterfaceFiles()
      let text = InterfaceFiles.xibText("<view id=\"top\">\(Element.rect(10, 10))</view>")
      let table = UITableView(frame: .zero)
      table.register(
        try UINib(contentsOf: files.write(text, to: "Cell.xib")), forCellReuseIdentifier: "Cell")
      _ = table.dequeueReusableCell(withIdentifier: "Cell")
    }
    #expect(
      standardError(result).contains(
        "nib must contain exactly one top level object which must be a UITableViewCell instance, but "
          + "Cell.xib gives a UIView"))
  }
}
