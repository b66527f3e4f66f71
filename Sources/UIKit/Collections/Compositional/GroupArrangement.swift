internal import Foundation

/// What a group or a section places: an item, or a view anchored to one.
struct PlacedElement {
  enum Part: Hashable {
    case item(Int)
    /// A view anchored to the item of a number.
    case anchored(kind: String, item: Int)
  }

  let part: Part
  /// In the coordinates of the group, later of the collection.
  var frame: CGRect
  var zIndex = 0
  var axes: FittedAxes
}

/// The axes along which a view decides its size.
struct FittedAxes: Hashable {
  var width: Bool
  var height: Bool

  @MainActor init(_ size: NSCollectionLayoutSize) {
    (width, height) = (size.widthDimension.isEstimated, size.heightDimension.isEstimated)
  }

  init(width: Bool, height: Bool) { (self.width, self.height) = (width, height) }

  /// Returns a size with what the view prefers along these axes.
  func applying(_ preferred: CGSize?, to size: CGSize) -> CGSize {
    guard let preferred else { return size }
    return CGSize(
      width: width ? preferred.width : size.width, height: height ? preferred.height : size.height)
  }
}

/// Places the items of groups.
///
/// 1. Subitems are taken in turn as long as they fit by their stated sizes; estimates count as they are.
/// 2. Views then decide estimated sizes, and a group's own estimated size is that of its content.
/// 3. What is a fraction of an estimated size is placed again when that size is known.
@MainActor struct GroupArrangement {
  let environment: any NSCollectionLayoutEnvironment
  let preferred: (PlacedElement.Part) -> CGSize?
  /// The number of items in the section.
  let count: Int
  var next = 0

  /// Items that fill a group exactly must not be pushed out of it by a rounding error.
  static let slack: CGFloat = 1e-6

  /// A placed group.
  struct Result {
    var size: CGSize
    var elements: [PlacedElement] = []
  }

  /// Returns a group's elements in its coordinates, beginning with the next item.
  mutating func place(_ group: NSCollectionLayoutGroup, in container: CGSize) -> Result {
    let first = next
    var size = group.layoutSize.points(in: container)
    let axes = FittedAxes(group.layoutSize)
    var result = arrange(group, size)
    let fitted = axes.applying(result.size, to: size)
    if fitted != size, group.hasFractions(along: axes) {
      next = first
      result = arrange(group, fitted)
      size = axes.applying(result.size, to: fitted)
    } else {
      size = fitted
    }
    result.size = size
    if next > first {
      result.elements += anchored(
        group.supplementaryItems, item: first, in: CGRect(origin: .zero, size: size))
    }
    return result
  }

  /// Returns the elements of a group of a size; the result's size is that of the content with the group's insets.
  private mutating func arrange(_ group: NSCollectionLayoutGroup, _ size: CGSize) -> Result {
    let insets = group.effectiveInsets
    let inner = size.inset(by: insets)
    var result =
      switch group.arrangement {
      case .custom(let provider): placeCustom(provider, size)
      case .horizontal: placeLine(group, GroupAxis(isHorizontal: true), inner)
      case .vertical: placeLine(group, GroupAxis(isHorizontal: false), inner)
      }
    for index in result.elements.indices {
      result.elements[index].frame.origin.x += insets.leading
      result.elements[index].frame.origin.y += insets.top
    }
    result.size.width += insets.leading + insets.trailing
    result.size.height += insets.top + insets.bottom
    return result
  }

