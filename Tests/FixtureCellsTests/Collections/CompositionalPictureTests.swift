import SnapTesting
import Testing
import UIKit

@MainActor struct CompositionalPictureTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>

  private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }

  private func cards() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "Badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.4), heightDimension: .absolute(80)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 12
    return section
  }

  /// A large item beside two small ones.
  private func mosaic() -> NSCollectionLayoutSection {
    func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      return item
    }
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.35), heightDimension: .fractionalHeight(1)),
      subitem: item(1, 1), count: 2)
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.4)),
        subitems: [item(0.65, 1), column]))
  }

  private func texts() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      subitem: NSCollectionLayoutItem(layoutSize: size), count: 2)
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.decorationItems = [.background(elementKind: "Panel")]
    return section
  }

  private func layout() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        let section = [cards(), mosaic(), texts()][index]
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 8, leading: 16, bottom: 16, trailing: 16)
        section.boundarySupplementaryItems = [header()]
        return section
      }, configuration: configuration)
    layout.register(PanelView.self, forDecorationViewOfKind: "Panel")
    return layout
  }

  private func source(_ collection: UICollectionView) -> Source {
    let cell = UICollectionView.CellRegistration<TileCell, String> { cell, path, name in
      cell.show(name, path.item + path.section)
    }
    let title = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      view.label.text = ["Cards", "Mosaic", "Texts"][path.section]
    }
    let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: "Badge") {
      view, _, path in
      view.isHidden = path.item == 1
    }
    let source = Source(collectionView: collection) { collection, path, name in
      collection.dequeueConfiguredReusableCell(using: cell, for: path, item: name)
    }
    source.supplementaryViewProvider = { collection, kind, path in
      kind == "Badge"
        ? collection.dequeueConfiguredReusableSupplementary(using: badge, for: path)
        : collection.dequeueConfiguredReusableSupplementary(using: title, for: path)
    }
    return source
  }

  private var snapshot: NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["cards", "mosaic", "texts"])
    snapshot.appendItems(["First", "Second", "Third", "Fourth"], toSection: "cards")
    snapshot.appendItems(["Large", "Small", "Smaller"], toSection: "mosaic")
    snapshot.appendItems(
      ["Short", "A text that takes several lines in half the width", "One more"],
      toSection: "texts")
    return snapshot
  }

  @Test func `cards, a mosaic and texts`() {
    let sources = Sources()
    assertSnapshots(
      of: {
        let collection = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout())
        let source = source(collection)
        source.apply(snapshot)
        sources.keep(source)
        return collection
      }, over: .widths(320) * .directions(.leftToRight, .rightToLeft))
  }

  @Test func `cards that are scrolled to the third one`() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 140), collectionViewLayout: layout())
    let source = source(collection)
    source.apply(snapshot)
    collection.layoutIfNeeded()
    collection.scrollToItem(
      at: IndexPath(item: 2, section: 0), at: .centeredHorizontally, animated: false)
    assertSnapshot(of: collection, as: .image(height: 140))
  }
}
