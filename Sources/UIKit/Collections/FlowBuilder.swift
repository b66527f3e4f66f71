internal import Foundation

/// A placed section of a flow layout.
@MainActor struct FlowSection {
  var frame: CGRect = .zero
  var header: UICollectionViewLayoutAttributes?
  var footer: UICollectionViewLayoutAttributes?
  var items: [UICollectionViewLayoutAttributes] = []
}

/// Places the items of a flow layout.
///
/// Lengths along a line are called `along`, those across lines `across`, to cover both scroll directions.
@MainActor struct FlowBuilder {
  private let layout: UICollectionViewFlowLayout
  private let collection: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?
  private let isVertical: Bool
  /// The length of a line with the section's insets.
  private let length: CGFloat
  private var across: CGFloat = 0
  private(set) var sections: [FlowSection] = []

  /// Items that fill a line exactly must not be pushed out of it by a rounding error.
  private static let slack: CGFloat = 1e-6

  init(_ layout: UICollectionViewFlowLayout, _ collection: UICollectionView) {
    self.layout = layout
    self.collection = collection
    delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
    isVertical = layout.scrollDirection == .vertical
    let inset = collection.adjustedContentInset
    length =
      isVertical
      ? collection.bounds.width - inset.left - inset.right
      : collection.bounds.height - inset.top - inset.bottom
  }

  var contentSize: CGSize {
    isVertical ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }

  mutating func build() {
    for section in 0..<collection.numberOfSections { sections.append(place(section)) }
  }

  private mutating func place(_ index: Int) -> FlowSection {
    var section = FlowSection()
    let start = across
    section.header = placeHeaderFooter(UICollectionView.elementKindSectionHeader, index)
    let inset = Edges(inset(of: index), isVertical: isVertical)
    let count = collection.numberOfItems(inSection: index)
    if count > 0 {
      across += inset.before
      let sizes = (0..<count).map {
        size(layout.size(at: IndexPath(item: $0, section: index), in: collection))
      }
      let lines = Lines(
        sizes: sizes, room: length - inset.start - inset.end,
        spacing: spacing(of: index).items, slack: Self.slack)
      for (number, line) in lines.ranges.enumerated() {
        if number > 0 { across += spacing(of: index).lines }
        section.items += placeLine(line, lines, inset.start, index)
      }
      across += inset.after
    }
    section.footer = placeHeaderFooter(UICollectionView.elementKindSectionFooter, index)
    section.frame = rect(along: 0, across: start, CGSize(width: length, height: across - start))
    return section
  }

  private mutating func placeLine(
    _ line: Range<Int>, _ lines: Lines, _ start: CGFloat, _ section: Int
  ) -> [UICollectionViewLayoutAttributes] {
    let thickness = lines.sizes[line].map(\.height).max() ?? 0
    let gap = lines.gap(in: line)
    var along = start + lines.indent(of: line)
    let placed = line.map { item -> UICollectionViewLayoutAttributes in
      let size = lines.sizes[item]
      let attributes = layout.makeAttributes(.cell, IndexPath(item: item, section: section))
      attributes.frame = rect(
        along: along, across: across + (thickness - size.height) / 2, size)
      along += size.width + gap
      return attributes
    }
    across += thickness
    return placed
  }

  private mutating func placeHeaderFooter(
    _ kind: String, _ section: Int
  ) -> UICollectionViewLayoutAttributes? {
    let thickness = size(referenceSize(kind, section)).height
    guard thickness > 0 else { return nil }
    let attributes = layout.makeAttributes(
      .supplementaryView, kind, IndexPath(item: 0, section: section))
    attributes.frame = rect(along: 0, across: across, CGSize(width: length, height: thickness))
    across += thickness
    return attributes
  }

  // MARK: Values from the delegate or the layout

  private func referenceSize(_ kind: String, _ section: Int) -> CGSize {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let said =
      isHeader
      ? delegate?.collectionView(
        collection, layout: layout, referenceSizeForHeaderInSection: section)
      : delegate?.collectionView(
        collection, layout: layout, referenceSizeForFooterInSection: section)
    if let said, said != FlowLayoutDefaults.size { return said }
    return isHeader ? layout.headerReferenceSize : layout.footerReferenceSize
  }

