internal import Foundation

/// A placed compositional layout.
@MainActor struct CompositionalResult {
  /// A section with its places.
  struct Section {
    let section: NSCollectionLayoutSection
    let placed: PlacedSection
  }

  var sections: [Section] = []
  /// The background of a list; nil for another layout.
  var background: UIColor? { sections.first?.section.list?.shownBackground }
  /// The headers and footers of the whole layout.
  var common: [PlacedView] = []
  var contentSize: CGSize = .zero
  /// The collection's size for which the layout was made.
  var collectionSize: CGSize = .zero

  func views(in rect: CGRect) -> [PlacedView] { common.filter { $0.frame.touches(rect) } }

  func view(_ element: CollectionElement) -> PlacedView? {
    let section = element.indexPath.count > 1 ? element.indexPath.section : nil
    if let section, sections.indices.contains(section),
      let view = sections[section].placed.views.first(where: { $0.element == element })
    {
      return view
    }
    return common.first { $0.element == element }
  }

  func environment(for collection: UICollectionView) -> LayoutEnvironment {
    let inset = collection.adjustedContentInset
    return LayoutEnvironment(
      LayoutContainer(
        size: collection.bounds.inset(by: inset).size, insets: .zero), collection.traitCollection)
  }
}

/// Places the sections of a compositional layout.
@MainActor struct CompositionalArrangement {
  let collection: UICollectionView
  let configuration: UICollectionViewCompositionalLayoutConfiguration
  let scroll: GroupAxis
  let section: (Int, LayoutEnvironment) -> NSCollectionLayoutSection
  /// How far sections are scrolled across the layout's direction.
  let orthogonalOffsets: [Int: CGFloat]
  let preferred: (CollectionElement) -> CGSize?

  func place() -> CompositionalResult {
    var result = CompositionalResult()
    result.collectionSize = collection.bounds.size
    let environment = result.environment(for: collection)
    let container = environment.container.effectiveContentSize
    let boundary = BoundaryArrangement(
      items: configuration.boundarySupplementaryItems, scroll: scroll,
      area: CGRect(origin: .zero, size: container),
      element: { kind, number in
        CollectionElement(.supplementaryView, kind, IndexPath(index: number))
      }, preferred: preferred)
    let start = boundary.extent(atStart: true)
    var position = start
    for index in 0..<collection.numberOfSections {
      if index > 0 { position += configuration.interSectionSpacing }
      let section = section(index, environment)
      let placed = SectionArrangement(
        section: section, index: index, count: collection.numberOfItems(inSection: index),
        environment: environment, scroll: scroll, reference: insets(from: section),
        orthogonalOffset: orthogonalOffsets[index] ?? 0, preferred: preferred
      ).place(at: position)
      position += scroll.along(placed.frame.size)
      result.sections.append(.init(section: section, placed: snapped(placed)))
    }
    let across = scroll.across(container)
    let (views, pinned) = boundary.place(
      around: CGRect(
        origin: scroll.point(start, 0), size: scroll.size(position - start, across)))
    // Those of the whole layout are not pinned: its contents are one page in a snapshot.
    result.common = (views + pinned.map(\.view)).map(snapped)
    result.contentSize = scroll.size(position + boundary.extent(atStart: false), across)
    return result
  }

  /// The insets of the area that a section measures from, across the scroll direction.
  private func insets(from section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
    let reference =
      section.contentInsetsReference == .automatic
      ? configuration.contentInsetsReference : section.contentInsetsReference
    let edges: UIEdgeInsets =
      switch reference {
      case .none: .zero
      case .automatic, .safeArea: collection.safeAreaInsets
      case .layoutMargins: collection.layoutMargins
      case .readableContent: readableInsets
      }
    let added = collection.adjustedContentInset
    return scroll.isHorizontal
      ? NSDirectionalEdgeInsets(
        top: max(0, edges.top - added.top), leading: 0, bottom: max(0, edges.bottom - added.bottom),
        trailing: 0)
      : NSDirectionalEdgeInsets(
        top: 0, leading: max(0, edges.left - added.left), bottom: 0,
        trailing: max(0, edges.right - added.right))
  }

  private var readableInsets: UIEdgeInsets {
    let frame = collection.readableContentGuide.layoutFrame
    let bounds = collection.bounds
    return UIEdgeInsets(
      top: 0, left: frame.minX - bounds.minX, bottom: 0, right: bounds.maxX - frame.maxX)
  }

  // MARK: Pixels

  private func snapped(_ view: PlacedView) -> PlacedView {
    var view = view
    view.frame = PixelGrid(scale: collection.traitCollection.displayScale).snapped(view.frame)
    return view
  }

  private func snapped(_ section: PlacedSection) -> PlacedSection {
    var section = section
    section.views = section.views.map(snapped)
    section.pinned = section.pinned.map {
      PinnedView(view: snapped($0.view), isAtStart: $0.isAtStart)
    }
    return section
  }
}
