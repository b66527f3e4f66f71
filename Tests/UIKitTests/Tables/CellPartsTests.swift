import Foundation
import Testing

@testable import UIKit

@MainActor struct CellPartsTests {
  struct Accessory: Sendable {
    let type: UITableViewCell.AccessoryType
    let width: CGFloat
    let scale: CGFloat
    let room: CGFloat
  }

  nonisolated static let accessories: [Accessory] = [
    Accessory(type: .none, width: 375, scale: 2, room: 0),
    Accessory(type: .disclosureIndicator, width: 375, scale: 2, room: 26.5),
    Accessory(type: .disclosureIndicator, width: 375, scale: 3, room: 26.333),
    Accessory(type: .disclosureIndicator, width: 414, scale: 2, room: 30.5),
    Accessory(type: .disclosureIndicator, width: 414, scale: 3, room: 30.333),
    Accessory(type: .checkmark, width: 414, scale: 2, room: 44),
    Accessory(type: .detailButton, width: 375, scale: 2, room: 40),
    Accessory(type: .detailDisclosureButton, width: 375, scale: 2, room: 58.5),
  ]

  @Test(arguments: accessories) func `an accessory reduces the content's width`(expected: Accessory)
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.overrideTraits(UITraitCollection(displayScale: expected.scale))
    cell.frame = CGRect(x: 0, y: 0, width: expected.width, height: 44)
    cell.accessoryType = expected.type
    cell.layoutIfNeeded()
    #expect(abs(cell.frame.width - cell.contentView.frame.width - expected.room) < 0.001)
  }

  @Test func `an accessory view ends at the margin, centred`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    cell.layoutIfNeeded()
    #expect(cell.accessoryView?.frame == CGRect(x: 254, y: 7, width: 50, height: 30))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 254, height: 44))
  }

  @Test func `accessory and editing control change sides in right-to-left layout`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.overrideTraits(UITraitCollection(layoutDirection: .rightToLeft))
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 26.5, y: 0, width: 293.5, height: 44))
    cell.isEditing = true
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 280, height: 44))
  }

  @Test func `editing moves the content, and indentation the built-in text in it`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.indentationLevel = 3
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.textLabel?.frame == CGRect(x: 46, y: 0, width: 258, height: 44))
    cell.indentationWidth = 5
    cell.isEditing = true
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 280, height: 44))
    #expect(cell.textLabel?.frame.minX == 31)
    cell.shouldIndentWhileEditing = false
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0)
  }

  @Test func `a row that can be moved has lines for that at its end while it is edited`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame.size.width = 375
    cell.showsReorderControl = true
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 375)
    cell.isEditing = true
    cell.layoutIfNeeded()
    // As others measured it on an iPhone SE with iOS 26.1.
    #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 292, height: 44))
    #expect(cell.reorderControl?.frame == CGRect(x: 332, y: 0, width: 27, height: 44))
    #expect(cell.reorderControl?.accessibilityRole?.label == "Reorder")
    cell.editingAccessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width < 292 - 16)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    #expect(cell.reorderControl?.frame.minX == 16)
    cell.isEditing = false
    #expect(cell.reorderControl == nil)
  }

  @Test(arguments: [true, false])
  func `a row that its data source does not let be moved has none`(canMove: Bool) {
    let rows = MovableRows(canMove: canMove)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.dataSource = rows
    table.isEditing = true
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.reorderControl != nil } == [canMove])
  }

  // MARK: Built-in styles

  private func cell(
    _ style: UITableViewCell.CellStyle, scale: CGFloat = 2, width: CGFloat = 320
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.overrideTraits(UITraitCollection(displayScale: scale))
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
    cell.frame.size.height =
      cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    cell.layoutIfNeeded()
    return cell
  }

  nonisolated static let heights: [(UITableViewCell.CellStyle, CGFloat, CGFloat)] = [
    (.default, 2.0, 43.5), (.default, 3, 43.667), (.value1, 2, 43.5), (.value1, 3, 43.667),
    (.subtitle, 2, 57.5),
  ]

  @Test(arguments: heights) func `a built-in style has Apple's height`(
    style: UITableViewCell.CellStyle, scale: CGFloat, height: CGFloat
  ) {
    #expect(abs(cell(style, scale: scale).frame.height - height) < 0.001)
  }

  @Test(arguments: [(320.0, 16.0), (393, 16), (414, 20)])
  func `text begins at the margin and fills the row`(width: CGFloat, margin: CGFloat) {
    let label = cell(.default, width: width).textLabel
    #expect(label?.frame == CGRect(x: margin, y: 0, width: width - 2 * margin, height: 43.5))
  }

  @Test func `a value that is too long fills the room beside its text`() {
    let cell = cell(.value1)
    cell.detailTextLabel?.text = String(repeating: "application/xml;q=0.9,", count: 9)
    cell.layoutIfNeeded()
    #expect(cell.detailTextLabel?.frame.minX == cell.textLabel.map { $0.frame.maxX + 6 })
    #expect(cell.detailTextLabel?.frame.maxX == 304)
  }

  @Test func `a value of several lines stays in its row`() throws {
    let cell = cell(.value1)
    let detail = try #require(cell.detailTextLabel)
    detail.numberOfLines = 0
    detail.text = String(repeating: "application ", count: 12)
    let height = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    cell.frame.size.height = height
    cell.layoutIfNeeded()
    #expect(detail.frame.height > 60)
    #expect(detail.frame.minY >= 0 && detail.frame.maxY <= height)
  }

  // Frames of Interface Builder files: QuickBlox, LoopKit and Tinodios.
  @Test func `a low row has no gap above its subtitle, and rounds up where texts begin`() {
    let subtitle = cell(.subtitle)
    subtitle.frame.size.height = 44
    subtitle.layoutIfNeeded()
    #expect(subtitle.textLabel?.frame.minY == 5)
    #expect(subtitle.detailTextLabel?.frame.minY == 25.5)
    let value = cell(.value1)
    value.textLabel?.font = .systemFont(ofSize: 14)
    value.detailTextLabel?.font = .systemFont(ofSize: 14)
    value.layoutIfNeeded()
    #expect(value.textLabel?.frame.minY == 14)
    #expect(value.detailTextLabel?.frame.minY == 14)
  }

  @Test func `a text that changes after layout is arranged again`() {
    let cell = cell(.value1)
    let start = cell.detailTextLabel?.frame.minX ?? 0
    cell.detailTextLabel?.text = "A longer detail"
    cell.layoutIfNeeded()
    #expect(cell.detailTextLabel?.frame.maxX == 304)
    #expect(cell.detailTextLabel.map { $0.frame.minX < start - 50 } == true)
  }

  @Test(arguments: [(16.0, 13.0), (12, 17)])
  func `a value in another font has the baseline of its text`(size: CGFloat, y: CGFloat) {
    let cell = cell(.value1)
    cell.detailTextLabel?.font = .systemFont(ofSize: size)
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minY == 12)
    #expect(cell.detailTextLabel?.frame.minY == y)
  }

  @Test func `a value ends at the margin, and 8 points before an accessory`() {
    let cell = cell(.value1)
    #expect(cell.textLabel?.frame.minY == 12)
    #expect(cell.detailTextLabel?.frame.maxX == 304)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.detailTextLabel?.frame.maxX == 320 - 26.5 - 8)
  }

  @Test(arguments: [(375.0, 343.0, 16.0), (414, 374, 20)])
  func `a row of inset groups has its table's margin`(
    width: CGFloat, rowWidth: CGFloat, margin: CGFloat
  ) throws {
    let source = TextSource(count: 1)
    let table = makeTable(source, style: .insetGrouped)
    table.frame.size.width = width
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    cell.accessoryType = .disclosureIndicator
    table.layoutIfNeeded()
    #expect(cell.frame.width == rowWidth)
    #expect(cell.contentView.frame.width == rowWidth - 10.5 - margin)
    #expect(cell.contentView.directionalLayoutMargins.leading == margin)
    #expect(cell.separatorInset.left == margin)
  }

  @Test func `separators begin where the text does`() {
    let cell = cell(.default)
    #expect(cell.separatorInset == UIEdgeInsets(left: 16))
    cell.indentationLevel = 2
    #expect(cell.separatorInset == UIEdgeInsets(left: 36))
    cell.separatorInset = UIEdgeInsets(left: 5)
    #expect(cell.separatorInset == UIEdgeInsets(left: 5))
  }

  @Test func `a selected cell shows its selected background above its background`() {
    let cell = cell(.default)
    let (background, selected) = (UIView(), UIView())
    cell.backgroundView = background
    cell.selectedBackgroundView = selected
    #expect(cell.subviews == [background, cell.contentView])
    cell.isSelected = true
    #expect(cell.subviews == [background, selected, cell.contentView])
    cell.selectionStyle = .none
    #expect(cell.subviews == [background, cell.contentView])
  }

  @Test(arguments: [10_000.0, .greatestFiniteMagnitude])
  func `an inset wider than the cell hides the separator`(inset: CGFloat) {
    let source = TextSource(count: 1)
    let table = makeTable(source)
    table.separatorInset = UIEdgeInsets(left: inset)
    table.layoutIfNeeded()
    let separators = table.visibleCells.flatMap(\.subviews).compactMap { $0 as? SeparatorView }
    #expect(separators.map(\.isHidden) == [true])
  }

  @Test func `a separator for which the cell becomes too narrow has no frame`() {
    let source = TextSource(count: 1)
    let table = makeTable(source)
    table.layoutIfNeeded()
    table.frame.size.width = 0
    table.layoutIfNeeded()
    let separators = table.visibleCells.flatMap(\.subviews).compactMap { $0 as? SeparatorView }
    #expect(separators.map(\.frame) == [.zero])
  }
}

/// A table with one row, which can be moved or not.
@MainActor private final class MovableRows: NSObject, UITableViewDataSource {
  private let canMove: Bool

  init(canMove: Bool) { self.canMove = canMove }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.showsReorderControl = true
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
}
