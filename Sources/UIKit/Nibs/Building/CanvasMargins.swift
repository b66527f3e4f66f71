internal import Devices
internal import Foundation
internal import InterfaceBuilder

/// The content view's margins on the canvas of the Interface Builder version that wrote a file.
///
/// Measured on 891 cells of 35 repositories: 8 points on all sides up to Xcode 8.3; 11 above and 10.5 below in Xcode 9
/// and 10, with 16 points at the sides, or 20 in wide cells. From Xcode 11 the sides go by the device: 16 points, 15 in some
/// rows of Xcode 11, and 20 on wide phones; 15 above and below from Xcode 26; 8 before most accessories.
struct CanvasMargins {
  private let system: SystemVersion
  private let device: CanvasDevice
  private let isXib: Bool
  private let root: IBView
  private let content: IBView
  /// The table of a row in a storyboard, which is sought in the whole document.
  private let table: IBView?

  init(_ document: InterfaceBuilderDocument, root: IBView) {
    system = document.canvasSystem
    device = CanvasDevice(document)
    isXib = document.kind == .xib
    self.root = root
    content = root.contentView ?? root
    table = document.tables[root.line]
  }

  /// The margins of the cell or its content view; nil if they equal those in an app.
  ///
  /// A row's cell has them too, for a content view that preserves them in addition to its own.
  func margins(of view: IBView) -> NSDirectionalEdgeInsets? {
    guard isRow else {
      guard view == content, isRootOfCanvas else { return nil }
      return margins(top: 0, bottom: 0, narrow: 16)
    }
    let edge = (isLowerThanRows ? .iOS(18) : system).metrics.cellMargin
    switch system {
    case ..<(.iOS(11)):
      let side = preservedMargin ?? 8
      return NSDirectionalEdgeInsets(
        top: 8, leading: side, bottom: 8, trailing: hasAccessory ? 8 : side)
    case ..<(.iOS(13)):
      return margins(top: edge, bottom: edge - 0.5, narrow: isInSubview ? 15 : 16)
    case .iOS(13):
      let isNarrowest = isInSubview || table == nil
      return margins(top: edge, bottom: edge, narrow: isNarrowest && !hasWideMargins ? 15 : 16)
    default: return margins(top: edge, bottom: edge, narrow: 16)
    }
  }

  /// Whether the row was laid out by an Xcode before 26, in which no automatic row with margins is as low as a standard row was.
  ///
  /// Such rows have the margins of that time above and below: all five, of one repository. 107 views of automatic rows that are
  /// 51 points high or higher, in six repositories, have the margins of Xcode 26.
  private var isLowerThanRows: Bool {
    guard system >= .iOS(26), isRow, root.cell?.rowHeight == nil,
      let height = content.frame?.height, let table, (table.element.measure("rowHeight") ?? -1) < 0
    else { return false }
    return Self.formerRows.contains(height)
  }

  /// The height of a standard row before iOS 26, with and without a separator of up to a point.
  private static let formerRows: ClosedRange<CGFloat> = 43...44

  /// The margin of the table in files of Xcode 8 and betas of Xcode 9 for a row that preserves it on the canvas; nil where the
  /// row keeps its own, as one does that lies below the visible part of the table.
  ///
  /// All 27 rows of one repository, and seven below the visible part.
  private var preservedMargin: Double? {
    guard isInRootTable, root.traits.preservesSuperviewLayoutMargins,
      content.traits.preservesSuperviewLayoutMargins, let top = root.frame?.minY,
      let height = table?.frame?.height, top < height
    else { return nil }
    return device.isOfXcode9 ? 16 : 15
  }

  /// Whether a row's content view has at least the cell's margins, also with smaller ones of its own.
  ///
  /// Three of three cells of Xcode 11 and later, in as many repositories; one of Xcode 10 has its own at the sides.
  var areLeast: Bool { isRow && system >= .iOS(13) }

