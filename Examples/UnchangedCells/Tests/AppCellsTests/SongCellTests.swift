import Foundation
import SnapTesting
import Testing
import UIKit

@testable import AppCells

@MainActor
@Suite struct SongCellTests {
  private func song() throws -> SongCell {
    let file = URL(filePath: #filePath).appending(path: "../../../App/Cells/SongCell.xib")
    let objects = try UINib(contentsOf: file.standardizedFileURL).instantiate(withOwner: nil)
    let cell = try #require(objects.first as? SongCell)
    cell.show(
      title: "So What", artist: "Miles Davis with John Coltrane, Cannonball Adderley and Bill Evans"
    )
    return cell
  }

  @Test func `the outlets of the nib are connected`() throws {
    let cell = try song()
    #expect(cell.unconnectedOutlets.isEmpty)
    #expect(cell.artistLabel.numberOfLines == 1)
  }

  @Test func `a tap on the button shows all artists`() throws {
    let cell = try song()
    let height = self.height(of: cell)
    cell.moreButton.sendActions(for: .touchUpInside)
    #expect(self.height(of: cell) > height)
  }

  @Test func `a delegate may forbid it, and hears of it otherwise`() throws {
    let (cell, owner) = (try song(), Owner())
    cell.delegate = owner
    cell.moreButton.sendActions(for: .touchUpInside)
    #expect(!cell.isExpanded)
    owner.allows = true
    cell.moreButton.sendActions(for: .touchUpInside)
    #expect(cell.isExpanded)
    #expect(owner.expanded === cell)
  }

  @Test func `an override in an extension is called by UIKit's name`() throws {
    let cell = try song()
    cell.moreButton.sendActions(for: .touchUpInside)
    let plain: UITableViewCell = cell
    plain.prepareForReuse()
    #expect(!cell.isExpanded)
    #expect(SongCell.observedKeyPath == "isExpanded")
  }

  @Test func `a label that leaves the cell leaves its weak outlet`() throws {
    let cell = try song()
    cell.artistLabel.removeFromSuperview()
    #expect(cell.artistLabel == nil)
  }

  @Test func `a song with one line of artists`() throws {
    assertSnapshot(of: try song(), as: .image)
  }

  @Test func `a song with all of its artists`() throws {
    let cell = try song()
    cell.moreButton.sendActions(for: .touchUpInside)
    assertSnapshot(of: cell, as: .image)
  }

  private func height(of cell: SongCell) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  final class Owner: SongCellDelegate {
    var allows = false
    var expanded: SongCell?
    func songCellShouldExpand(_ cell: SongCell) -> Bool { allows }
    func songCellDidExpand(_ cell: SongCell) { expanded = cell }
  }
}
