public import Foundation
internal import LayoutModel

/// Items placed by a layout; only visible items have cells.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The scroll direction of a layout.
  public enum ScrollDirection: Int, Sendable {
    /// Downwards.
    case vertical = 0
    /// Sideways.
    case horizontal = 1
  }

  /// The kind of view above a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of view below a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The layout that places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }
  /// The data source; not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The delegate, which sizes the items and is notified about them; not retained.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      collectionViewLayout.invalidateLayout()
    }
  }
  /// The view behind the items, as large as the collection; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Whether visible self-sizing cells are measured again when their content changes.
  open var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether items can be selected by touch; code always can select them.
  open var allowsSelection = true

  var counts: [Int]?
  var views: [CollectionElement: UICollectionReusableView] = [:]
  var pool = CollectionPool()
  var measuredPaths: Set<IndexPath> = []
  var selectedPaths: [IndexPath] = []
  var isTiling = false
  var hasWarnedOfZeroSize: String?
  /// The first item that was still to be measured again after the layout of the whole collection.
  var unsettledItem: IndexPath?
  var lastTraits: UITraitCollection?
  var lastBounds: CGRect = .zero

  /// Creates a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
  }

  /// Creates the collection that an Interface Builder file describes; nil for any other archive.
  ///
  /// Its prototypes, headers and footers are registered by their reuse identifiers.
  public required init?(coder: NSCoder) {
    guard let nib = coder as? NibCoder else { return nil }
    collectionViewLayout = nib.makeCollectionLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
    backgroundColor = backgroundColor ?? .systemBackground
  }

  override var sizesContentByConstraints: Bool { false }

  /// Creates, measures and places the visible cells.
  open override func layoutSubviews() {
    super.layoutSubviews()
    CollectionTiling(self).run()
  }

  override var contentProblems: [ContentProblem] {
    [
      hasWarnedOfZeroSize.map { ContentProblem(kind: .zeroHeight, message: $0) },
      unsettledItemMessage.map { ContentProblem(kind: .unsettledHeight, message: $0) },
    ].compactMap(\.self)
  }

  func warnOfZeroSize(_ cell: UICollectionViewCell) {
    guard hasWarnedOfZeroSize == nil else { return }
    hasWarnedOfZeroSize =
      "Warning once only: Detected a case where constraints ambiguously suggest a size of zero for "
      + "a collection view cell's content view. We're considering the collapse unintentional and "
      + "using standard size instead. Cell: \(ItemName.plain(cell))"
  }

  package override func containedSize(inWidth width: CGFloat) -> CGSize? {
    wholeSize(width: width)
  }

  func contentsDidChange(of view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled,
      let element = views.first(where: { $0.value === view })
    else { return }
    measuredPaths.remove(element.key.indexPath)
    setNeedsLayout()
  }
}

/// A cell, or a header or footer, by its index path.
struct CollectionElement: Hashable, Comparable {
  let indexPath: IndexPath
  /// Empty for a cell.
  let kind: String

  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    indexPath = attributes.indexPath
    kind = attributes.representedElementKind ?? ""
  }

  init(cell indexPath: IndexPath) {
    self.indexPath = indexPath
    kind = ""
  }

  static func < (lhs: CollectionElement, rhs: CollectionElement) -> Bool {
    (lhs.kind, lhs.indexPath) < (rhs.kind, rhs.indexPath)
  }
}