  private mutating func placeCustom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize
  ) -> Result {
    let own = LayoutEnvironment(
      LayoutContainer(size: size, insets: .zero), environment.traitCollection)
    var result = Result(size: .zero)
    for place in provider(own) where next < count {
      result.elements.append(
        PlacedElement(
          part: .item(next), frame: place.frame, zIndex: place.zIndex,
          axes: FittedAxes(width: false, height: false)))
      result.size.width = max(result.size.width, place.frame.maxX)
      result.size.height = max(result.size.height, place.frame.maxY)
      next += 1
    }
    return result
  }

  // MARK: Lines

  private mutating func placeLine(
    _ group: NSCollectionLayoutGroup, _ axis: GroupAxis, _ inner: CGSize
  ) -> Result {
    let chosen = chooseSubitems(of: group, axis, inner)
    var line = Line(axis: axis, spacing: group.interItemSpacing)
    for item in chosen {
      guard next < count else { break }
      line.append(placeSubitem(item.item, item.container), item.item)
    }
    line.makeUniform()
    return line.placed(
      in: inner, fitsContent: FittedAxes(group.layoutSize), anchored: anchored)
  }

  private struct Chosen {
    let item: NSCollectionLayoutItem
    /// The size in which the item's own is measured.
    let container: CGSize
  }

  /// Returns the subitems in the order and number in which they are placed.
  private func chooseSubitems(
    of group: NSCollectionLayoutGroup, _ axis: GroupAxis, _ inner: CGSize
  ) -> [Chosen] {
    guard !group.subitems.isEmpty else { return [] }
    let gap = group.interItemSpacing?.spacing ?? 0
    switch group.repetition {
    case .times(let times):
      return repeated(Chosen(item: group.subitems[0], container: inner), times)
    case .shares(let shares):
      let room = axis.along(inner) - gap * CGFloat(shares - 1)
      let share = axis.size(max(0, room / CGFloat(max(1, shares))), axis.across(inner))
      let item = group.subitems[0].filling(axis)
      return repeated(Chosen(item: item, container: share), shares)
    case .asManyAsFit:
      return fill(group, axis, inner, gap)
    }
  }

  /// At most as many as there are items left, as each holds one at least.
  private func repeated(_ chosen: Chosen, _ times: Int) -> [Chosen] {
    Array(repeating: chosen, count: max(0, min(times, count - next)))
  }

  private func fill(
    _ group: NSCollectionLayoutGroup, _ axis: GroupAxis, _ inner: CGSize, _ gap: CGFloat
  ) -> [Chosen] {
    var chosen: [Chosen] = []
    var used: CGFloat = 0
    let isOpen = axis.dimension(group.layoutSize).isEstimated
    for index in 0..<max(group.subitems.count, count - next) {
      let item = group.subitems[index % group.subitems.count]
      let length = axis.outerLength(of: item, in: inner)
      let end = used + (chosen.isEmpty ? 0 : gap) + length
      let fits = end <= axis.along(inner) + Self.slack
      // A group as long as its content holds each subitem at least once.
      guard fits || chosen.isEmpty || (isOpen && index < group.subitems.count) else { break }
      chosen.append(Chosen(item: item, container: inner))
      used = end
    }
    return chosen
  }

  private mutating func placeSubitem(
    _ item: NSCollectionLayoutItem, _ container: CGSize
  ) -> Result {
    if let group = item as? NSCollectionLayoutGroup { return place(group, in: container) }
    let part = PlacedElement.Part.item(next)
    next += 1
    let axes = FittedAxes(item.layoutSize)
    let size = axes.applying(preferred(part), to: item.layoutSize.points(in: container))
    return Result(
      size: size,
      elements: [PlacedElement(part: part, frame: CGRect(origin: .zero, size: size), axes: axes)])
  }

  private func anchored(
    _ items: [NSCollectionLayoutSupplementaryItem], item: Int, in frame: CGRect
  ) -> [PlacedElement] {
    items.map { anchor in
      let part = PlacedElement.Part.anchored(kind: anchor.elementKind, item: item)
      let axes = FittedAxes(anchor.layoutSize)
      let size = axes.applying(preferred(part), to: anchor.layoutSize.points(in: frame.size))
      return PlacedElement(
        part: part, frame: anchor.frame(of: size, in: frame), zIndex: anchor.zIndex, axes: axes)
    }
  }
}

extension NSCollectionLayoutGroup {
  /// Whether a subitem's size is a fraction of the group's along axes.
  fileprivate func hasFractions(along axes: FittedAxes) -> Bool {
    subitems.contains { item in
      [item.layoutSize.widthDimension, item.layoutSize.heightDimension].contains {
        (axes.width && $0.isFractionalWidth) || (axes.height && $0.isFractionalHeight)
      } || item.edgeSpacing != nil
    }
  }
}

extension NSCollectionLayoutItem {
  /// Returns the item as one that fills its container along an axis.
  fileprivate func filling(_ axis: GroupAxis) -> NSCollectionLayoutItem {
    let size = NSCollectionLayoutSize(
      widthDimension: axis.isHorizontal ? .fractionalWidth(1) : layoutSize.widthDimension,
      heightDimension: axis.isHorizontal ? layoutSize.heightDimension : .fractionalHeight(1))
    let filling: NSCollectionLayoutItem
    if let group = self as? NSCollectionLayoutGroup {
      let copy = NSCollectionLayoutGroup(size, group.arrangement, group.repetition, group.subitems)
      copy.interItemSpacing = group.interItemSpacing
      copy.supplementaryItems = group.supplementaryItems
      filling = copy
    } else {
      filling = NSCollectionLayoutItem(
        layoutSize: size, supplementaryItems: supplementaryItems)
    }
    (filling.contentInsets, filling.edgeSpacing) = (contentInsets, edgeSpacing)
    return filling
  }
}
