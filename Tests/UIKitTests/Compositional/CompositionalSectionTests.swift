import Foundation
import Testing
import UIKit

@MainActor struct CompositionalSectionTests {
  private func rows(_ height: CGFloat = 40) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(height))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  private func header(
    _ height: NSCollectionLayoutDimension = .absolute(20), _ alignment: NSRectAlignment = .top
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), height),
      elementKind: alignment == .top ? "Header" : "Footer", alignment: alignment)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `insets are around the items, headers and footers outside of them`() {
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 20)
    section.boundarySupplementaryItems = [header(), header(.absolute(30), .bottom)]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let source = CompositionalSource([1, 1], layout)
    #expect(source.frames == [rect(10, 25, 270, 40), rect(10, 126, 270, 40)])
    #expect(source.frames(of: "Header") == [rect(10, 0, 270, 20), rect(10, 101, 270, 20)])
    #expect(source.frames(of: "Footer") == [rect(10, 71, 270, 30), rect(10, 172, 270, 30)])
    #expect(source.collection.contentSize == CGSize(width: 300, height: 202))
  }

  @Test func `headers may ignore the insets, and decide their height`() {
    let section = rows()
    section.contentInsets.leading = 10
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [header(.estimated(5))]
    let source = CompositionalSource([1], UICollectionViewCompositionalLayout(section: section))
    #expect(source.frames(of: "Header") == [rect(0, 0, 300, 33)])
    #expect(source.frames.map(\.minY) == [33])
  }

  @Test func `a pinned header stays until its section ends`() {
    let section = rows(100)
    let header = header()
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let source = CompositionalSource([3, 3], UICollectionViewCompositionalLayout(section: section))
    source.collection.contentOffset.y = 50
    source.collection.layoutIfNeeded()
    #expect(source.frames(of: "Header").first?.minY == 50)
    source.collection.contentOffset.y = 310
    source.collection.layoutIfNeeded()
    #expect(source.frames(of: "Header").map(\.minY) == [300, 320])
  }

  @Test func `a section that scrolls sideways shows its first page in one line`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .absolute(80)), subitems: [item]))
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    section.contentInsets.leading = 20
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index == 0 ? section : rows()
    }
    let source = CompositionalSource([5, 1], layout)
    #expect(
      source.frames == [
        rect(20, 0, 140, 80), rect(170, 0, 140, 80), rect(0, 80, 300, 40),
      ])
    #expect(source.collection.contentSize == CGSize(width: 300, height: 120))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    layout.invalidateLayout()
    source.collection.layoutIfNeeded()
    #expect(source.frames.first?.minX == 90)
  }

  @Test func `a horizontal layout places sections side by side`() {
    let size = NSCollectionLayoutSize(.absolute(50), .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size,
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(0.5)))
        ]))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 7
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    let source = CompositionalSource([3, 1], layout, size: CGSize(width: 300, height: 100))
    #expect(
      source.frames == [
        rect(0, 0, 50, 50), rect(0, 50, 50, 50), rect(50, 0, 50, 50), rect(107, 0, 50, 50),
      ])
    #expect(source.collection.contentSize == CGSize(width: 157, height: 100))
  }

  @Test func `badges are anchored to their items`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.absolute(20), .absolute(20)), elementKind: "Badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let size = NSCollectionLayoutSize(.absolute(100), .absolute(40))
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    let source = CompositionalSource([2], UICollectionViewCompositionalLayout(section: section))
    #expect(source.frames(of: "Badge") == [rect(90, -10, 20, 20), rect(90, 30, 20, 20)])
  }

  @Test func `a background is behind its whole section`() throws {
    final class Background: UICollectionReusableView {}
    let section = rows()
    section.boundarySupplementaryItems = [header()]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "Back")
    background.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "Back")
    let source = CompositionalSource([2, 1], layout)
    let views = source.collection.subviews.compactMap { $0 as? Background }
    #expect(views.map(\.frame) == [rect(5, 0, 290, 100), rect(5, 100, 290, 60)])
    #expect(source.collection.subviews.first is Background)
  }

  @Test func `the layout has headers of its own`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(50)), elementKind: "Top",
        alignment: .top)
    ]
    let source = CompositionalSource(
      [1],
      UICollectionViewCompositionalLayout(section: rows(), configuration: configuration))
    #expect(source.frames(of: "Top") == [rect(0, 0, 300, 50)])
    #expect(source.frames == [rect(0, 50, 300, 40)])
  }

  @Test func `a handler changes what is visible`() {
    let section = rows()
    section.visibleItemsInvalidationHandler = { items, _, environment in
      for item in items where item.indexPath.item == 1 {
        item.alpha = 0.5
        item.transform = CGAffineTransform(
          translationX: environment.container.contentSize.width / 10, y: 0)
      }
    }
    let source = CompositionalSource([2], UICollectionViewCompositionalLayout(section: section))
    #expect(source.collection.visibleCells.map(\.alpha) == [1, 0.5])
    #expect(source.frames.map(\.minX) == [0, 30])
  }

  @Test func `the layout is mirrored from right to left`() {
    let size = NSCollectionLayoutSize(.absolute(100), .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsets.leading = 15
    let source = CompositionalSource([1], UICollectionViewCompositionalLayout(section: section))
    source.collection.semanticContentAttribute = .forceRightToLeft
    source.collection.setNeedsLayout()
    source.collection.layoutIfNeeded()
    #expect(source.frames == [rect(185, 0, 100, 40)])
  }

  @Test func `a missing section stops with UIKit's message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = CompositionalSource([1], UICollectionViewCompositionalLayout { _, _ in nil })
      }
    }
    #expect(standardError(result).contains("Invalid section definition."))
  }
}
