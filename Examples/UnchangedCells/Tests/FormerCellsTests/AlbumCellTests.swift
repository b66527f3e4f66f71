import SnapTesting
import Testing
import UIKit

@testable import FormerCells

@MainActor
@Suite struct AlbumCellTests {
  @Test func `a cell with the names of Swift 4 is laid out`() {
    let cell = AlbumCell(style: .default, reuseIdentifier: nil)
    cell.show(title: "Kind of Blue")
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.layoutIfNeeded()
    #expect(cell.cover.frame == CGRect(x: 16, y: 10, width: 40, height: 40))
    #expect(cell.titleLabel.frame.minX == 56)
    #expect(cell.selectionStyle == .none)
    #expect(
      cell.titleLabel.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int
        == NSUnderlineStyle.single.rawValue)
  }
  @Test func `an album with an underlined title`() {
    let cell = AlbumCell(style: .default, reuseIdentifier: nil)
    cell.show(title: "Kind of Blue")
    assertSnapshot(of: cell, as: .image)
  }
}
