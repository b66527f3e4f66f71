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
    collection.awaitsTiling = false
    collection.noteEnvironment()
    var visible = attributesInSight()
    for _ in 0..<Self.roundLimit {
      for attributes in visible { collection.prepare(attributes) }
      guard layout.asksViews, measure(visible) else { break }
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

  /// Requests the sizes that views prefer; returns whether one requires another layout.
  private func measure(_ visible: [UICollectionViewLayoutAttributes]) -> Bool {
    var didChange = false
    for attributes in visible where attributes.representedElementCategory != .decorationView {
      let element = CollectionElement(attributes)
      guard collection.measured.insert(element).inserted, let view = collection.views[element]
      else { continue }
      let preferred = collection.preferredAttributes(of: view, attributes)
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      else { continue }
      collection.invalidateInLayout(
        layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
      didChange = true
    }
    return didChange
  }

  private func removeAll(but visible: [UICollectionViewLayoutAttributes]) {
    let kept = Set(visible.map { CollectionElement($0) })
    for element in collection.views.keys.sorted() where !kept.contains(element) {
      collection.remove(element)
    }
  }

  /// The background first, then those of a higher z index later; of equal ones decorations, cells, headers and footers.
  private func orderSubviews(_ visible: [UICollectionViewLayoutAttributes]) {
    let ordered = visible.sorted {
      ($0.zIndex, CollectionElement($0)) < ($1.zIndex, CollectionElement($1))
    }
    var order = [collection.backgroundView].compactMap(\.self)
    order += ordered.compactMap { collection.views[CollectionElement($0)] }
    let known = Set(order)
    let wanted = order + collection.storedSubviews.filter { !known.contains($0) }
    if collection.storedSubviews != wanted { collection.storedSubviews = wanted }
  }
}
