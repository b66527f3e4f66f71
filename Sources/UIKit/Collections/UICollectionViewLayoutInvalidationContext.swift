public import Foundation

/// What has to be computed again after a change.
///
/// A layout with a context of its own names its class in `invalidationContextClass`.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is invalid, as after `reloadData()`.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items may have changed.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items to place again; nil if none are named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The headers, footers and other supplementary views to place again, by kind; nil if none are named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations to place again, by kind; nil if none are named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The distance by which the collection's offset is moved.
  open var contentOffsetAdjustment: CGPoint = .zero
  /// The change of the content's size; the layout's own size applies in any case.
  open var contentSizeAdjustment: CGSize = .zero

  public override init() { super.init() }

  /// Adds items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views of a kind.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds decorations of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// What a flow layout has to compute again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate's sizes and spacings are requested again; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the attributes are computed again; true by default.
  open var invalidateFlowLayoutAttributes = true
}
