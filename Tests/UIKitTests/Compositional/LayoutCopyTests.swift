import Testing
import UIKit

/// Copies of what compositional layouts are described by.
@MainActor struct LayoutCopyTests {
  private let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))

  @Test func `a copy of a group has its values, and changes by itself`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    group.interItemSpacing = .fixed(7)
    group.contentInsets.leading = 5
    let copy = try #require(group.copy() as? NSCollectionLayoutGroup)
    #expect(copy !== group && copy.subitems == group.subitems)
    #expect(copy.interItemSpacing?.spacing == 7 && copy.contentInsets.leading == 5)
    copy.contentInsets.leading = 9
    #expect(group.contentInsets.leading == 5)
  }

  @Test func `a copy of a header is a header`() throws {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "Header", alignment: .topLeading)
    header.pinToVisibleBounds = true
    header.zIndex = 3
    let copy = try #require(header.copy() as? NSCollectionLayoutBoundarySupplementaryItem)
    #expect(copy.alignment == .topLeading && copy.elementKind == "Header")
    #expect(copy.pinToVisibleBounds && copy.zIndex == 3)
  }

  @Test func `a copy of a section has its values`() throws {
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 2)
    )
    section.orthogonalScrollingBehavior = .paging
    section.interGroupSpacing = 4
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    #expect(copy.orthogonalScrollingBehavior == .paging && copy.interGroupSpacing == 4)
  }
}
