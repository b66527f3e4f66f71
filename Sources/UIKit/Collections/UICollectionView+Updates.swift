internal import Foundation

extension UICollectionView {
  /// Makes changes like ``performBatchUpdates(_:completion:)-swift.method``, by a function that may not escape.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      let called: (() -> Void)? = updates
      performBatchUpdates(called, completion: completion)
    }
  }

  /// Makes a change, alone or as a part of a group.
  func update(_ change: (inout ListUpdates) -> Void) { group { change(&updates) } }

  /// Makes changes and applies them together, at the end of the outermost group.
  func group(_ makeChanges: () -> Void) {
    updates.depth += 1
    makeChanges()
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let changes = updates
    updates = ListUpdates(.collection)
    apply { changes.mapping(from: $0, to: $1) }
  }

  /// Loads the numbers of items again, and keeps the views of what stays.
  ///
  /// Before the first layout there is nothing to keep, nor to compare with.
  func apply(_ mapping: (_ old: [Int], _ new: [Int]) -> ListMapping) {
    let old = counts
    counts = nil
    if let old {
      awaitsTiling = true
      let new = loadedCounts
      let mapping = mapping(old, new)
      keep(mapping)
      collectionViewLayout.prepare(
        forCollectionViewUpdates: mapping.updateItems(from: old, to: new))
    }
    measured = []
    collectionViewLayout.forgetPreferred(at: nil)
    invalidateData()
    collectionViewLayout.finalizeCollectionViewUpdates()
    moveToTarget()
  }

  private func keep(_ mapping: ListMapping) {
    let former = views
    for element in former.keys.sorted() where mapping.moved(element) == nil { remove(element) }
    views = [:]
    for (element, view) in former {
      if let moved = mapping.moved(element) { views[moved] = view }
    }
    selectedPaths = selectedPaths.compactMap { mapping.items[$0] }
  }

  func reloadEverything() {
    hideSwipeActions()
    counts = nil
    selectedPaths = []
    measured = []
    collectionViewLayout.forgetPreferred(at: nil)
    invalidateData(everything: true)
    for element in views.keys.sorted() { remove(element) }
  }

  private func invalidateData(everything: Bool = false) {
    let context = collectionViewLayout.makeContext()
    context.invalidateEverything = everything
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cellForItem(at: path), let dataSource else { continue }
      reconfigured[path] = cell
      let made = dataSource.collectionView(self, cellForItemAt: path)
      reconfigured[path] = nil
      precondition(
        made === cell,
        "The cell of a reconfigured item must be dequeued for the item, with the same registration."
      )
      contentsDidChange(of: cell)
    }
  }

  /// Returns a cell for an item, with the size of the item; nil if nothing is registered under the name.
  func dequeueCell(_ name: ReuseKey, at indexPath: IndexPath) -> UICollectionViewCell? {
    if let cell = reconfigured[indexPath], cell.reuseKey == name { return cell }
    let cell = pool.view(kind: "", name) as? UICollectionViewCell
    if let cell, let size = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.size {
      cell.frame.size = size
    }
    return cell
  }

  func layoutDidChange(from former: UICollectionViewLayout) {
    former.prepareForTransition(to: collectionViewLayout)
    for element in views.keys.sorted() where element.category != .cell { remove(element) }
    for view in views.values where view.placedTransform != CATransform3DIdentity {
      (view.transform3D, view.placedTransform) = (CATransform3DIdentity, CATransform3DIdentity)
    }
    measured = []
    former.collectionView = nil
    collectionViewLayout.collectionView = self
    collectionViewLayout.prepareForTransition(from: former)
    collectionViewLayout.invalidateLayout()
    moveToTarget()
    former.finalizeLayoutTransition()
    collectionViewLayout.finalizeLayoutTransition()
  }

  /// Moves to the offset that the layout wants after a change.
  private func moveToTarget() {
    guard lastTraits != nil else { return }
    prepareLayout()
    let target = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    if target != contentOffset { contentOffset = target }
  }
}

extension ListMapping {
  /// Where a view is after the change; nil if it is gone, and for decorations, which the layout makes again.
  func moved(_ element: CollectionElement) -> CollectionElement? {
    switch element.category {
    case .cell: items[element.indexPath].map { CollectionElement(cell: $0) }
    // Those of the whole layout have one index.
    case .supplementaryView where element.indexPath.count == 1: element
    case .supplementaryView:
      sections[element.indexPath.section].map {
        CollectionElement(
          .supplementaryView, element.kind,
          IndexPath(item: element.indexPath.item, section: $0))
      }
    case .decorationView: nil
    }
  }

  /// The items that are gone, and the new ones.
  @MainActor func updateItems(from old: [Int], to new: [Int]) -> [UICollectionViewUpdateItem] {
    let arrived = Set(items.values)
    let deleted = Self.paths(old).filter { items[$0] == nil }
    let inserted = Self.paths(new).filter { !arrived.contains($0) }
    return deleted.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + inserted.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
  }

  private static func paths(_ counts: [Int]) -> [IndexPath] {
    counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
  }
}
