public import Foundation

/// Fills lines with items, one after another, as text is filled with words.
///
/// A line's items are spread over its length. Those of a section's last line are spaced as in the line before if all
/// items have the same size, otherwise at the minimum spacing.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The value for sizes determined by the cells.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  static let standardItemSize = CGSize(width: 50, height: 50)

  /// The size of items unless the delegate provides one, 50 × 50 by default.
  open var itemSize = UICollectionViewFlowLayout.standardItemSize { didSet { invalidateLayout() } }
  /// The estimated size of self-sizing items; `.zero`, the default, turns self-sizing off.
  open var estimatedItemSize: CGSize = .zero {
    didSet {
      preferredSizes = [:]
      invalidateLayout()
    }
  }
  /// The minimum distance between lines, 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum distance between items of a line, 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset: UIEdgeInsets = .zero { didSet { invalidateLayout() } }
  /// The size of headers, which have the collection's size across the scroll direction; zero by default.
  open var headerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
  /// The size of footers, which have the collection's size across the scroll direction; zero by default.
  open var footerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
  /// The area from which `sectionInset` is measured.
  public enum SectionInsetReference: Int, Sendable {
    /// That within the collection's content insets.
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  /// The area from which `sectionInset` is measured along lines; that within the content insets by default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidateLayout() }
  }
  /// The direction in which lines are stacked, vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// Whether headers stay visible as long as their section is.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay visible as long as their section is.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  private var preferredSizes: [IndexPath: CGSize] = [:]
  private var sections: [FlowSection] = []
  private var contentSize: CGSize = .zero
  /// The collection's size when the items were placed.
  private var preparedSize: CGSize = .zero

  /// Creates a layout of items 50 points wide and high, in vertical lines 10 points apart.
  public override init() { super.init() }

  /// Creates the layout that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) {
    guard let nib = coder as? NibLayoutCoder else { return nil }
    super.init(coder: coder)
    apply(nib.element)
  }

  open override func prepare() {
    guard let collectionView else { return }
    var builder = FlowBuilder(self, collectionView)
    builder.build()
    sections = builder.sections
    contentSize = builder.contentSize
    preparedSize = collectionView.bounds.size
  }

  /// The size of all content: the collection's width, and the height of its sections.
  open override var collectionViewContentSize: CGSize { contentSize }

  /// Returns the attributes of everything that intersects a rectangle, section by section.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    sections.flatMap { section -> [UICollectionViewLayoutAttributes] in
      guard section.frame.touches(rect) else { return [] }
      let parts = [pinned(section.header, in: section), pinnedFooter(in: section)].compactMap(
        \.self)
      return (section.items + parts).filter { $0.frame.touches(rect) }.map { $0.copied() }
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return sections[indexPath.section].items[indexPath.item].copied()
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    let place = isHeader ? pinned(section.header, in: section) : pinnedFooter(in: section)
    return place?.copied()
      ?? UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: elementKind, with: indexPath)
  }

  private func pinned(
    _ header: UICollectionViewLayoutAttributes?, in section: FlowSection
  ) -> UICollectionViewLayoutAttributes? {
    guard let header, sectionHeadersPinToVisibleBounds else { return header }
    return pinned(header, in: section, isAtStart: true, other: section.footer)
  }

  private func pinnedFooter(in section: FlowSection) -> UICollectionViewLayoutAttributes? {
    guard let footer = section.footer, sectionFootersPinToVisibleBounds else {
      return section.footer
    }
    return pinned(footer, in: section, isAtStart: false, other: section.header)
  }

  private func pinned(
    _ view: UICollectionViewLayoutAttributes, in section: FlowSection, isAtStart: Bool,
    other: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let collectionView else { return view }
    let pinned = view.copied()
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    let axis = GroupAxis(isHorizontal: scrollDirection == .horizontal)
    let length = axis.along(view.size)
    let taken = other.map { axis.along($0.size) } ?? 0
    let start = axis.along(of: section.frame.origin)
    let end = start + axis.along(section.frame.size)
    let own = axis.along(of: view.frame.origin)
    let (low, high) = (
      axis.along(of: visible.origin), axis.along(of: visible.origin) + axis.along(visible.size)
    )
    let place =
      isAtStart
      ? max(own, min(low, end - taken - length)) : min(own, max(high - length, start + taken))
    pinned.frame.origin = axis.point(place, axis.other.along(of: view.frame.origin))
    pinned.zIndex = 10
    return pinned
  }

  // MARK: Invalidating

  /// The class of a flow layout's contexts.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Returns whether the collection's size across the scroll direction changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    scrollDirection == .vertical
      ? newBounds.width != preparedSize.width : newBounds.height != preparedSize.height
  }

  /// Returns whether a cell prefers another size than its item has, if cells decide.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = preferredAttributes.indexPath
    guard asksViews, preferredAttributes.representedElementCategory == .cell,
      sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return false }
    return preferredAttributes.size != sections[path.section].items[path.item].size
  }

  /// Gives an item the size that its cell prefers.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    if preferredAttributes.representedElementCategory == .cell {
      preferredSizes[preferredAttributes.indexPath] = preferredAttributes.size
      context.invalidateItems(at: [preferredAttributes.indexPath])
    }
    return context
  }

  override var asksViews: Bool { estimatedItemSize != .zero }

  override func forgetPreferred(at indexPath: IndexPath?) {
    if let indexPath { preferredSizes[indexPath] = nil } else { preferredSizes = [:] }
    isPrepared = false
  }

  /// Lines have the collection's length, so only another one lets items be measured again.
  override func measuresAnew(from oldSize: CGSize, to newSize: CGSize) -> Bool {
    scrollDirection == .vertical
      ? oldSize.width != newSize.width : oldSize.height != newSize.height
  }

  /// Returns the size of an item: its cell's preferred size, otherwise the delegate's or the layout's.
  func size(at indexPath: IndexPath, in collectionView: UICollectionView) -> CGSize {
    if let preferred = preferredSizes[indexPath] { return preferred }
    let said = (collectionView.delegate as? any UICollectionViewDelegateFlowLayout)?
      .collectionView(collectionView, layout: self, sizeForItemAt: indexPath)
    if let said, said != FlowLayoutDefaults.size { return said.isAutomatic ? estimate : said }
    if asksViews { return estimate }
    return itemSize.isAutomatic ? Self.standardItemSize : itemSize
  }

  private var estimate: CGSize {
    estimatedItemSize.isAutomatic || estimatedItemSize == .zero
      ? Self.standardItemSize : estimatedItemSize
  }
}

extension CGSize {
  fileprivate var isAutomatic: Bool { self == UICollectionViewFlowLayout.automaticSize }
}

extension CGRect {
  /// Whether the rectangles share a side or an area; `intersects` ignores empty ones.
  ///
  /// An item 0 points high has its cell wherever it is, so that it is measured again when the cell's contents change.
  func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY < other.maxY
      && (other.minY < maxY || other.minY == minY)
  }
}
