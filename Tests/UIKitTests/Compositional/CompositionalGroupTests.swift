import Foundation
import Testing
import UIKit

@MainActor struct CompositionalGroupTests {
  private func frames(
    _ group: NSCollectionLayoutGroup, _ count: Int,
    _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> [CGRect] {
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    return CompositionalSource([count], UICollectionViewCompositionalLayout(section: section))
      .frames
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `a row repeats its item as long as there is room`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40)), subitems: [item])
    #expect(
      frames(group, 3) == [rect(0, 0, 150, 40), rect(150, 0, 150, 40), rect(0, 40, 150, 40)])
  }

  @Test func `spacing leaves less room`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.absolute(100), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    #expect(
      frames(group, 3) { $0.interGroupSpacing = 5 } == [
        rect(0, 0, 100, 40), rect(110, 0, 100, 40), rect(0, 45, 100, 40),
      ])
  }

  @Test func `flexible spacing takes the room that is left`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.absolute(80), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40)), subitems: [item])
    group.interItemSpacing = .flexible(10)
    #expect(frames(group, 3).map(\.minX) == [0, 110, 220])
  }

  @Test func `a count gives each item an equal share`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40)), subitem: item,
      count: 3)
    group.interItemSpacing = .fixed(15)
    #expect(
      frames(group, 4) == [
        rect(0, 0, 90, 40), rect(105, 0, 90, 40), rect(210, 0, 90, 40), rect(0, 40, 90, 40),
      ])
  }

  @Test func `a repeated subitem keeps its size`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(20)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(100)),
      repeatingSubitem: item, count: 2)
    #expect(frames(group, 3).map(\.minY) == [0, 20, 100])
  }

  @Test func `groups are nested, and insets make items smaller`() {
    let large = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.7), .fractionalHeight(1)))
    large.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let small = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalWidth(0.2)),
      subitems: [large, column])
    #expect(
      frames(group, 4) == [
        rect(2, 1, 204, 56), rect(210, 0, 90, 30), rect(210, 30, 90, 30), rect(2, 61, 204, 56),
      ])
  }

  @Test func `edge spacing centres an item, and moves it from its neighbours`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.absolute(100), .absolute(20)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: .flexible(0), trailing: nil, bottom: .flexible(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(60)), subitems: [item])
    #expect(
      frames(group, 3) == [rect(10, 20, 100, 20), rect(120, 20, 100, 20), rect(10, 80, 100, 20)])
  }

  @Test func `a custom group places its items itself`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 3, height: 50)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 50, y: 25, width: width / 3, height: 50), zIndex: 1),
      ]
    }
    #expect(
      frames(group, 3) == [rect(0, 0, 100, 50), rect(50, 25, 100, 50), rect(0, 100, 100, 50)])
  }

  @Test func `cells decide estimated heights at the width of their item`() {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(100))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let source = CompositionalSource(
      [["a", "A text that is so long that it needs two lines at this width"]],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(source.frames.map(\.width) == [300, 300])
    #expect(source.frames.map(\.height) == [20.5, 41])
    #expect(source.frames.map(\.minY) == [0, 20.5])
    #expect(source.collection.contentSize == CGSize(width: 300, height: 61.5))
  }

  @Test func `a row is as high as its highest cell, and fractions follow it`() {
    let half = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .estimated(10)))
    let full = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(200)),
      subitems: [half, full])
    let source = CompositionalSource(
      [["a long text that wraps here", "b", "c", "d"]],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(source.frames.map(\.height) == [41, 41, 20.5, 20.5])
    #expect(source.frames.map(\.minY) == [0, 0, 41, 41])
  }

  @Test func `uniform siblings all get the largest height`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        .fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(30)), subitems: [item])
    let source = CompositionalSource(
      [["a long text that wraps here", "b"]],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(source.frames.map(\.height) == [41, 41])
  }
}
