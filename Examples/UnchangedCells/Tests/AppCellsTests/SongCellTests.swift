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

  @Test func `a song shows one line of its artists`() throws {
    assertSnapshot(of: try song(), as: .image)
  }

  @Test func `a tap on the button shows all of them`() throws {
    let cell = try song()
    cell.moreButton.sendActions(for: .touchUpInside)
    assertSnapshot(of: cell, as: .image)
  }

  @Test func `a delegate may forbid it, and is told otherwise`() throws {
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

  final class Owner: SongCellDelegate {
    var allows = false
    var expanded: SongCell?
    func songCellShouldExpand(_ cell: SongCell) -> Bool { allows }
    func songCellDidExpand(_ cell: SongCell) { expanded = cell }
  }
}
