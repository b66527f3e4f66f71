internal import Foundation

/// An element of a layout with its place.
struct PlacedView {
  let element: CollectionElement
  var frame: CGRect
  var zIndex = 0
  var axes = FittedAxes(width: false, height: false)
  var list: ListPlacement?
}

/// A header or footer with the edge to which it is pinned.
struct PinnedView {
  var view: PlacedView
  let isAtStart: Bool
}

/// A placed section of a compositional layout.
struct PlacedSection {
  var frame: CGRect = .zero
  var views: [PlacedView] = []
  var pinned: [PinnedView] = []
  /// What is scrolled across the layout's direction; nil for a section that is not.
  var orthogonal: OrthogonalContents?
}

/// Places headers and footers around contents.
@MainActor struct BoundaryArrangement {
  let items: [NSCollectionLayoutBoundarySupplementaryItem]
  let scroll: GroupAxis
  /// The area of headers and footers, across the scroll direction; along it the whole area's.
  let area: CGRect
  let element: (String, Int) -> CollectionElement
  let preferred: (CollectionElement) -> CGSize?

  private var startEdge: NSDirectionalRectEdge { scroll.isHorizontal ? .leading : .top }
  private var endEdge: NSDirectionalRectEdge { scroll.isHorizontal ? .trailing : .bottom }

  /// The length of what extends the contents at an end.
  func extent(atStart: Bool) -> CGFloat {
    measured.filter { $0.item.extendsBoundary && $0.item.alignment.edges.contains(edge(atStart)) }
      .map { scroll.along($0.size) }.max() ?? 0
  }

  private func edge(_ isAtStart: Bool) -> NSDirectionalRectEdge { isAtStart ? startEdge : endEdge }

  private var measured:
    [(item: NSCollectionLayoutBoundarySupplementaryItem, element: CollectionElement, size: CGSize)]
  {
    var counts: [String: Int] = [:]
    return items.map { item in
      let number = counts[item.elementKind, default: 0]
      counts[item.elementKind] = number + 1
      let element = element(item.elementKind, number)
      let axes = FittedAxes(item.layoutSize)
      let size = axes.applying(preferred(element), to: item.layoutSize.points(in: area.size))
      return (item, element, size)
    }
  }

  /// Returns the views around contents, in the contents' coordinates.
  func place(around contents: CGRect) -> (views: [PlacedView], pinned: [PinnedView]) {
    var views: [PlacedView] = []
    var pinned: [PinnedView] = []
    for (item, element, size) in measured {
      let edges = item.alignment.edges
      var view = PlacedView(
        element: element, frame: CGRect(origin: .zero, size: size), zIndex: item.zIndex,
        axes: FittedAxes(item.layoutSize))
      let isAtStart = edges.contains(startEdge)
      guard isAtStart || edges.contains(endEdge) else {
        view.frame = item.frame(of: size, in: contents)
        views.append(view)
        continue
      }
      view.frame.origin = origin(of: item, size, isAtStart: isAtStart, contents)
      if item.pinToVisibleBounds {
        pinned.append(PinnedView(view: view, isAtStart: isAtStart))
      } else {
        views.append(view)
      }
    }
    return (views, pinned)
  }

  private func origin(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, isAtStart: Bool,
    _ contents: CGRect
  ) -> CGPoint {
    let start = scroll.isHorizontal ? contents.minX : contents.minY
    let end = start + scroll.along(contents.size)
    let length = scroll.along(size)
    let along =
      isAtStart
      ? start - (item.extendsBoundary ? extent(atStart: true) : 0)
      : end + (item.extendsBoundary ? extent(atStart: false) - length : -length)
    let origin = scroll.point(along, acrossStart(of: item, scroll.across(size)))
    return CGPoint(x: origin.x + item.offset.x, y: origin.y + item.offset.y)
  }

  private func acrossStart(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ thickness: CGFloat
  ) -> CGFloat {
    let low = scroll.isHorizontal ? area.minY : area.minX
    let room = scroll.across(area.size) - thickness
    let edges = item.alignment.edges
    let (first, last): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      scroll.isHorizontal ? (.top, .bottom) : (.leading, .trailing)
    if edges.contains(first) { return low }
    return edges.contains(last) ? low + room : low + room / 2
  }
}

/// Places a section of a compositional layout.
@MainActor struct SectionArrangement {
  let section: NSCollectionLayoutSection
  let index: Int
  let count: Int
  let environment: LayoutEnvironment
  let scroll: GroupAxis
  /// The insets of the area from which the section's own are measured.
  let reference: NSDirectionalEdgeInsets
  /// How far the section is scrolled across that direction.
  let orthogonalOffset: CGFloat
  let preferred: (CollectionElement) -> CGSize?

  private var container: CGSize { environment.container.effectiveContentSize }

  private var insets: NSDirectionalEdgeInsets {
    let own = section.contentInsets
    let list = section.list?.sectionInsets(index: index) ?? .zero
    return NSDirectionalEdgeInsets(
      top: own.top + reference.top + list.top, leading: own.leading + reference.leading,
      bottom: own.bottom + reference.bottom + list.bottom,
      trailing: own.trailing + reference.trailing)
  }

