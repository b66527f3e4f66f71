public import Foundation

extension UICollectionView {
  /// Registers the class of cells with an identifier; nil unregisters it.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, kind: "", identifier)
  }

  /// Registers the nib of cells with an identifier; nil unregisters it.
  ///
  /// The first view of the file must be a collection view cell.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, as: UICollectionViewCell.self, kind: "", identifier)
  }

  /// Registers the class of supplementary views of a kind; nil unregisters it.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, kind: elementKind, identifier)
  }

  /// Registers the nib of supplementary views of a kind; nil unregisters it.
  ///
  /// The first view of the file must be a `UICollectionReusableView`.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(nib, as: UICollectionReusableView.self, kind: kind, identifier)
  }

  private func register(_ viewClass: AnyClass?, kind: String, _ identifier: String) {
    guard let type = requireViewClass(viewClass) else {
      return pool.register(kind: kind, identifier: identifier, nil)
    }
    pool.register(kind: kind, identifier: identifier) { UICollectionReusableView.make(type) }
  }

  private func register<View: UICollectionReusableView>(
    _ nib: UINib?, as type: View.Type, kind: String, _ identifier: String
  ) {
    guard let nib else { return pool.register(kind: kind, identifier: identifier, nil) }
    pool.register(kind: kind, identifier: identifier) {
      let view: View = nib.registeredView(for: identifier)
      _ = nib.registeredIdentifier(view.reuseIdentifier, for: identifier)
      return view
    }
  }

  private func requireViewClass(_ type: AnyClass?) -> UICollectionReusableView.Type? {
    guard let type else { return nil }
    guard let viewClass = type as? UICollectionReusableView.Type else {
      preconditionFailure(
        "\(type) cannot be registered: it is not a subclass of UICollectionReusableView.")
    }
    return viewClass
  }

  /// Returns a reused cell or one of the registered class, with the size of the item.
  ///
  /// An unregistered identifier stops with UIKit's message.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = pool.view(kind: "", identifier: identifier) as? UICollectionViewCell else {
      preconditionFailure(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(identifier) - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard")
    }
    if let size = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.size {
      cell.frame.size = size
    }
    return cell
  }

  /// Returns a reused header or footer, or one of the registered class.
  ///
  /// An unregistered identifier stops with UIKit's message.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = pool.view(kind: elementKind, identifier: identifier) else {
      preconditionFailure(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard")
    }
    return view
  }

  // MARK: Counts and positions

  /// The number of sections.
  public var numberOfSections: Int { loadedCounts.count }

  /// Returns the number of items of a section.
  public func numberOfItems(inSection section: Int) -> Int { loadedCounts[section] }

  /// Reloads everything from the data source, with the next layout.
  public func reloadData() {
    counts = nil
    selectedPaths = []
    measuredPaths = []
    collectionViewLayout.forgetPreferred(at: nil)
    collectionViewLayout.invalidateLayout()
    for element in views.keys.sorted() { remove(element) }
  }

  /// Reloads the cells of items.
  public func reloadItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      remove(CollectionElement(cell: path))
      measuredPaths.remove(path)
      collectionViewLayout.forgetPreferred(at: path)
    }
    collectionViewLayout.invalidateLayout()
  }

  /// Makes changes, reloads the data source and the layout, then runs the completion with true.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    counts = nil
    measuredPaths = []
    collectionViewLayout.forgetPreferred(at: nil)
    collectionViewLayout.invalidateLayout()
    completion?(true)
  }

  /// Returns the attributes of an item, with estimates for sizes that are not yet known.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the cell of a visible item.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[CollectionElement(cell: indexPath)] as? UICollectionViewCell
  }

  /// Returns the item of a visible cell.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    views.first { $0.value === cell }?.key.indexPath
  }

  /// The visible items, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    CollectionTiling(self).run()
    return views.keys.filter { $0.kind.isEmpty }.map(\.indexPath).sorted()
  }

  /// The visible cells, in order.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// Returns a visible header or footer.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    views.first { $0.key.kind == elementKind && $0.key.indexPath == indexPath }?.value
  }

  // MARK: Selection

  /// Selects an item; nil clears the selection.
  public func selectItem(
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

  /// The selected items in the order of their selection; nil if there are none.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths
  }

  /// The position of an item after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Scrolls an item to a position, within the limits of the content.
  public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
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
