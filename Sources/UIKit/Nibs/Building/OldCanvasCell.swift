internal import Foundation
internal import InterfaceBuilder

/// A cell with a content view on the canvas of Xcode 8 or older, whose stored sizes may be outdated.
///
/// 1. A row whose content view is not stored is as wide as its table, less an accessory, and as high as the file says of
///    rows, whatever the cell's own frame, and without one, too: eight of eight rows in tables of four repositories.
/// 2. A row keeps a pixel of the Mac's display for the separator: a point, half a point on a Retina display, or nothing.
///    The stored content view may be from another display or of another time: in 23 rows of eight repositories the
///    views tied to its bottom show another of these heights, all views of a row the same. That height counts.
/// 3. Where nothing is tied to the bottom, a stored content view that is much lower than its cell is really a point lower,
///    in eleven of 18 cells of two repositories; in the others it is as high as the cell. One that is not stored is a
///    point lower, too: six of eight rows, of four repositories and of one.
/// 4. Xcode 8 keeps a point at the bottom of a table's row for the separator, although the stored content view is as high
///    as the row. The evidence is thin: views of two repositories, nearly all of one, in which nine others show no such
///    point; none where the table has no separators.
@MainActor struct OldCanvasCell {
  private let model: IBView
  private let content: IBView
  private let frame: CGRect
  private let table: IBView?
  private let hasDevice: Bool

  /// Takes a cell of a table, or of a file without one; nil if the file has no content view, or neither a frame of the cell
  /// nor one of the row's table.
  ///
  /// `hasDevice` says whether the document names a device, as those of Xcode 8 do.
  init?(_ model: IBView, in table: IBView?, hasDevice: Bool) {
    let isInTable = model.cell?.kind == .tableViewCell && table?.frame != nil
    guard let content = model.contentView, let frame = model.frame ?? (isInTable ? .zero : nil)
    else { return nil }
    self.model = model
    self.content = content
    self.frame = frame
    self.table = table
    self.hasDevice = hasDevice
  }

  /// The size of the content view.
  var contentSize: CGSize {
    CGSize(width: width, height: NibPrototype.bounded(shownHeight ?? height))
  }

  private var isRow: Bool { model.cell?.kind == .tableViewCell }

  private var hasSeparators: Bool { table?.element["separatorStyle"] != "none" }

  private var width: CGFloat {
    guard let stored = model.cell, isRow, content.frame == nil, let table = table?.frame,
      let accessory = Self.accessories[stored.accessory]
    else { return model.storedContentSize.width }
    return NibPrototype.bounded(table.width - accessory)
  }

  /// What accessories take of a row's width; that of the indicator is from one row.
  private static let accessories: [IBCell.Accessory: CGFloat] = [
    .none: 0, .disclosureIndicator: 33,
  ]

  /// The height of the cell, which its own frame does not tell in a table where the content view is not stored.
  private var cellHeight: CGFloat {
    guard isRow, content.frame == nil, let table else { return frame.height }
    let own = model.cell?.rowHeight.map { CGFloat($0) }
    let heights = [own, table.element.measure("rowHeight")].compactMap { $0 }
    return heights.first { $0 > 0 } ?? frame.height
  }

  /// The height where no view tied to the bottom tells it.
  private var height: CGFloat {
    guard let stored = content.frame?.height else {
      return isRow && hasSeparators ? cellHeight - 1 : cellHeight
    }
    if cellHeight - stored > 1 { return cellHeight - 1 }
    let includesSeparator = hasDevice && table != nil && hasSeparators && stored == cellHeight
    return includesSeparator ? stored - 1 : stored
  }

  /// The height of a row that all views tied to its bottom show, if it is one that a canvas gives it.
  private var shownHeight: CGFloat? {
    let bottoms = isRow ? content.constraints.compactMap(bottom) : []
    guard !bottoms.isEmpty else { return nil }
    let heights = [content.frame?.height, cellHeight, cellHeight - 0.5, cellHeight - 1]
    return heights.compactMap { $0 }.first { height in
      bottoms.allSatisfy { abs($0 - height) < Self.quarter }
    }
  }

  /// The heights are half a point apart.
  private static let quarter = 0.25

  /// The margin below the contents of a row in these versions.
  private static let margin = 8.0

  /// Where the bottom of the content view is by a required constraint between it and a view with a stored frame.
  private func bottom(_ constraint: IBConstraint) -> CGFloat? {
    guard constraint.isPlainEquation, let item = constraint.secondItem,
      let attribute = constraint.secondAttribute
    else { return nil }
    return bottom(
      below: constraint.firstItem, constraint.firstAttribute, item, attribute,
      distance: -constraint.constant)
      ?? bottom(
        below: item, attribute, constraint.firstItem, constraint.firstAttribute,
        distance: constraint.constant)
  }

  private func bottom(
    below item: IBConstraint.Item, _ edge: IBConstraint.Attribute, _ owner: IBConstraint.Item,
    _ attribute: IBConstraint.Attribute, distance: CGFloat
  ) -> CGFloat? {
    guard case .object(let id) = item, edge == .bottom, isContent(owner),
      let view = content.subviews.first(where: { $0.id == id }), view.isAlignedByFrame,
      let bottom = view.frame?.maxY
    else { return nil }
    switch attribute {
    case .bottom: return bottom + distance
    case .bottomMargin where content.layoutMargins == nil: return bottom + distance + Self.margin
    default: return nil
    }
  }

  private func isContent(_ item: IBConstraint.Item) -> Bool {
    switch item {
    case .owner: true
    case .object(let id): id == content.id
    }
  }
}

extension IBView {
  /// Whether the view's frame is what constraints align.
  fileprivate var isAlignedByFrame: Bool {
    !traits.isHidden && isInstalled
      && !["switch", "slider", "segmentedControl", "stepper"].contains(element.name)
  }
}

extension IBConstraint {
  fileprivate var isPlainEquation: Bool {
    isInstalled && !isPlaceholder && relation == .equal && priority == 1000 && multiplier == 1
  }
}