  /// Returns the section's elements in the layout's coordinates, from a position along the scroll direction.
  func place(at start: CGFloat) -> PlacedSection {
    let insets = insets
    let groups = placeGroups(in: container.inset(by: insets))
    let boundary = boundary(insets)
    let (before, after) =
      scroll.isHorizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
    let padding = section.list?.headerPadding ?? 0
    let contentStart = start + padding + boundary.extent(atStart: true)
    let contentLength = before + groups.length + after
    let contents = rect(contentStart, contentLength)
    let end = contentStart + contentLength + boundary.extent(atStart: false)

    var placed = PlacedSection(frame: rect(start, end - start))
    placed.orthogonal = groups.orthogonal
    let origin = scroll.point(
      contentStart + before,
      (scroll.isHorizontal ? insets.top : insets.leading) - orthogonalOffset)
    for var view in groups.views {
      view.frame.origin.x += origin.x
      view.frame.origin.y += origin.y
      placed.views.append(view)
    }
    var (views, pinned) = boundary.place(around: contents)
    if let list = section.list?.headerPlacement {
      for index in views.indices { views[index].list = list }
      for index in pinned.indices { pinned[index].view.list = list }
    }
    placed.views += views
    placed.pinned = pinned
    placed.views += decorations(in: placed.frame)
    return placed
  }

  private func rect(_ start: CGFloat, _ length: CGFloat) -> CGRect {
    CGRect(
      origin: scroll.point(start, 0), size: scroll.size(length, scroll.across(container)))
  }

  private func boundary(_ insets: NSDirectionalEdgeInsets) -> BoundaryArrangement {
    let isInset = section.supplementariesFollowContentInsets
    let side = isInset ? scroll.isHorizontal ? insets.top : insets.leading : 0
    let room = isInset ? scroll.across(container.inset(by: insets)) : scroll.across(container)
    return BoundaryArrangement(
      items: section.boundarySupplementaryItems, scroll: scroll,
      area: CGRect(
        origin: scroll.point(0, side), size: scroll.size(scroll.along(container), room)),
      element: { [index] kind, number in
        CollectionElement(.supplementaryView, kind, IndexPath(item: number, section: index))
      }, preferred: preferred)
  }

  private func decorations(in frame: CGRect) -> [PlacedView] {
    var counts: [String: Int] = [:]
    return section.decorationItems.map { item in
      let number = counts[item.elementKind, default: 0]
      counts[item.elementKind] = number + 1
      return PlacedView(
        element: CollectionElement(
          .decorationView, item.elementKind, IndexPath(item: number, section: index)),
        frame: frame.inset(by: item.contentInsets), zIndex: item.zIndex)
    }
  }

  // MARK: Groups

  /// The groups' elements, from the first group's corner, and their length along the scroll direction.
  private struct Groups {
    var views: [PlacedView] = []
    var length: CGFloat = 0
    var orthogonal: OrthogonalContents?
  }

  private func placeGroups(in inner: CGSize) -> Groups {
    let behavior = section.orthogonalScrollingBehavior
    let stack = behavior == .none ? scroll : scroll.other
    var contents = OrthogonalContents(
      behavior: behavior, visibleLength: stack.along(inner), pageLength: stack.along(container))
    var arrangement = GroupArrangement(
      environment: environment, preferred: { preferred(element(of: $0)) }, count: count)
    var views: [PlacedView] = []
    var position: CGFloat = 0
    var thickness: CGFloat = 0
    while arrangement.next < count {
      let first = arrangement.next
      let group = arrangement.place(section.group, in: inner)
      guard arrangement.next > first else { break }
      if first > 0 {
        position += section.interGroupSpacing
      } else if behavior == .groupPagingCentered {
        position = max(0, stack.along(inner) - stack.along(group.size)) / 2
      }
      let (along, across) = (
        stack.spacings(of: section.group), stack.other.spacings(of: section.group)
      )
      position += along.before.least
      let origin = stack.point(position, across.before.least)
      views += group.elements.map { view(of: $0, at: origin) }
      contents.groups.append(
        OrthogonalContents.Group(
          items: first..<arrangement.next, start: position, length: stack.along(group.size)))
      position += stack.along(group.size) + along.after.least
      thickness = max(
        thickness, across.before.least + stack.across(group.size) + across.after.least)
    }
    contents.length = position
    return behavior == .none
      ? Groups(views: views, length: position)
      : Groups(views: views, length: thickness, orthogonal: contents)
  }

  private func element(of part: PlacedElement.Part) -> CollectionElement {
    switch part {
    case .item(let item): CollectionElement(cell: IndexPath(item: item, section: index))
    case .anchored(let kind, let item):
      CollectionElement(.supplementaryView, kind, IndexPath(item: item, section: index))
    }
  }

  private func view(of placed: PlacedElement, at origin: CGPoint) -> PlacedView {
    var view = PlacedView(
      element: element(of: placed.part),
      frame: placed.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: placed.zIndex,
      axes: placed.axes)
    if case .item(let item) = placed.part {
      view.list = section.list?.placement(
        of: IndexPath(item: item, section: index), count: count)
    }
    return view
  }
}
