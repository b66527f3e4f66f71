internal import Foundation

/// Updates the cells of a collection to its visible items.
///
/// Self-sizing cells move others into and out of the visible area; the layout is repeated until it is stable.
@MainActor struct CollectionTiling {
  private let collection: UICollectionView
  private var layout: UICollectionViewLayout { collection.collectionViewLayout }
  private static let roundLimit = 32

  init(_ collection: UICollectionView) { self.collection = collection }

  func run() {
    guard !collection.isTiling else { return }
    collection.isTiling = true
    defer { collection.isTiling = false }
    collection.noteEnvironment()
    var visible = attributesInSight()
    for _ in 0..<Self.roundLimit {
      for attributes in visible { collection.prepare(attributes) }
      guard layout.asksCells, measure(visible) else { break }
      visible = attributesInSight()
    }
    removeAll(but: visible)
    for attributes in visible { collection.place(attributes) }
    orderSubviews(visible)
    collection.backgroundView?.frame = collection.bounds
  }

  private func attributesInSight() -> [UICollectionViewLayoutAttributes] {
    collection.prepareLayout()
    collection.contentSize = layout.collectionViewContentSize
    guard !collection.bounds.isEmpty else { return [] }
    return (layout.layoutAttributesForElements(in: collection.bounds) ?? []).filter { !$0.isHidden }
  }

  /// Requests the cells' sizes; returns whether one has changed.
  private func measure(_ visible: [UICollectionViewLayoutAttributes]) -> Bool {
    var didChange = false
    for attributes in visible where attributes.representedElementKind == nil {
      guard collection.measuredPaths.insert(attributes.indexPath).inserted,
        let cell = collection.cellForItem(at: attributes.indexPath)
      else { continue }
      let size = collection.preferredSize(of: cell, attributes)
      if layout.takePreferred(size, at: attributes.indexPath) { didChange = true }
    }
    return didChange
  }

  private func removeAll(but visible: [UICollectionViewLayoutAttributes]) {
    let kept = Set(visible.map { CollectionElement($0) })
    for element in collection.views.keys.sorted() where !kept.contains(element) {
      collection.remove(element)
    }
  }

  /// Background first, then cells, then headers and footers, those of a higher z index later.
  private func orderSubviews(_ visible: [UICollectionViewLayoutAttributes]) {
    let ordered = visible.sorted {
      ($0.zIndex, CollectionElement($0)) < ($1.zIndex, CollectionElement($1))
    }
    var order = [collection.backgroundView].compactMap(\.self)
    order += ordered.compactMap { collection.views[CollectionElement($0)] }
    let known = Set(order)
    let wanted = order + collection.subviews.filter { !known.contains($0) }
    if collection.subviews != wanted { collection.subviews = wanted }
  }
}

extension UICollectionView {
  var loadedCounts: [Int] {
    if let counts { return counts }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let loaded = (0..<sections).map {
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
    collectionViewLayout.isPrepared = true
    collectionViewLayout.prepare()
  }

  /// Invalidates the layout if size or traits have changed, or if it requires that for other bounds.
  func noteEnvironment() {
    let (traits, before) = (traitCollection, lastBounds)
    guard lastTraits != traits || before != bounds else { return }
    let isOther = lastTraits != traits || before.size != bounds.size
    (lastTraits, lastBounds) = (traits, bounds)
    if isOther || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      let isDue = needsLayout
      collectionViewLayout.invalidateLayout()
      // The layout that this requests is the one that has begun.
      needsLayout = isDue
    }
    if isOther {
      measuredPaths = []
      collectionViewLayout.forgetPreferred(at: nil)
      for view in views.values {
        view.layoutUpdateDepth += 1
        view.invalidateEngine()
        view.layoutUpdateDepth -= 1
      }
    }
  }

  // MARK: Single views

