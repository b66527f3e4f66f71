internal import Foundation

/// The direction in which a group places its items.
@MainActor struct GroupAxis {
  let isHorizontal: Bool

  func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  func along(of point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }

  func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
    isHorizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  func dimension(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutDimension {
    isHorizontal ? size.widthDimension : size.heightDimension
  }

  func crossDimension(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutDimension {
    isHorizontal ? size.heightDimension : size.widthDimension
  }

  /// Whether the axis is one along which views decide.
  func isFitted(_ axes: FittedAxes) -> Bool { isHorizontal ? axes.width : axes.height }

  var other: GroupAxis { GroupAxis(isHorizontal: !isHorizontal) }

  /// The distances before and after an item, and those across.
  func spacings(of item: NSCollectionLayoutItem) -> (before: Gap, after: Gap) {
    let edges = item.edgeSpacing
    return isHorizontal
      ? (Gap(edges?.leading), Gap(edges?.trailing)) : (Gap(edges?.top), Gap(edges?.bottom))
  }

  /// The stated length of an item with the distances around it.
  func outerLength(of item: NSCollectionLayoutItem, in container: CGSize) -> CGFloat {
    let gaps = spacings(of: item)
    return along(item.layoutSize.points(in: container)) + gaps.before.least + gaps.after.least
  }

  /// A distance that may grow.
  struct Gap {
    var least: CGFloat = 0
    var isFlexible = false

    @MainActor init(_ spacing: NSCollectionLayoutSpacing?) {
      guard let spacing else { return }
      (least, isFlexible) = (spacing.spacing, spacing.isFlexible)
    }

    func length(_ share: CGFloat) -> CGFloat { isFlexible ? least + share : least }
  }
}

/// The measured subitems of a group, one after another.
@MainActor struct Line {
  let axis: GroupAxis
  let spacing: NSCollectionLayoutSpacing?
  private var parts: [(placed: GroupArrangement.Result, item: NSCollectionLayoutItem)] = []

  init(axis: GroupAxis, spacing: NSCollectionLayoutSpacing?) {
    (self.axis, self.spacing) = (axis, spacing)
  }

  mutating func append(_ placed: GroupArrangement.Result, _ item: NSCollectionLayoutItem) {
    parts.append((placed, item))
  }

  /// Gives all items with a uniform dimension the largest.
  mutating func makeUniform() {
    let wide = parts.indices.filter {
      parts[$0].item.layoutSize.widthDimension.isUniformAcrossSiblings
    }
    let high = parts.indices.filter {
      parts[$0].item.layoutSize.heightDimension.isUniformAcrossSiblings
    }
    let width = wide.map { parts[$0].placed.size.width }.max() ?? 0
    let height = high.map { parts[$0].placed.size.height }.max() ?? 0
    for index in wide { resize(index) { $0.width = width } }
    for index in high { resize(index) { $0.height = height } }
  }

  private mutating func resize(_ index: Int, _ change: (inout CGSize) -> Void) {
    change(&parts[index].placed.size)
    guard !(parts[index].item is NSCollectionLayoutGroup) else { return }
    change(&parts[index].placed.elements[0].frame.size)
  }

  /// Returns all elements in the group's content area; the result's size is that of the content.
  func placed(
    in inner: CGSize, fitsContent: FittedAxes,
    anchored: ([NSCollectionLayoutSupplementaryItem], Int, CGRect) -> [PlacedElement]
  ) -> GroupArrangement.Result {
    let content = axis.size(contentLength, contentThickness(in: inner, fitsContent))
    let room = fitsContent.applying(content, to: inner)
    let share = flexibleShare(axis.along(room))
    let gap = GroupAxis.Gap(spacing)
    var result = GroupArrangement.Result(size: content)
    var along: CGFloat = 0
    for (index, part) in parts.enumerated() {
      let gaps = axis.spacings(of: part.item)
      along += (index > 0 ? gap.length(share) : 0) + gaps.before.length(share)
      let origin = axis.point(along, crossStart(of: part, in: axis.across(room)))
      result.elements += elements(of: part, at: origin, anchored)
      along += axis.along(part.placed.size) + gaps.after.length(share)
    }
    return result
  }

  private func elements(
    of part: (placed: GroupArrangement.Result, item: NSCollectionLayoutItem), at origin: CGPoint,
    _ anchored: ([NSCollectionLayoutSupplementaryItem], Int, CGRect) -> [PlacedElement]
  ) -> [PlacedElement] {
    var elements = part.placed.elements
    for index in elements.indices {
      elements[index].frame.origin.x += origin.x
      elements[index].frame.origin.y += origin.y
    }
    guard !(part.item is NSCollectionLayoutGroup), case .item(let number) = elements[0].part
    else { return elements }
    elements[0].frame = elements[0].frame.inset(by: part.item.effectiveInsets)
    return elements + anchored(part.item.supplementaryItems, number, elements[0].frame)
  }

  // MARK: Lengths

  private var contentLength: CGFloat {
    let gaps = CGFloat(max(0, parts.count - 1)) * GroupAxis.Gap(spacing).least
    return parts.reduce(gaps) { sum, part in
      let around = axis.spacings(of: part.item)
      return sum + axis.along(part.placed.size) + around.before.least + around.after.least
    }
  }

  /// The largest thickness of the items; fractions of a thickness that follows the content do not count.
  private func contentThickness(in inner: CGSize, _ fitsContent: FittedAxes) -> CGFloat {
    let isOpen = axis.other.isFitted(fitsContent)
    let counted = parts.filter { !isOpen || !isFractionOfThickness($0.item) }
    return (counted.isEmpty ? parts : counted).map { part in
      let gaps = axis.other.spacings(of: part.item)
      return axis.across(part.placed.size) + gaps.before.least + gaps.after.least
    }.max() ?? 0
  }

  private func isFractionOfThickness(_ item: NSCollectionLayoutItem) -> Bool {
    let dimension = axis.crossDimension(item.layoutSize)
    return axis.isHorizontal ? dimension.isFractionalHeight : dimension.isFractionalWidth
  }

  /// What each flexible distance gets of the room that is left.
  private func flexibleShare(_ room: CGFloat) -> CGFloat {
    var count = GroupAxis.Gap(spacing).isFlexible ? parts.count - 1 : 0
    for part in parts {
      let around = axis.spacings(of: part.item)
      count += (around.before.isFlexible ? 1 : 0) + (around.after.isFlexible ? 1 : 0)
    }
    return count > 0 ? max(0, room - contentLength) / CGFloat(count) : 0
  }

  private func crossStart(
    of part: (placed: GroupArrangement.Result, item: NSCollectionLayoutItem), in room: CGFloat
  ) -> CGFloat {
    let gaps = axis.other.spacings(of: part.item)
    let used = axis.across(part.placed.size) + gaps.before.least + gaps.after.least
    let count = (gaps.before.isFlexible ? 1 : 0) + (gaps.after.isFlexible ? 1 : 0)
    return gaps.before.length(count > 0 ? max(0, room - used) / CGFloat(count) : 0)
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inwards, in reading direction from left to right.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
}
