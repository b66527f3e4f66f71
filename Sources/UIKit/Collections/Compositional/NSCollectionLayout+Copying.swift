public import Foundation

// Values that cannot change are their own copies.

extension NSCollectionLayoutDimension: @MainActor NSCopying {
  /// Returns the dimension itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutSize: @MainActor NSCopying {
  /// Returns the size itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutSpacing: @MainActor NSCopying {
  /// Returns the distance itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutEdgeSpacing: @MainActor NSCopying {
  /// Returns the distances themselves.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutAnchor: @MainActor NSCopying {
  /// Returns the anchor itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutGroupCustomItem: @MainActor NSCopying {
  /// Returns the place itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutItem: @MainActor NSCopying {
  /// Returns an item, a group or a view of the same kind with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = ofSameKind
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    copy.supplementaryItems = supplementaryItems
    return copy
  }

  private var ofSameKind: NSCollectionLayoutItem {
    switch self {
    case let group as NSCollectionLayoutGroup: group.newGroup
    case let item as NSCollectionLayoutBoundarySupplementaryItem: item.newBoundaryItem
    case let item as NSCollectionLayoutSupplementaryItem: item.newSupplementaryItem
    case let item as NSCollectionLayoutDecorationItem: item.newDecorationItem
    default: NSCollectionLayoutItem(layoutSize: layoutSize)
    }
  }
}

extension NSCollectionLayoutGroup {
  fileprivate var newGroup: NSCollectionLayoutGroup {
    let copy = NSCollectionLayoutGroup(layoutSize, arrangement, repetition, subitems)
    copy.interItemSpacing = interItemSpacing
    return copy
  }
}

extension NSCollectionLayoutSupplementaryItem {
  fileprivate var newSupplementaryItem: NSCollectionLayoutSupplementaryItem {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
    copy.zIndex = zIndex
    return copy
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  fileprivate var newBoundaryItem: NSCollectionLayoutBoundarySupplementaryItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: offset)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }
}

extension NSCollectionLayoutDecorationItem {
  fileprivate var newDecorationItem: NSCollectionLayoutDecorationItem {
    let copy = NSCollectionLayoutDecorationItem.background(elementKind: elementKind)
    copy.zIndex = zIndex
    return copy
  }
}

extension NSCollectionLayoutSection: @MainActor NSCopying {
  /// Returns a section with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.list = list
    return copy
  }
}

extension UICollectionViewCompositionalLayoutConfiguration: @MainActor NSCopying {
  /// Returns a configuration with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
