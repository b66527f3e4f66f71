internal import Foundation

/// A cell, a supplementary view or a decoration, by its index path.
struct CollectionElement: Hashable, Comparable {
  let category: UICollectionView.ElementCategory
  /// Empty for a cell.
  let kind: String
  let indexPath: IndexPath

  init(_ category: UICollectionView.ElementCategory, _ kind: String, _ indexPath: IndexPath) {
    (self.category, self.kind, self.indexPath) = (category, kind, indexPath)
  }

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      attributes.representedElementCategory, attributes.representedElementKind ?? "",
      attributes.indexPath)
  }

  init(cell indexPath: IndexPath) { self.init(.cell, "", indexPath) }

  /// Decorations are behind cells, headers and footers in front of them.
  private var depth: Int {
    switch category {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }

  static func < (lhs: CollectionElement, rhs: CollectionElement) -> Bool {
    (lhs.depth, lhs.kind, lhs.indexPath) < (rhs.depth, rhs.kind, rhs.indexPath)
  }
}
