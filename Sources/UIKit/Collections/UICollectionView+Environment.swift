internal import Foundation

extension UICollectionView {
  var loadedCounts: [Int] {
    if let counts { return counts }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let loaded = boundedCounts(of: .items, inSections: sections) {
      dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0
    }
    counts = loaded
    return loaded
  }

  /// Updates the layout, without creating cells.
  func prepareLayout() {
    // A data source is not retained, and may no longer exist.
    if dataSource == nil, counts?.isEmpty == false {
      counts = nil
      collectionViewLayout.isPrepared = false
    }
    guard !collectionViewLayout.isPrepared else { return }
    let isDue = needsLayout
    // Layouts often set their own properties while they prepare, which invalidates them: what they set then counts.
    for _ in 0..<2 where !collectionViewLayout.isPrepared {
      collectionViewLayout.isPrepared = true
      collectionViewLayout.prepare()
    }
    collectionViewLayout.isPrepared = true
    needsLayout = isDue
  }

  /// Invalidates the layout if size or traits have changed, or if it requires that for other bounds.
  func noteEnvironment() {
    let (traits, before) = (traitCollection, lastBounds)
    guard lastTraits != traits || before != bounds else { return }
    let isOther = lastTraits != traits || before.size != bounds.size
    let needsMeasuring =
      lastTraits != traits || collectionViewLayout.measuresAnew(from: before.size, to: bounds.size)
    (lastTraits, lastBounds) = (traits, bounds)
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) || isOther {
      invalidateInLayout(collectionViewLayout.invalidationContext(forBoundsChange: bounds))
    }
    if needsMeasuring {
      measured = []
      collectionViewLayout.forgetPreferred(at: nil)
      for view in views.values {
        view.layoutUpdateDepth += 1
        view.invalidateEngine()
        view.layoutUpdateDepth -= 1
      }
    }
  }

  /// Invalidates the layout without another layout pass: the one that this requests is the one that has begun.
  func invalidateInLayout(_ context: UICollectionViewLayoutInvalidationContext) {
    let isDue = needsLayout
    collectionViewLayout.invalidateLayout(with: context)
    needsLayout = isDue
  }

  /// Moves the offset as an invalidation requires.
  func move(by distance: CGPoint) {
    guard distance != .zero else { return }
    contentOffset = CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)
  }
}
