public import Foundation

/// Places the items of a collection; subclasses override everything except `invalidateLayout`.
@preconcurrency @MainActor open class UICollectionViewLayout {
  /// The collection.
  open internal(set) weak var collectionView: UICollectionView?
  var isPrepared = false

  /// Creates a layout.
  public init() {}

  /// Creates the layout that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) {
    guard coder is NibLayoutCoder else { return nil }
  }

  /// The size of all content in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Computes the results of the other methods; called before them after each invalidation.
  open func prepare() {}

  /// Returns the attributes of everything that intersects a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of an item; nil if there is no such item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a header or footer; nil if there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Requests a new layout in the collection's next layout pass.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  /// Returns whether new bounds need a new layout; a change of size always does.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Whether the layout is mirrored in right-to-left interfaces; it is not by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Returns whether cells provide their preferred size.
  var asksCells: Bool { false }

  /// Records a cell's preferred size; returns whether it has changed.
  func takePreferred(_ size: CGSize, at indexPath: IndexPath) -> Bool { false }

  /// Drops the cells' preferred sizes.
  func forgetPreferred(at indexPath: IndexPath?) {}
}