  /// Ensures that the placed views exist.
  func prepare(_ attributes: UICollectionViewLayoutAttributes) {
    let element = CollectionElement(attributes)
    guard views[element] == nil, let dataSource else { return }
    let view: UICollectionReusableView
    if let kind = attributes.representedElementKind {
      view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
    } else {
      view = dataSource.collectionView(self, cellForItemAt: attributes.indexPath)
    }
    views[element] = view
    view.layoutUpdateDepth += 1
    view.frame = placedFrame(attributes)
    addSubview(view)
    view.layoutUpdateDepth -= 1
    guard let cell = view as? UICollectionViewCell else { return }
    let isSelected = selectedPaths.contains(attributes.indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
  }

  func place(_ attributes: UICollectionViewLayoutAttributes) {
    guard let view = views[CollectionElement(attributes)] else { return }
    view.layoutUpdateDepth += 1
    defer { view.layoutUpdateDepth -= 1 }
    let frame = placedFrame(attributes)
    if view.frame != frame { view.frame = frame }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    view.apply(attributes)
  }

  func preferredSize(
    of cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes
  ) -> CGSize {
    cell.layoutUpdateDepth += 1
    defer { cell.layoutUpdateDepth -= 1 }
    return cell.preferredLayoutAttributesFitting(attributes.copy()).size
  }

  private func placedFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    var frame = attributes.frame
    if collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection,
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    {
      frame.origin.x = collectionViewLayout.collectionViewContentSize.width - frame.maxX
    }
    return frame
  }

  func remove(_ element: CollectionElement) {
    guard let view = views.removeValue(forKey: element) else { return }
    view.removeFromSuperview()
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    }
    pool.give(back: view, kind: element.kind)
    measuredPaths.remove(element.indexPath)
  }

  // MARK: Independent of the visible area

  /// Returns the size of all content at a width, with every cell measured, also those whose contents change while they
  /// are laid out.
  func wholeSize(width: CGFloat) -> CGSize {
    contentOffset = .zero
    frame.size = CGSize(width: width, height: max(1, frame.height))
    for _ in 0..<32 {
      layoutIfNeeded()
      unsettledItem =
        needsLayout ? views.keys.sorted().first(where: asksForOtherSize)?.indexPath : nil
      let height = max(1, contentSize.height)
      if frame.height == height || unsettledItem != nil { break }
      frame.size.height = height
    }
    return frame.size
  }

  private func asksForOtherSize(_ element: CollectionElement) -> Bool {
    guard collectionViewLayout.asksCells, !measuredPaths.contains(element.indexPath),
      let cell = views[element] as? UICollectionViewCell,
      let attributes = layoutAttributesForItem(at: element.indexPath)
    else { return false }
    return preferredSize(of: cell, attributes) != attributes.size
  }

  /// The message about an item that each layout changes.
  var unsettledItemMessage: String? {
    guard let path = unsettledItem, let cell = cellForItem(at: path) else { return nil }
    return UnsettledHeight.message(
      "Item \(path.item) of section \(path.section), a \(type(of: cell)),",
      height: cell.bounds.height)
  }

  /// Returns an item's cell for an isolated snapshot, from the data source and sized as in the collection.
  ///
  /// It is not in the collection, but retains it, and the collection continues to size it.
  package func makeCellApart(at path: IndexPath) -> UICollectionViewCell {
    precondition(
      loadedCounts.indices.contains(path.section)
        && (0..<loadedCounts[path.section]).contains(path.item),
      "The collection has no item \(path.item) in section \(path.section); it has "
        + "\(loadedCounts) items in its sections.")
    guard let dataSource else {
      preconditionFailure(
        "The collection's data source no longer exists; keep a strong reference to it.")
    }
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    cell.sizer = (self, path)
    return cell
  }

  func size(of cell: UICollectionViewCell, at path: IndexPath, width: CGFloat) -> CGSize {
    frame.size.width = width
    if overrideTraits != cell.overrideTraits, let traits = cell.overrideTraits {
      overrideTraits = traits
    }
    noteEnvironment()
    cell.tintColor = tintColor
    guard let attributes = layoutAttributesForItem(at: path) else { return cell.frame.size }
    cell.frame.size = attributes.size
    return collectionViewLayout.asksCells ? preferredSize(of: cell, attributes) : attributes.size
  }
}
