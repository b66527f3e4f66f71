public import Foundation

/// Places the items of a collection; subclasses override what they need.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection.
  open internal(set) weak var collectionView: UICollectionView?
  var isPrepared = false
  /// The views that the layout itself provides, by kind.
  var decorations = CollectionPool()
  private var isInvalidating = false

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts with which the layout is invalidated.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  public override init() { super.init() }

  /// Creates the layout that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) {
    guard coder is NibLayoutCoder else { return nil }
    super.init()
  }

  // MARK: Placing

  /// The size of all content in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Computes the results of the other methods; called before them after each invalidation.
  open func prepare() {}

  /// Returns the attributes of everything that intersects a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of an item; nil if the item does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a header or footer; nil without one.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration; nil without one.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the layout is mirrored in right-to-left interfaces; it is not by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction for which the layout is written; the app's development language by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Registers the class of decorations of a kind; nil unregisters it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(viewClass, kind: elementKind, .identifier(elementKind))
  }

  /// Registers the nib of decorations of a kind; nil unregisters it.
  ///
  /// The first view of the file must be a `UICollectionReusableView`.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(
      nib, as: UICollectionReusableView.self, kind: elementKind, .identifier(elementKind))
  }

  // MARK: Invalidating

  /// Requests a new layout in the collection's next layout pass; calls `invalidateLayout(with:)`.
  open func invalidateLayout() {
    guard !isInvalidating else { return }
    isInvalidating = true
    defer { isInvalidating = false }
    invalidateLayout(with: makeContext())
  }

  /// Requests a new layout in the collection's next layout pass; calls `invalidateLayout()` if that did not call it.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    collectionView?.move(by: context.contentOffsetAdjustment)
    collectionView?.setNeedsLayout()
    guard !isInvalidating else { return }
    isInvalidating = true
    defer { isInvalidating = false }
    // A layout that keeps what it computed may drop it in either method.
    invalidateLayout()
  }

  /// Returns whether new bounds need a new layout; a change of size always does.
  ///
  /// The collection already has the new bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context with which new bounds invalidate the layout.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Returns whether the size that a view prefers needs a new layout; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context with which a view's preferred size invalidates the layout.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Scrolls the section of an item across the layout's direction, if it can be scrolled so.
  func scrollAcross(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition) {}

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    guard
      let contextClass = Self.invalidationContextClass
        as? UICollectionViewLayoutInvalidationContext.Type
    else {
      preconditionFailure(
        "\(Self.invalidationContextClass) is not a subclass of "
          + "UICollectionViewLayoutInvalidationContext.")
    }
    return .make(contextClass)
  }

  /// Returns new attributes of the layout's class.
  func makeAttributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    guard
      let attributesClass = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    else {
      preconditionFailure(
        "\(Self.layoutAttributesClass) is not a subclass of UICollectionViewLayoutAttributes.")
    }
    let attributes = UICollectionViewLayoutAttributes.make(attributesClass)
    attributes.name(category, kind, indexPath)
    return attributes
  }

  func makeAttributes(
    _ category: UICollectionView.ElementCategory, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes { makeAttributes(category, nil, indexPath) }

  /// Whether cells, headers and footers provide their preferred size.
  var asksViews: Bool { true }

  /// Drops the sizes that views prefer.
  func forgetPreferred(at indexPath: IndexPath?) {}

  /// Whether views may prefer other sizes because the collection has another one.
  func measuresAnew(from oldSize: CGSize, to newSize: CGSize) -> Bool { oldSize != newSize }

  /// Returns the swipe actions of an item; nil in layouts without lists.
  func swipeActions(
    at side: UITableView.SwipeSide, ofItemAt path: IndexPath
  ) -> [UIContextualAction]? { nil }

  // MARK: Offsets

  /// Returns the offset after an update or a change of the layout; the proposed one by default.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  /// Returns the offset at which scrolling comes to rest; never called in snapshots.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  /// Called before a group of updates is laid out.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after a group of updates was laid out.
  open func finalizeCollectionViewUpdates() {}
  /// Called before the bounds change in an animation; never in snapshots.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after the bounds changed in an animation; never in snapshots.
  open func finalizeAnimatedBoundsChange() {}
  /// Called on the layout that is replaced.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called on the layout that replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts after one replaced the other.
  open func finalizeLayoutTransition() {}

  /// Returns from where an inserted item comes; never called, as snapshots show the end of animations.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns where a deleted item goes; never called, as snapshots show the end of animations.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns from where a supplementary view comes; never called, as snapshots show the end of animations.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns where a supplementary view goes; never called, as snapshots show the end of animations.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns from where a decoration comes; never called, as snapshots show the end of animations.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns where a decoration goes; never called, as snapshots show the end of animations.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the supplementary views that an update adds; never called, as the layout is read as a whole.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the supplementary views that an update removes; never called, as the layout is read as a whole.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decorations that an update adds; never called, as the layout is read as a whole.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decorations that an update removes; never called, as the layout is read as a whole.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
}
