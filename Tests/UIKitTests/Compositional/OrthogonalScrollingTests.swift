import Testing
import UIKit

/// Sections that are scrolled across the layout's direction.
@MainActor struct OrthogonalScrollingTests {
  /// Five groups of 140 points, 10 apart, between insets of 20 points in 300.
  private func source(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> CompositionalSource {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(140), heightDimension: .absolute(80)), subitems: [item]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    return CompositionalSource([5], UICollectionViewCompositionalLayout(section: section))
  }

  private func start(
    of item: Int, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    _ position: UICollectionView.ScrollPosition
  ) -> CGFloat? {
    let source = source(behavior)
    let path = IndexPath(item: item, section: 0)
    source.collection.scrollToItem(at: path, at: position, animated: false)
    #expect(source.collection.contentOffset == .zero)
    // The collection does not retain its data source.
    return withExtendedLifetime(source) {
      $0.collection.layoutAttributesForItem(at: path)?.frame.minX
    }
  }

  @Test func `an item is brought to a place between the section's insets`() {
    #expect(start(of: 2, .continuous, .left) == 20)
    #expect(start(of: 2, .continuous, .centeredHorizontally) == 80)
    #expect(start(of: 2, .continuous, .right) == 140)
  }

  @Test func `a section is not scrolled beyond its contents`() {
    #expect(start(of: 4, .continuous, .left) == 140)
    #expect(start(of: 0, .continuous, .right) == 20)
  }

  @Test func `groups stop at the beginning or in the middle`() {
    #expect(start(of: 2, .groupPaging, .centeredHorizontally) == 20)
    #expect(start(of: 2, .continuousGroupLeadingBoundary, .right) == 20)
    #expect(start(of: 4, .groupPagingCentered, .left) == 80)
    #expect(start(of: 0, .groupPagingCentered, .left) == 80)
  }

  @Test func `pages are as wide as the collection`() {
    #expect(start(of: 3, .paging, .left) == 170)
  }

  @Test func `other positions leave the section where it is`() {
    #expect(start(of: 2, .continuous, .top) == 320)
    #expect(start(of: 2, .none, .left) == 20)
  }

  @Test func `only the cells in sight are made`() {
    let source = source(.groupPaging)
    source.collection.scrollToItem(at: IndexPath(item: 3, section: 0), at: .left, animated: false)
    #expect(source.frames.map(\.minX) == [-130, 20, 170])
  }
}
