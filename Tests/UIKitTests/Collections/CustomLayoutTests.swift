import Foundation
import Testing

@testable import UIKit

/// Layouts as apps and libraries write them.
@MainActor struct CustomLayoutTests {
  private final class LeftAlignedLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let attributes = super.layoutAttributesForElements(in: rect)?
        .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
      var left = sectionInset.left
      var bottom: CGFloat = -1
      for attribute in attributes ?? [] where attribute.representedElementCategory == .cell {
        if attribute.frame.origin.y >= bottom { left = sectionInset.left }
        attribute.frame.origin.x = left
        left += attribute.frame.width + minimumInteritemSpacing
        bottom = max(attribute.frame.maxY, bottom)
      }
      return attributes
    }
  }

  private final class WaterfallLayout: UICollectionViewLayout {
    var heights: [CGFloat] = []
    private var cache: [UICollectionViewLayoutAttributes] = []
    private var size: CGSize = .zero

    override var collectionViewContentSize: CGSize { size }

    override func prepare() {
      guard cache.isEmpty, let collectionView else { return }
      let width = collectionView.bounds.width / 2
      var bottoms: [CGFloat] = [0, 0]
      for item in 0..<collectionView.numberOfItems(inSection: 0) {
        let column = bottoms[0] <= bottoms[1] ? 0 : 1
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(
          x: CGFloat(column) * width, y: bottoms[column], width: width, height: heights[item])
        bottoms[column] += heights[item]
        cache.append(attributes)
      }
      size = CGSize(width: collectionView.bounds.width, height: max(bottoms[0], bottoms[1]))
    }

    override func invalidateLayout() {
      super.invalidateLayout()
      cache = []
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { cache.filter { $0.frame.intersects(rect) } }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { cache[indexPath.item] }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.size != collectionView?.bounds.size
    }
  }

  private final class DepthAttributes: UICollectionViewLayoutAttributes {
    var depth: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? DepthAttributes)?.depth = depth
      return copy
    }
  }

  /// The item in the middle is the largest.
  private final class CarouselLayout: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { DepthAttributes.self }

    override init() {
      super.init()
      scrollDirection = .horizontal
      itemSize = CGSize(width: 100, height: 100)
      minimumLineSpacing = 0
    }

    required init?(coder: NSCoder) { nil }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      guard let collectionView else { return nil }
      return super.layoutAttributesForElements(in: rect)?.map { attributes in
        let distance = abs(attributes.center.x - collectionView.bounds.midX)
        let scale = max(0.5, 1 - distance / 200)
        attributes.transform3D = CATransform3DMakeScale(scale, scale, 1)
        attributes.alpha = scale
        attributes.zIndex = Int(scale * 10)
        (attributes as? DepthAttributes)?.depth = distance
        return attributes
      }
    }
  }

  private final class DepthCell: UICollectionViewCell {
    var depth: CGFloat?

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      depth = (layoutAttributes as? DepthAttributes)?.depth
    }
  }

  private final class LineView: UICollectionReusableView {}

  /// Rows as high as their cells want, with a line above each.
  private final class RowsLayout: UICollectionViewLayout {
    var preferred: [IndexPath: CGFloat] = [:]

    override init() {
      super.init()
      register(LineView.self, forDecorationViewOfKind: "Line")
    }

    required init?(coder: NSCoder) { nil }

    private func top(of item: Int) -> CGFloat {
      (0..<item).reduce(1) { $0 + (preferred[IndexPath(item: $1, section: 0)] ?? 10) + 1 }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 100, height: top(of: collectionView?.numberOfItems(inSection: 0) ?? 0))
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: 0, y: top(of: indexPath.item), width: 100, height: preferred[indexPath] ?? 10)
      return attributes
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: top(of: indexPath.item) - 1, width: 100, height: 1)
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).flatMap { item in
        let path = IndexPath(item: item, section: 0)
        return [
          layoutAttributesForItem(at: path),
          layoutAttributesForDecorationView(ofKind: "Line", at: path),
        ].compactMap(\.self)
      }.filter { $0.frame.intersects(rect) }
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      preferred[preferredAttributes.indexPath] = preferredAttributes.size.height
      return preferredAttributes.size.height != originalAttributes.size.height
    }
  }

  private final class TallCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 20 + 5 * CGFloat(layoutAttributes.indexPath.item)
      return layoutAttributes
    }
  }

  private func collection(
    _ layout: UICollectionViewLayout, _ source: NumberSource, size: CGSize, _ type: AnyClass
  ) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    collection.register(type, forCellWithReuseIdentifier: "Number")
    collection.dataSource = source
    collection.layoutIfNeeded()
    return collection
  }

  @Test func `a left-aligned flow layout places items next to each other`() {
    let layout = LeftAlignedLayout()
    layout.itemSize = CGSize(width: 90, height: 20)
    layout.minimumInteritemSpacing = 4
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    let source = NumberSource([4])
    let collection = collection(
      layout, source, size: CGSize(width: 300, height: 100), UICollectionViewCell.self)
    #expect(collection.visibleCells.map(\.frame.minX) == [0, 94, 188, 0])
  }

  @Test
  func `a layout may set its item size while it prepares, before or after its superclass does`() {
    final class Squares: UICollectionViewFlowLayout {
      var preparations = 0

      override func prepare() {
        super.prepare()
        preparations += 1
        let side = (collectionView?.bounds.width ?? 0) / 2 - 5
        itemSize = CGSize(width: side, height: side)
      }
    }
    let layout = Squares()
    let source = NumberSource([3])
    let collection = collection(
      layout, source, size: CGSize(width: 210, height: 300), UICollectionViewCell.self)
    #expect(collection.visibleCells.map(\.frame.width) == [100, 100, 100])
    #expect(layout.preparations == 2)
    #expect(!collection.needsLayout)
  }

  @Test func `a waterfall follows a new width, and its new items`() {
    let layout = WaterfallLayout()
    layout.heights = [30, 50, 40, 10]
    let source = NumberSource([3])
    let collection = collection(
      layout, source, size: CGSize(width: 200, height: 300), UICollectionViewCell.self)
    #expect(
      collection.visibleCells.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 100, y: 0, width: 100, height: 50),
        CGRect(x: 0, y: 30, width: 100, height: 40),
      ])
    #expect(collection.contentSize == CGSize(width: 200, height: 70))
    collection.frame.size.width = 320
    source.counts = [4]
    collection.insertItems(at: [IndexPath(item: 3, section: 0)])
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.last?.frame == CGRect(x: 160, y: 50, width: 160, height: 10))
  }

  @Test func `a carousel transforms, fades and orders its cells as it is scrolled`() throws {
    let source = NumberSource([3])
    let collection = collection(
      CarouselLayout(), source, size: CGSize(width: 300, height: 100), DepthCell.self)
    let cells = collection.visibleCells.compactMap { $0 as? DepthCell }
    #expect(
      cells.map(\.frame) == [
        CGRect(x: 25, y: 25, width: 50, height: 50), CGRect(x: 100, y: 0, width: 100, height: 100),
        CGRect(x: 225, y: 25, width: 50, height: 50),
      ])
    #expect(cells.map(\.bounds.width) == [100, 100, 100])
    #expect(cells.map(\.alpha) == [0.5, 1, 0.5])
    #expect(cells.map(\.depth) == [100, 0, 100])
    #expect(collection.subviews.last === cells[1])
    collection.contentOffset.x = 100
    collection.layoutIfNeeded()
    #expect(cells[2].transform == .identity)
    #expect(cells[2].frame == CGRect(x: 200, y: 0, width: 100, height: 100))
  }

  @Test func `cells size the rows of a layout that accepts it, and decorations follow`() throws {
    let source = NumberSource([3])
    let collection = collection(
      RowsLayout(), source, size: CGSize(width: 100, height: 200), TallCell.self)
    #expect(collection.visibleCells.map(\.frame.minY) == [1, 22, 48])
    #expect(collection.visibleCells.map(\.frame.height) == [20, 25, 30])
    let lines = collection.subviews.compactMap { $0 as? LineView }
    #expect(lines.map(\.frame.minY) == [0, 21, 47])
    #expect(collection.subviews.first is LineView)
    #expect(collection.contentSize.height == 79)
  }

  @Test func `a transform that the app gives a cell stays`() throws {
    let source = NumberSource([1])
    let collection = collection(
      UICollectionViewFlowLayout(), source, size: CGSize(width: 100, height: 100),
      UICollectionViewCell.self)
    let cell = try #require(collection.visibleCells.first)
    cell.transform = CGAffineTransform(scaleX: 1, y: -1)
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    #expect(cell.transform == CGAffineTransform(scaleX: 1, y: -1))
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test func `a new layout replaces the old one's transforms`() throws {
    let source = NumberSource([3])
    let collection = collection(
      CarouselLayout(), source, size: CGSize(width: 300, height: 100), DepthCell.self)
    collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.allSatisfy { $0.transform == .identity && $0.alpha == 1 })
  }
}

/// Sections of a number of items without content.
final class NumberSource: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  private(set) var made: [IndexPath] = []

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    made.append(indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "Number", for: indexPath)
  }
}
