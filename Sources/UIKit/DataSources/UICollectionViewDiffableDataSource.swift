public import Foundation

/// A data source that shows a snapshot of identifiers.
///
/// The collection does not retain it. `apply` has its result at once: animations are at their end.
///
/// ```swift
/// let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
///   collection, indexPath, name in
///   collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
/// snapshot.appendSections([0])
/// snapshot.appendItems(["Ada", "Alan"])
/// source.apply(snapshot)
/// ```
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Returns the cell of an item; nil stops.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Returns a header, footer or other supplementary view; nil stops.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// What reordering calls, which snapshots never do.
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Creates handlers that allow nothing.
    public init() {}
  }

  /// What expanding and collapsing by touch calls, which snapshots never do.
  public struct SectionSnapshotHandlers<ItemType: Hashable> {
    public var shouldExpandItem: ((ItemType) -> Bool)?
    public var willExpandItem: ((ItemType) -> Void)?
    public var shouldCollapseItem: ((ItemType) -> Bool)?
    public var willCollapseItem: ((ItemType) -> Void)?
    public var snapshotForExpandingParent:
      (
        (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemType>
      )?

    /// Creates handlers that do nothing.
    public init() {}
  }

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
  private var sectionSnapshots:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  open var supplementaryViewProvider: SupplementaryViewProvider?
  open var reorderingHandlers = ReorderingHandlers()

  /// What expanding and collapsing by touch calls.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Creates a data source and sets it as the collection's.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns what is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    content.snapshot
  }

  /// Shows a snapshot: cells of items that stay are kept, unless the snapshot reloads them.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    sectionSnapshots = sectionSnapshots.filter { snapshot.indexOfSection($0.key) != nil }
    show(snapshot)
    completion?()
  }

  /// Shows a snapshot: cells of items that stay are kept, unless the snapshot reloads them.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

  /// Shows a snapshot with new cells for all items.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    _ = content.take(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  /// Shows a snapshot with new cells for all items.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    let change = content.take(snapshot)
    collectionView?.apply { _, _ in change.mapping }
    collectionView?.reconfigure(change.reconfigured)
  }

  // MARK: Section snapshots

  /// Returns the items of a section with their levels.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let known = sectionSnapshots[section] { return known }
    var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if content.snapshot.indexOfSection(section) != nil {
      snapshot.append(content.snapshot.itemIdentifiers(inSection: section))
    }
    return snapshot
  }

  /// Shows the visible items of a section's snapshot; a new section is added at the end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = content.snapshot
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.setItems(snapshot.visibleItems, inSection: section)
    sectionSnapshots[section] = snapshot
    show(whole)
    for item in snapshot.visibleItems {
      let cell = content.path(of: item).flatMap { collectionView?.cellForItem(at: $0) }
      outline(cell, item, in: section)
    }
    completion?()
  }

  // MARK: Identifiers

  /// Returns the section at an index; nil without one.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.section(at: index)
  }

  /// Returns the index of a section; nil if the section does not exist.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.snapshot.indexOfSection(sectionIdentifier)
  }

  /// Returns the item at a path; nil without one.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.item(at: indexPath)
  }

  /// Returns the path of an item; nil if the item does not exist.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.path(of: itemIdentifier)
  }

  // MARK: Data source

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { content.sections.count }

  /// Returns the number of items of a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { content.count(of: section) }

  /// Returns the provider's cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = content.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      preconditionFailure(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath), "
          + "which is not allowed. You must always return a cell to the collection view.")
    }
    if let section = content.section(at: indexPath.section) { outline(cell, item, in: section) }
    return cell
  }

  private func outline(
    _ cell: UICollectionViewCell?, _ item: ItemIdentifierType, in section: SectionIdentifierType
  ) {
    guard let outline = sectionSnapshots[section], outline.contains(item),
      let cell = cell as? UICollectionViewListCell
    else { return }
    cell.place(inOutline: outline.level(of: item), isExpanded: outline.isExpanded(item))
  }

  /// Returns the provider's view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure(
        "UICollectionViewDiffableDataSource has no supplementary view of kind \(kind) at "
          + "\(indexPath): set supplementaryViewProvider, and return a view.")
    }
    return view
  }

  /// Returns what `reorderingHandlers` say, otherwise false.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    content.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
