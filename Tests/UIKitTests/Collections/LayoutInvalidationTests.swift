import Testing
import UIKit

/// Layouts that keep what they computed until they are invalidated, as libraries' do.
@MainActor struct LayoutInvalidationTests {
  /// One item as wide as the collection; it keeps its attributes.
  private final class CachingLayout: UICollectionViewLayout {
    var followsScrolling = false
    private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []
    private(set) var invalidations = 0
    private(set) var askedBounds: [CGRect] = []
    private var cached: UICollectionViewLayoutAttributes?

    override func invalidateLayout() {
      super.invalidateLayout()
      invalidations += 1
      cached = nil
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      contexts.append(context)
    }

    override func prepare() {
      guard cached == nil, let collectionView else { return }
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: collectionView.bounds.width, height: 400)
      cached = attributes
    }

    override var collectionViewContentSize: CGSize { cached?.frame.size ?? .zero }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { cached.map { [$0] } }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      askedBounds.append(newBounds)
      return followsScrolling
    }
  }

  private final class OneItem: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
    }
  }

  private let layout = CachingLayout()
  private let source = OneItem()

  private func collection() -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
    collection.dataSource = source
    collection.layoutIfNeeded()
    return collection
  }

  @Test func `a new width invalidates the layout`() {
    let collection = collection()
    #expect(collection.visibleCells.map(\.frame.width) == [320])
    let before = layout.invalidations
    collection.frame.size.width = 414
    collection.layoutIfNeeded()
    #expect(layout.invalidations == before + 1)
    #expect(collection.visibleCells.map(\.frame.width) == [414])
  }

  @Test(arguments: [true, false])
  func `scrolling invalidates the layout if it requires that`(_ followsScrolling: Bool) {
    let collection = collection()
    layout.followsScrolling = followsScrolling
    let before = layout.invalidations
    collection.contentOffset.y = 50
    collection.layoutIfNeeded()
    #expect(layout.askedBounds.last?.minY == 50)
    #expect(layout.invalidations == before + (followsScrolling ? 1 : 0))
  }

  @Test func `the same bounds do not invalidate the layout`() {
    let collection = collection()
    layout.followsScrolling = true
    let before = layout.invalidations
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    #expect(layout.invalidations == before)
  }

  @Test func `reloading invalidates everything, once through both methods`() {
    let collection = collection()
    let (before, contexts) = (layout.invalidations, layout.contexts.count)
    collection.reloadData()
    #expect(layout.invalidations == before + 1)
    #expect(layout.contexts.count == contexts + 1)
    #expect(layout.contexts.last?.invalidateEverything == true)
    #expect(layout.contexts.last?.invalidateDataSourceCounts == true)
  }

  @Test func `invalidating without a context makes one of the layout's class`() {
    let flow = UICollectionViewFlowLayout()
    let context = flow.invalidationContext(forBoundsChange: .zero)
    #expect(context is UICollectionViewFlowLayoutInvalidationContext)
    layout.invalidateLayout()
    #expect(layout.invalidations == 1)
    #expect(layout.contexts.map(\.invalidateEverything) == [false])
  }

  @Test func `a context names elements, and moves the offset`() {
    let collection = collection()
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    context.invalidateDecorationElements(ofKind: "Line", at: [IndexPath(item: 2, section: 0)])
    #expect(context.invalidatedItemIndexPaths?.map(\.item) == [0, 1])
    #expect(context.invalidatedDecorationIndexPaths?["Line"]?.map(\.item) == [2])
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 12)
    layout.invalidateLayout(with: context)
    #expect(collection.contentOffset == CGPoint(x: 0, y: 12))
  }
}
