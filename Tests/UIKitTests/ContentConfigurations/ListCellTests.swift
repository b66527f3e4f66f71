import Foundation
import Testing

@testable import UIKit

@MainActor struct ListCellTests {
  private func cell(_ accessories: [UICellAccessory] = []) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    cell.accessories = accessories
    return cell
  }

  @Test func `a line of text is a standard row without a separator`() {
    let size = cell().systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: 44))
  }

  @Test func `accessories are at the margin, 11.5 points apart, after the content`() {
    let cell = cell([.checkmark(), .disclosureIndicator()])
    cell.layoutIfNeeded()
    // A checkmark of 24 points and a chevron of 10.5.
    let expected: CGFloat = 320 - 16 - 10.5 - 11.5 - 24
    #expect(cell.contentView.frame.width == expected)
    #expect(
      cell.subviews.suffix(2).map(\.frame) == [
        CGRect(x: 258, y: 0, width: 24, height: 44),
        CGRect(x: 293.5, y: 0, width: 10.5, height: 44),
      ])
  }

  @Test func `a custom view is at its side, in its reserved width`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let cell = cell([
      .customView(
        configuration: .init(
          customView: view, placement: .leading(), reservedLayoutWidth: .custom(30)))
    ])
    cell.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 26, y: 12, width: 10, height: 20))
    #expect(cell.contentView.frame.minX == 46)
  }

  @Test func `hidden accessories and those for editing take no space`() {
    let cell = cell([
      .disclosureIndicator(options: .init(isHidden: true)), .checkmark(displayed: .whenEditing),
    ])
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 320)
    #expect(cell.subviews.allSatisfy { !($0 is AccessoryView) })
  }

  @Test func `in right-to-left layout the content is right of the chevron`() {
    let cell = cell([.label(text: "3"), .disclosureIndicator()])
    cell.traitOverrides.layoutDirection = .rightToLeft
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.maxX == 320)
    #expect(cell.subviews.last?.frame.minX == 16)
  }

  @Test func `indentation moves the content`() {
    let cell = cell()
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 20)
  }
}
