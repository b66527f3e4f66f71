import SnapTesting
import Testing
import UIKit

@MainActor struct ListLayoutPictureTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>

  private func source(_ collection: UICollectionView) -> Source {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, path, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      if path.section == 0 { content.secondaryText = "\(name.count) letters" }
      if path.item == 0 { content.image = UIImage(systemName: "star") }
      cell.contentConfiguration = content
      cell.accessories = path.item == 1 ? [.checkmark()] : [.disclosureIndicator()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = ["Fruit", "Nuts"][path.section]
      view.contentConfiguration = content
    }
    let source = Source(collectionView: collection) { collection, path, name in
      collection.dequeueConfiguredReusableCell(using: cell, for: path, item: name)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["fruit", "nuts"])
    snapshot.appendItems(["Apple", "Pear", "Quince"], toSection: "fruit")
    snapshot.appendItems(["Hazelnut", "Walnut"], toSection: "nuts")
    source.apply(snapshot)
    return source
  }

  private func picture(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, headers: Bool,
    test: String = #function
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = headers ? .supplementary : .none
    let sources = Sources()
    assertSnapshots(
      of: {
        let collection = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 480),
          collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        sources.keep(source(collection))
        return collection
      }, over: .widths(320) * .appearances(.light, .dark), function: test)
  }

  @Test func `a plain list`() { picture(.plain, headers: false) }
  @Test func `an inset grouped list with headers`() { picture(.insetGrouped, headers: true) }
  @Test func `a grouped list`() { picture(.grouped, headers: false) }
}
