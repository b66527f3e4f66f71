public import Foundation

/// Says where the items of a collection lie; subclasses override all but `invalidateLayout`.
@preconcurrency @MainActor open class UICollectionViewLayout {
  /// The collection that is laid out.
  public internal(set) weak var collectionView: UICollectionView?
  var isPrepared = false

  /// Creates a layout.
  public init() {}

  /// Creates the layout that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) {
    guard coder is NibLayoutCoder else { return nil }
  }

  /// The size of all content in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Computes what the other methods answer; called before them after each invalidation.
  open func prepare() {}

  /// Returns the attributes of all that meets a rectangle.
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

  /// Asks for a new layout with the collection's next one.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  /// Returns whether other bounds need a new layout; a change of their size always gets one.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Whether the layout is mirrored in right-to-left interfaces; it is not by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Returns whether cells are asked for the size that they prefer.
  var asksCells: Bool { false }

  /// Takes the size that a cell prefers; returns whether it is another one.
  func takePreferred(_ size: CGSize, at indexPath: IndexPath) -> Bool { false }

  /// Forgets the sizes that cells preferred.
  func forgetPreferred(at indexPath: IndexPath?) {}
}
