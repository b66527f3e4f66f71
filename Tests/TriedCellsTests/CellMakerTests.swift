import TestSupport
import Testing
import UIKit

@testable import TriedCells

@MainActor struct CellMakerTests {
  @Test func `a cell of its class gets content, unless it is left without`() {
    let maker = CellMaker("Row") { UITableViewCell(style: .default, reuseIdentifier: nil) }
      .filled { (cell: UITableViewCell) in cell.tag = 1 }
    let (row, view) = (UITableViewCell(style: .default, reuseIdentifier: nil), UIView())
    maker.fill?(row)
    maker.fill?(view)
    #expect(row.tag == 1)
    #expect(view.tag == 0)
    #expect(maker.unfilled.fill == nil)
  }

  @Test func `a font that cannot be read is named, and ends nothing`() throws {
    let folder = try TemporaryFolder(["Bad.ttf": "not a font"])
    let found = CellDrawing.register([folder.root.appendingPathComponent("Bad.ttf").path])
    #expect(found.map(\.kind) == [.missingFont])
    #expect(found.first?.message.contains("Bad.ttf") == true, "\(found)")
  }
}
