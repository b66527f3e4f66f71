import Foundation
import Testing
import UIKit

private final class PhotoCell: UICollectionViewCell {
  @Outlet var label: UILabel!
}

private final class PhotosController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Top", for: indexPath)
  }
}

private final class ColumnLayout: UICollectionViewFlowLayout {
  override func prepare() {
    itemSize = CGSize(width: 20, height: 20)
    super.prepare()
  }
}

@MainActor struct StoryboardCollectionTests {
  private let files: InterfaceFiles
  init() throws { files = try InterfaceFiles() }

  private let flow = """
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" \
    minimumInteritemSpacing="5" id="flow"><size key="itemSize" width="100" height="60"/>\
    <size key="headerReferenceSize" width="50" height="30"/>\
    <size key="footerReferenceSize" width="0" height="0"/>\
    <inset key="sectionInset" minX="10" minY="11" maxX="12" maxY="13"/></collectionViewFlowLayout>
    """

  private let cells = """
    <cells><collectionViewCell id="cell" reuseIdentifier="Photo" customClass="PhotoCell">\
    \(Element.rect(100, 60))<collectionViewCellContentView key="contentView">\(Element.rect(100, 60))\
    <subviews>\(Element.label("lab", text: "Photo"))</subviews></collectionViewCellContentView>\
    <connections>\(Element.outlet("label", to: "lab"))</connections></collectionViewCell></cells>
    <collectionReusableView key="sectionHeaderView" id="top" reuseIdentifier="Top">\
    \(Element.rect(375, 30))<subviews>\(Element.label("head"))</subviews></collectionReusableView>
    """

  private func controller(_ layout: String) throws -> PhotosController {
    NibRegistry.register(PhotosController.self)
    NibRegistry.register(PhotoCell.self)
    NibRegistry.register(ColumnLayout.self)
    let view = """
      <collectionView key="view" id="all" dataMode="prototypes">\(Element.rect(375, 667))\
      \(layout)\(cells)</collectionView>
      """
    let storyboard = try files.storyboard(
      Element.controller(
        "id=\"one\" customClass=\"PhotosController\"", kind: "collectionViewController", view: view),
      initial: "one")
    return try #require(storyboard.instantiateInitialViewController() as? PhotosController)
  }

  @Test func `a flow layout has the file's sizes`() throws {
    let layout = try #require(
      try controller(flow).collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.itemSize == CGSize(width: 100, height: 60))
    #expect(layout.minimumLineSpacing == 7 && layout.minimumInteritemSpacing == 5)
    #expect(layout.headerReferenceSize == CGSize(width: 50, height: 30))
    #expect(layout.sectionInset == UIEdgeInsets(top: 11, left: 10, bottom: 13, right: 12))
    #expect(layout.scrollDirection == .vertical && layout.estimatedItemSize == .zero)
  }

  @Test func `a flow layout may be horizontal and self-sizing`() throws {
    let text = """
      <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" \
      automaticEstimatedItemSize="YES" id="flow"/>
      """
    let layout = try #require(
      try controller(text).collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.scrollDirection == .horizontal)
    #expect(layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
  }

  @Test func `prototypes and headers are dequeued and placed`() throws {
    let controller = try controller(flow)
    let collection = try #require(controller.collectionView)
    collection.layoutIfNeeded()
    let cells = collection.visibleCells.compactMap { $0 as? PhotoCell }
    #expect(cells.map(\.label.text) == ["Photo", "Photo", "Photo"])
    #expect(cells.map(\.frame.minY) == [41, 41, 41])
    #expect(cells.first?.frame.minX == 10)
    let header = try #require(
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
    #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 30))
    #expect(header.subviews.first is UILabel)
    #expect(collection.dataSource === controller)
  }

  @Test func `a custom layout is found by name`() throws {
    let controller = try controller(
      "<collectionViewLayout key=\"collectionViewLayout\" id=\"l\" customClass=\"ColumnLayout\"/>")
    #expect(controller.collectionViewLayout is ColumnLayout)
    #expect(controller.collectionViewLayout.collectionView === controller.collectionView)
  }

  @Test func `an unknown custom layout is noted and replaced by a flow layout`() throws {
    let controller = try controller(
      "<collectionViewLayout key=\"collectionViewLayout\" id=\"l\" customClass=\"Unheard\"/>")
    #expect(type(of: controller.collectionViewLayout) == UICollectionViewFlowLayout.self)
    #expect(
      controller.storyboard?.notes == [
        "Main.storyboard:3: The layout Unheard is not known; a flow layout stands in."
      ])
  }

  @Test func `a collection controller in code uses its layout`() {
    let layout = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    #expect(controller.collectionView.collectionViewLayout === layout)
    #expect(controller.collectionView.delegate === controller)
  }

  @Test func `a table in a cell of a xib is a table`() throws {
    let text = InterfaceFiles.xibText(
      """
      <tableViewCell id="cell">\(Element.rect(320, 200))<tableViewCellContentView key="contentView">\
      \(Element.rect(320, 200))<subviews><tableView style="plain" id="in">\(Element.rect(300, 180))\
      <prototypes><tableViewCell reuseIdentifier="Inner" id="p">\(Element.rect(300, 44))\
      </tableViewCell></prototypes></tableView></subviews></tableViewCellContentView></tableViewCell>
      """)
    let nib = try UINib(contentsOf: files.write(text, to: "Nested.xib"))
    let cell = try #require(nib.instantiate(withOwner: nil).first as? UITableViewCell)
    let table = try #require(cell.contentView.subviews.first as? UITableView)
    #expect(table.frame.width == 300)
    #expect(table.dequeueReusableCell(withIdentifier: "Inner") != nil)
  }
}
