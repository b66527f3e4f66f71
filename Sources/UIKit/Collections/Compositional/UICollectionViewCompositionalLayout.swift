public import Foundation

/// Returns the section of an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// What all sections of a compositional layout have in common.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which sections follow each other, vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout; their paths have one index.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The area from which sections measure their insets unless they say otherwise.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() { super.init() }
}

/// Places sections of items in nested groups.
///
/// Estimated sizes are those that views prefer. Sections that scroll across the layout's direction show their beginning,
/// until `scrollToItem(at:at:animated:)` brings an item into sight.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// What all sections have in common.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Whether all sections are the same object.
  private let hasOneSection: Bool
  /// What is undone while causes are proven.
  var partEdits = LayoutPartEdits() { didSet { invalidateLayout() } }
  private var layout = CompositionalResult()
  private var preferredSizes: [CollectionElement: CGSize] = [:]
  private var orthogonalOffsets: [Int: CGFloat] = [:]

  /// Creates a layout of one section after another, all alike.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    hasOneSection = true
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout of one section after another, all alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    hasOneSection = true
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout of sections that a function returns.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    hasOneSection = false
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout of sections that a function returns.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    hasOneSection = false
    self.configuration = configuration
    super.init()
  }

  /// Returns nil: an archive has no sections.
  public required init?(coder: NSCoder) { nil }

  /// Returns true: the layout is written from leading to trailing.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Placing

  private var scroll: GroupAxis {
    GroupAxis(isHorizontal: shownConfiguration.scrollDirection == .horizontal)
  }

  private var shownConfiguration: UICollectionViewCompositionalLayoutConfiguration {
    partEdits.isEmpty ? configuration : partEdits.applied(to: configuration)
  }

  static let configurationPath = "layout.configuration"

  private func path(ofSection index: Int) -> String {
    hasOneSection ? "layout.section" : "layout.section[\(index)]"
  }

  /// The configuration and the sections, as they were last laid out.
  var parts: [LayoutPart] {
    let sections = hasOneSection ? layout.sections.prefix(1) : layout.sections[...]
    return [LayoutPart(path: Self.configurationPath, object: shownConfiguration)]
      + sections.enumerated().map {
        LayoutPart(path: path(ofSection: $0), object: $1.section)
      }
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    layout = CompositionalArrangement(
      collection: collectionView, configuration: shownConfiguration, scroll: scroll,
      section: { [self] index, environment in
        guard let section = provider(index, environment) else {
          preconditionFailure(
            "Invalid section definition. Please specify a valid section definition when content is "
              + "to be rendered for a section. This is a client error.")
        }
        return partEdits.isEmpty
          ? section
          : partEdits.applied(to: section, path: path(ofSection: index), in: environment)
      }, orthogonalOffsets: orthogonalOffsets,
      preferred: { [preferredSizes] in preferredSizes[$0] }
    ).place()
    if layout.background != nil {
      register(ListBackgroundView.self, forDecorationViewOfKind: ListBackgroundView.kind)
    }
  }

  override func swipeActions(
    at side: UITableView.SwipeSide, ofItemAt path: IndexPath
  ) -> [UIContextualAction]? {
    guard layout.sections.indices.contains(path.section),
      let list = layout.sections[path.section].section.list
    else { return nil }
    return switch side {
    case .leading: list.leadingSwipeActionsConfigurationProvider?(path)?.actions
    case .trailing: list.trailingSwipeActionsConfigurationProvider?(path)?.actions
    }
  }

  open override var collectionViewContentSize: CGSize { layout.contentSize }

  /// Returns the attributes of everything that intersects a rectangle, section by section.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    var found = layout.views(in: rect).map(attributes)
    if let color = layout.background {
      found.append(
        ListBackgroundAttributes(
          color,
          frame: collectionView.bounds.union(CGRect(origin: .zero, size: layout.contentSize))))
    }
    for (index, section) in layout.sections.enumerated() {
      let own = section.placed.views.filter { $0.frame.touches(rect) }.map(attributes)
      section.section.visibleItemsInvalidationHandler?(
        own, scroll.other.point(orthogonalOffsets[index] ?? 0, 0),
        layout.environment(for: collectionView))
      found += own
      found += section.placed.pinned.map { attributes(pinned($0, in: section.placed)) }
        .filter { $0.frame.touches(rect) }
    }
    return found
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layout.view(CollectionElement(cell: indexPath)).map(attributes)
  }

  /// Returns the attributes of a header, a footer or an anchored view.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let element = CollectionElement(.supplementaryView, elementKind, indexPath)
    for section in layout.sections {
      if let pin = section.placed.pinned.first(where: { $0.view.element == element }) {
        return attributes(pinned(pin, in: section.placed))
      }
    }
    return layout.view(element).map(attributes)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layout.view(CollectionElement(.decorationView, elementKind, indexPath)).map(attributes)
  }

  private func attributes(_ view: PlacedView) -> UICollectionViewLayoutAttributes {
    let element = view.element
    let attributes = makeAttributes(
      element.category, element.category == .cell ? nil : element.kind, element.indexPath)
    attributes.frame = view.frame
    attributes.zIndex = view.zIndex
    attributes.fitting = view.axes
    attributes.list = view.list
    return attributes
  }

  /// Returns a header or footer where it is visible, within its section.
  private func pinned(_ pin: PinnedView, in section: PlacedSection) -> PlacedView {
    guard let collectionView else { return pin.view }
    let inset = collectionView.adjustedContentInset
    let visible = collectionView.bounds.inset(by: inset)
    var view = pin.view
    // What is pinned is above the section's other contents.
    view.zIndex += 1
    if scroll.isHorizontal {
      view.frame.origin.x = pin.place(
        view.frame.minX, view.frame.width, (section.frame.minX, section.frame.maxX),
        (visible.minX, visible.maxX))
    } else {
      view.frame.origin.y = pin.place(
        view.frame.minY, view.frame.height, (section.frame.minY, section.frame.maxY),
        (visible.minY, visible.maxY))
    }
    return view
  }

  override func scrollAcross(
    to indexPath: IndexPath, at position: UICollectionView.ScrollPosition
  ) {
    guard let collectionView, layout.sections.indices.contains(indexPath.section),
      let view = layout.view(CollectionElement(cell: indexPath)),
      let contents = layout.sections[indexPath.section].placed.orthogonal,
      let group = contents.groups.first(where: { $0.items.contains(indexPath.item) }),
      let first = layout.view(
        CollectionElement(cell: IndexPath(item: group.items.lowerBound, section: indexPath.section))
      ),
      let place = position.along(
        scroll.other,
        isMirrored: collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    else { return }
    let across = scroll.other
    let inGroup = across.along(of: view.frame.origin) - across.along(of: first.frame.origin)
    orthogonalOffsets[indexPath.section] = contents.offset(
      to: indexPath.item, start: group.start + inGroup, length: across.along(view.frame.size),
      at: place)
    invalidateLayout()
  }

  // MARK: Sizes that views prefer

  /// Returns whether the collection's size changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != layout.collectionSize
      || layout.sections.contains { $0.section.visibleItemsInvalidationHandler != nil }
  }

  /// Returns whether a view prefers another size where its size is estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (preferred, original) = (preferredAttributes.size, originalAttributes.size)
    return originalAttributes.fitting.applying(preferred, to: original) != original
  }

  /// Gives a view the size that it prefers.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferredSizes[CollectionElement(originalAttributes)] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func forgetPreferred(at indexPath: IndexPath?) {
    if let indexPath {
      preferredSizes[CollectionElement(cell: indexPath)] = nil
    } else {
      preferredSizes = [:]
    }
    isPrepared = false
  }
}

extension PinnedView {
  /// Returns the start of a header or footer that stays in the visible part of its section.
  fileprivate func place(
    _ start: CGFloat, _ length: CGFloat, _ section: (low: CGFloat, high: CGFloat),
    _ visible: (low: CGFloat, high: CGFloat)
  ) -> CGFloat {
    isAtStart
      ? max(start, min(visible.low, section.high - length))
      : min(start, max(visible.high - length, section.low))
  }
}
