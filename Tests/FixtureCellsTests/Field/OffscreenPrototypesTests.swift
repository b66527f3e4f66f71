import Fixtures
import Testing
import UIKit

@testable import FixtureCells

@MainActor struct OffscreenPrototypesTests {
  private static let bodies = ["Short.", MessageCellTests.text, MessageCellTests.text + " Soon."]

  @Test(arguments: MessageCell.Layout.allCases, [320, 375, 414] as [CGFloat])
  func `a prototype is a point taller than the self-sizing row`(
    layout: MessageCell.Layout, width: CGFloat
  ) throws {
    let prototypes = OffscreenPrototypes()
    for body in Self.bodies {
      let photo = try layout.hasPhoto ? FixturePicture.image("landscape@2x") : nil
      let height = prototypes.height(identifier: layout.rawValue, width: width) {
        identifier -> MessageCell in
        MessageCell(style: .default, reuseIdentifier: identifier)
      } configure: { (cell: MessageCell) in
        cell.configure(subject: "Subject", body: body, photo: photo)
      }
      let row = MessageCell(layout, subject: "Subject", body: body, photo: photo)
      let rendering = try Rendering(of: row, in: Configuration(width: width))
      #expect(height == rendering.size.height + 1)
    }
  }

  @Test func `one prototype serves all rows of an identifier`() {
    let prototypes = OffscreenPrototypes()
    var made = 0
    for body in Self.bodies {
      _ = prototypes.height(identifier: "subjectAndBody", width: 320) { identifier -> MessageCell in
        made += 1
        return MessageCell(style: .default, reuseIdentifier: identifier)
      } configure: { (cell: MessageCell) in
        cell.configure(subject: "Subject", body: body, photo: nil)
      }
    }
    #expect(made == 1)
  }
}