  private func inset(of section: Int) -> UIEdgeInsets {
    let said = delegate?.collectionView(collection, layout: layout, insetForSectionAt: section)
    var inset = said.flatMap { $0 == FlowLayoutDefaults.inset ? nil : $0 } ?? layout.sectionInset
    let area: UIEdgeInsets =
      switch layout.sectionInsetReference {
      case .fromContentInset: .zero
      case .fromSafeArea: collection.safeAreaInsets
      case .fromLayoutMargins: collection.layoutMargins
      }
    let given = collection.adjustedContentInset
    if isVertical {
      inset.left += max(0, area.left - given.left)
      inset.right += max(0, area.right - given.right)
    } else {
      inset.top += max(0, area.top - given.top)
      inset.bottom += max(0, area.bottom - given.bottom)
    }
    return inset
  }

  private func spacing(of section: Int) -> (lines: CGFloat, items: CGFloat) {
    let lines = delegate?.collectionView(
      collection, layout: layout, minimumLineSpacingForSectionAt: section)
    let items = delegate?.collectionView(
      collection, layout: layout, minimumInteritemSpacingForSectionAt: section)
    func said(_ value: CGFloat?, else standard: CGFloat) -> CGFloat {
      value.flatMap { $0 == FlowLayoutDefaults.length ? nil : $0 } ?? standard
    }
    return (
      said(lines, else: layout.minimumLineSpacing),
      said(items, else: layout.minimumInteritemSpacing)
    )
  }

  // MARK: Directions

  /// Returns a size as along × across.
  private func size(_ size: CGSize) -> CGSize {
    isVertical ? size : CGSize(width: size.height, height: size.width)
  }

  private func rect(along: CGFloat, across: CGFloat, _ size: CGSize) -> CGRect {
    let grid = PixelGrid(scale: collection.traitCollection.displayScale)
    let along = grid.snapped(along)
    let across = grid.snapped(across)
    return isVertical
      ? CGRect(x: along, y: across, width: size.width, height: size.height)
      : CGRect(x: across, y: along, width: size.height, height: size.width)
  }

  private struct Edges {
    let start: CGFloat
    let end: CGFloat
    let before: CGFloat
    let after: CGFloat

    init(_ inset: UIEdgeInsets, isVertical: Bool) {
      (start, end) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
      (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    }
  }
}

/// Items in lines; widths are along a line.
private struct Lines {
  let sizes: [CGSize]
  let room: CGFloat
  let spacing: CGFloat
  private(set) var ranges: [Range<Int>] = []

  init(sizes: [CGSize], room: CGFloat, spacing: CGFloat, slack: CGFloat) {
    self.sizes = sizes
    self.room = room
    self.spacing = spacing
    var start = 0
    var used: CGFloat = 0
    for (index, size) in sizes.enumerated() {
      if index > start, used + spacing + size.width > room + slack {
        ranges.append(start..<index)
        start = index
      }
      used = index == start ? size.width : used + spacing + size.width
    }
    if start < sizes.count { ranges.append(start..<sizes.count) }
  }

  func gap(in line: Range<Int>) -> CGFloat {
    guard line == ranges.last else { return spread(line) }
    let isUniform = sizes.allSatisfy { $0 == sizes[0] }
    return ranges.count > 1 && isUniform ? spread(ranges[0]) : spacing
  }

  /// A single item that fills its line is centred.
  func indent(of line: Range<Int>) -> CGFloat {
    guard line != ranges.last, line.count == 1 else { return 0 }
    return max(0, (room - sizes[line.lowerBound].width) / 2)
  }

  private func spread(_ line: Range<Int>) -> CGFloat {
    guard line.count > 1 else { return spacing }
    let widths = sizes[line].reduce(0) { $0 + $1.width }
    return max(spacing, (room - widths) / CGFloat(line.count - 1))
  }
}
