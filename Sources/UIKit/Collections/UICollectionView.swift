public import Foundation
internal import LayoutModel

/// Items placed by a layout; only visible items have cells.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The scroll direction of a layout.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The layout that places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { layoutDidChange(from: oldValue) }
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
  open var allowsMultipleSelection = false
  /// Whether items can be selected by touch; code always can select them.
  open var allowsSelection = true

  /// Whether items can be selected by touch in editing mode; code always can select them.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected in editing mode.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the cells show what they show in editing mode.
  open var isEditing = false { didSet { editingDidChange() } }
  /// Prepares data of items before they are visible; never called in snapshots.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether cells are made before they are visible; without effect.
  open var isPrefetchingEnabled = true

  /// Says which items can be dragged; never called in snapshots.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// Says where items can be dropped; never called in snapshots.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether items can be dragged; kept.
  open var dragInteractionEnabled = true

  /// The item that is being moved; nil for none.
  var movement: ItemMovement?
  var counts: [Int]?
  var views: [CollectionElement: UICollectionReusableView] = [:]
  var pool = CollectionPool()
  /// The views that wait for their own items while causes are proven; nil otherwise.
  var keptViews: [CollectionElement: UICollectionReusableView]?
  /// The views whose preferred size is known.
  var measured: Set<CollectionElement> = []
  var updates = ListUpdates(.collection)
  /// The cells that are being reconfigured: dequeuing for their items returns them.
  var reconfigured: [IndexPath: UICollectionViewCell] = [:]
  var selectedPaths: [IndexPath] = []
  var isTiling = false
  var openSwipe: OpenSwipe?
  var hasWarnedOfZeroSize: String?
  /// The first item that was still to be measured again after the layout of the whole collection.
  var unsettledItem: IndexPath?
  /// Whether updates have changed the items since the last layout.
  var awaitsTiling = false
  /// Whether the last measuring of all content ended without a height.
  var isUnsettled = false
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
    measured.remove(element.key)
    setNeedsLayout()
  }

  /// Registers the class of cells with an identifier; nil unregisters it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, kind: "", .identifier(identifier))
  }

  /// Registers the nib of cells with an identifier; nil unregisters it.
  ///
  /// The first view of the file must be a collection view cell.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(nib, as: UICollectionViewCell.self, kind: "", .identifier(identifier))
  }

  /// Registers the class of supplementary views of a kind; nil unregisters it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(viewClass, kind: elementKind, .identifier(identifier))
  }

  /// Registers the nib of supplementary views of a kind; nil unregisters it.
  ///
  /// The first view of the file must be a `UICollectionReusableView`.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    pool.register(nib, as: UICollectionReusableView.self, kind: kind, .identifier(identifier))
  }

  /// Returns a reused cell or one of the registered class, with the size of the item.
  ///
  /// An unregistered identifier stops with UIKit's message.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = dequeueCell(.identifier(identifier), at: indexPath) else {
      preconditionFailure(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(identifier) - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard")
    }
    return cell
  }

  /// Returns a reused header or footer, or one of the registered class.
  ///
  /// An unregistered identifier stops with UIKit's message.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = pool.view(kind: elementKind, .identifier(identifier)) else {
      preconditionFailure(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard")
    }
    return view
  }

  open var numberOfSections: Int { loadedCounts.count }
  /// Returns the number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int { loadedCounts[section] }

  /// Reloads everything from the data source, with the next layout.
  open func reloadData() { reloadEverything() }

  /// Reloads the cells of items.
  open func reloadItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      remove(CollectionElement(cell: path))
      collectionViewLayout.forgetPreferred(at: path)
    }
    collectionViewLayout.invalidateLayout()
  }

  /// Makes changes, applies them together, then runs the completion with true.
  ///
  /// Numbers of items that do not fit the changes stop with UIKit's message.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    group { updates?() }
    completion?(true)
  }

  /// Returns the attributes of an item, with estimates for sizes that are not yet known.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the attributes of a header, footer or other supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Returns the cell of a visible item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[CollectionElement(cell: indexPath)] as? UICollectionViewCell
  }

  /// Returns the item of a visible cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    views.first { $0.value === cell && $0.key.category == .cell }?.key.indexPath
  }

  /// The items that were visible in the last layout, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    // Updates lay out, as they do on iOS.
    if awaitsTiling { CollectionTiling(self).run() }
    return views.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  /// The visible cells, in order.
  open var visibleCells: [UICollectionViewCell] {
    CollectionTiling(self).run()
    return indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// Returns a visible header or footer.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    views[CollectionElement(.supplementaryView, elementKind, indexPath)]
  }

  /// Sets the layout and calls the completion; the change is not animated.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  /// Inserts items of the data source; the paths are those after all changes of the group.
  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Deletes items; the paths are those before all changes of the group.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Moves an item from its place before the changes of the group to that after them.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems[indexPath] = newIndexPath }
  }

  /// Inserts sections of the data source.
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// Reloads the cells, headers and footers of sections.
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Configures the cells of visible items again, without replacing them.
  ///
  /// The data source must dequeue each cell for its item.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Returns the item at a point of the collection's coordinates; nil without one.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let hits = collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    return hits?.filter { $0.representedElementCategory == .cell && $0.frame.covers(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// Returns the visible headers or footers, in order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Returns the positions of the visible headers or footers, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    CollectionTiling(self).run()
    return views.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath).sorted()
  }

  /// Deselects an item.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Selects an item; nil clears the selection.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = []
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selectedPaths { cellForItem(at: path)?.isSelected = false }
      selectedPaths = []
    }
    guard let indexPath else { return }
    if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// The selected items in the order of their selection; nil without any.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths
  }

  /// Scrolls an item to a position, within the limits of the content.
  open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard layoutAttributesForItem(at: indexPath) != nil else { return }
    collectionViewLayout.scrollAcross(to: indexPath, at: position)
    guard let rect = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let visible = bounds.size
    var offset = contentOffset
    if position.contains(.top) { offset.y = rect.minY }
    if position.contains(.centeredVertically) { offset.y = rect.midY - visible.height / 2 }
    if position.contains(.bottom) { offset.y = rect.maxY - visible.height }
    if position.contains(.left) { offset.x = rect.minX }
    if position.contains(.centeredHorizontally) { offset.x = rect.midX - visible.width / 2 }
    if position.contains(.right) { offset.x = rect.maxX - visible.width }
    let size = collectionViewLayout.collectionViewContentSize
    contentOffset = CGPoint(
      x: min(max(0, offset.x), max(0, size.width - visible.width)),
      y: min(max(0, offset.y), max(0, size.height - visible.height)))
    CollectionTiling(self).run()
  }
}
