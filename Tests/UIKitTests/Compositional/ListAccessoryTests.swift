import Foundation
import Testing

@testable import UIKit

@MainActor struct ListAccessoryTests {
  private let collection = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 400),
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))

  private func source(
    _ configure: @escaping (UICollectionViewListCell) -> Void
  ) -> UICollectionViewDiffableDataSource<Int, String> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      configure(cell)
    }
    return UICollectionViewDiffableDataSource(collectionView: collection) {
      collection, path, name in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
  }

  private var cells: [UICollectionViewListCell] {
    collection.layoutIfNeeded()
    return collection.visibleCells.compactMap { $0 as? UICollectionViewListCell }
  }

  private func symbols(_ cell: UICollectionViewListCell) -> [UIImage?] {
    cell.layoutIfNeeded()
    return cell.subviews.compactMap { $0 as? UIImageView }.map(\.image)
  }

  @Test func `accessories of editing appear with it`() throws {
    let source = source { $0.accessories = [.delete(), .multiselect(), .reorder()] }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot)
    let cell = try #require(cells.first)
    #expect(symbols(cell).isEmpty)
    let start = cell.contentView.frame.minX
    collection.isEditing = true
    collection.layoutIfNeeded()
    #expect(
      symbols(cell)
        == ["minus.circle.fill", "circle", "line.3.horizontal"].map {
          UIImage(systemName: $0)
        })
    #expect(cell.contentView.frame.minX > start)
    collection.selectItem(at: IndexPath(item: 0, section: 0), animated: false)
    collection.layoutIfNeeded()
    #expect(symbols(cell)[1] == UIImage(systemName: "checkmark.circle.fill"))
  }

  @Test func `an outline indents its cells, and turns the chevron of an expanded one`() {
    let source = source { $0.accessories = [.outlineDisclosure()] }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "nuts"])
    outline.append(["apple"], to: "fruit")
    outline.expand(["fruit"])
    source.apply(outline, to: 0)
    #expect(cells.map(\.indentationLevel) == [0, 1, 0])
    #expect(
      cells.map { symbols($0)[0] }
        == ["chevron.down", "chevron.forward", "chevron.forward"].map {
          UIImage(systemName: $0)
        })
    outline.collapse(["fruit"])
    source.apply(outline, to: 0)
    #expect(cells.count == 2)
    #expect(symbols(cells[0])[0] == UIImage(systemName: "chevron.forward"))
  }

  @Test func `a pop-up menu shows the chosen action beside a chevron, before the content's edge`()
    throws
  {
    let menu = UIMenu(children: [
      UIAction(title: "Day") { _ in }, UIAction(title: "Week", state: .on) { _ in },
    ])
    let source = source { $0.accessories = [.popUpMenu(menu), .disclosureIndicator()] }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot)
    let cell = try #require(cells.first)
    cell.layoutIfNeeded()
    let button = try #require(cell.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.configuration?.title == "Week")
    #expect(button.configuration?.image == UIImage(systemName: "chevron.up.chevron.down"))
    #expect(button.frame.minX == cell.contentView.frame.maxX)
    #expect(button.frame.width > 40)
    // Its edges are on whole pixels.
    #expect(abs(button.frame.midY - cell.bounds.midY) < 0.5)
  }

  @Test func `the line begins where the app's constraint says`() throws {
    let source = source { cell in
      cell.separatorLayoutGuide.leadingAnchor.constraint(
        equalTo: cell.contentView.leadingAnchor, constant: 70
      ).isActive = true
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot)
    let cell = try #require(cells.first)
    cell.layoutIfNeeded()
    let line = try #require(cell.subviews.compactMap { $0 as? SeparatorView }.first)
    #expect(line.frame == CGRect(x: 70, y: 43.5, width: 250, height: 0.5))
  }
}
