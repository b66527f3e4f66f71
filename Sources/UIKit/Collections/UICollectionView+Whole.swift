internal import Foundation

// What does not depend on the visible area.
extension UICollectionView {
  /// Returns the size of all content at a width, with every cell measured, also those whose contents change while they
  /// are laid out.
  func wholeSize(width: CGFloat) -> CGSize {
    contentOffset = .zero
    frame.size = CGSize(width: width, height: max(1, frame.height))
    isUnsettled = true
    for _ in 0..<32 {
      layoutIfNeeded()
      unsettledItem =
        needsLayout ? views.keys.sorted().first(where: asksForOtherSize)?.indexPath : nil
      let height = max(1, contentSize.height)
      if frame.height == height || unsettledItem != nil {
        isUnsettled = false
        break
      }
      frame.size.height = height
    }
    return frame.size
  }

  private func asksForOtherSize(_ element: CollectionElement) -> Bool {
    guard element.category == .cell, collectionViewLayout.asksViews, !measured.contains(element),
      let cell = views[element], let attributes = layoutAttributesForItem(at: element.indexPath)
    else { return false }
    return collectionViewLayout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes(of: cell, attributes),
      withOriginalAttributes: attributes)
  }

  /// The message about an item, or the collection, that each layout changes.
  var unsettledItemMessage: String? {
    if isUnsettled { return UnsettledHeight.message("The collection", height: bounds.height) }
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
    cell.place(in: attributes.list)
    cell.frame.size = attributes.size
    guard collectionViewLayout.asksViews else { return attributes.size }
    let preferred = preferredAttributes(of: cell, attributes)
    guard
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return attributes.size }
    invalidateInLayout(
      collectionViewLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    // The next measurement begins with the estimate again.
    defer { collectionViewLayout.forgetPreferred(at: path) }
    return layoutAttributesForItem(at: path)?.size ?? preferred.size
  }
}
