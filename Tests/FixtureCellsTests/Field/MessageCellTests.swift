import Fixtures
import SnapTesting
import Testing
import UIKit

@testable import FixtureCells

@MainActor struct MessageCellTests {
  static let text =
    "The photo of the bridge came out well, and so did the one of the two of us on the ferry. I "
    + "send both with the next letter."

  static func cell(_ layout: MessageCell.Layout) throws -> MessageCell {
    MessageCell(
      layout, subject: "On the way home", body: layout.hasBody ? text : nil,
      photo: layout.hasPhoto ? try FixturePicture.image("landscape@2x") : nil)
  }

  @Test(arguments: MessageCell.Layout.allCases)
  func `each combination`(layout: MessageCell.Layout) {
    assertSnapshots(of: { try Self.cell(layout) }, over: .sizes, named: layout.rawValue)
  }

  @Test func `in light and dark in both directions`() {
    assertSnapshots(of: { try Self.cell(.subjectBodyAndPhoto) }, over: .looks)
  }

  @Test func `constraints are created once`() throws {
    let cell = try Self.cell(.subjectBodyAndPhoto)
    cell.updateConstraintsIfNeeded()
    let count = cell.contentView.constraints.count
    for _ in 1...3 {
      cell.setNeedsUpdateConstraints()
      cell.updateConstraintsIfNeeded()
    }
    #expect(count == 10)
    #expect(cell.contentView.constraints.count == count)
  }
}