  /// Whether constraints involve the item or the reusable view itself, which then counts as the root view of a screen.
  ///
  /// It has margins at the sides, in 34 cells of two repositories, and none above and below, in three cells. One that
  /// lies in a collection of a xib has the margins of other views: one cell.
  private var isRootOfCanvas: Bool {
    let isItem = root.cell.map { $0.kind != .tableViewCell } ?? false
    let isRoot = isItem && root.role == .root
    return isXib && isRoot && (content.id == nil || content == root) && system >= .iOS(11)
  }

  /// The safe area of the cell, which only a root has.
  var safeArea: UIEdgeInsets { isRootOfCanvas ? device.safeArea : .zero }

  /// Whether the sides have 20 points.
  ///
  /// Those of an item go by its width and not by the device: in ten cells of five repositories where the two differ, of
  /// which four share the same two files.
  private var isWide: Bool {
    guard isRow else { return SideMargin.isWide(width: width) }
    guard system >= .iOS(13) || isInSubview else {
      let isInWideRow = isInTable || root.traits.preservesSuperviewLayoutMargins
      return SideMargin.isWide(width: width) || hasWideMargins && isInWideRow
    }
    return hasWideMargins && width > Self.leastWidth
  }

  private var hasWideMargins: Bool {
    device.hasWideMargins(inRootTable: isInRootTable) || isFarInset
  }

  /// Whether a row of a table whose sections are inset lies 20 points from the table's edge, as far as its contents lie inside.
  ///
  /// Of such rows 112 views of nine repositories have these margins, and those 16 points from the edge have 16. The device says
  /// the same but in eight cells of one repository, of Xcode 15.0.
  private var isFarInset: Bool {
    table?.element["style"] == "insetGrouped" && root.frame?.minX == 20
  }

  /// The width of the narrowest phone.
  ///
  /// A row of at most that width keeps the narrow margin on every device: all 53 views of eight repositories, in xibs and
  /// storyboards. Rows with the wide margin begin at 331 points.
  private static let leastWidth: CGFloat = 320

  private var width: CGFloat { content.frame?.width ?? 0 }

  private var isRow: Bool { root.cell?.kind == .tableViewCell }

  private var isInTable: Bool { root.role != .root }

  /// Whether the row's table is the view of a controller, which gives it margins.
  private var isInRootTable: Bool { table?.isOfController ?? false }

  /// Whether the row's table lies in another view.
  ///
  /// In Xcode 9 to 11 its rows have 15 points at the sides, in 34 of 34 views of five repositories; those of a table that is
  /// the view of a controller have 16, in 89 of 91 views of fourteen, and in 16 of 16 of three that had no part in the rule.
  /// Rows of xibs have 16 in Xcode 9 and 10 and 15 in Xcode 11.
  private var isInSubview: Bool { table != nil && !isInRootTable }

  private var hasAccessory: Bool { (root.cell?.accessory ?? .none) != .none }

  private func margins(top: Double, bottom: Double, narrow: Double) -> NSDirectionalEdgeInsets {
    let sides = isWide ? 20 : narrow
    return NSDirectionalEdgeInsets(
      top: top, leading: sides, bottom: bottom,
      trailing: hasAccessory && !isNearAccessory ? 8 : sides)
  }

  /// Whether the content view ends 8 points before the accessory, and not a side margin before it.
  ///
  /// Its own margin is a side margin then: in three rows with a chevron, of two repositories, and eleven with a detail button,
  /// of one. The distance from the row's contents to its edge is the same as in all others.
  private var isNearAccessory: Bool {
    guard system >= .iOS(13), let accessory = root.cell?.accessory,
      let width = Self.leastInsets[accessory], let row = root.frame?.width,
      let content = content.frame?.width
    else { return false }
    return row - content < width
  }

  /// What a content view is narrower than a row by an accessory of 8.5 to 11 or of 24 points, between the two distances of
  /// 8 and at least 15 points.
  private static let leastInsets: [IBCell.Accessory: CGFloat] = [
    .disclosureIndicator: 21, .detailButton: 36,
  ]
}
