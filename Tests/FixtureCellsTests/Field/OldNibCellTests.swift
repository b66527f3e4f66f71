import Fixtures
import SnapTesting
import Testing
import UIKit

@testable import FixtureCells

@MainActor struct OldNibCellTests {
  private func cell() -> OldNibCell {
    let cell = OldNibCell(
      title: "An old nib", body: "Its constraints stood on the cell, and nothing could be fitted.")
    cell.moveConstraintsToContentView()
    return cell
  }

  @Test func `at each width and text size`() {
    assertSnapshots(of: cell, over: .sizes)
  }

  @Test func `in light and dark in both directions`() {
    assertSnapshots(of: cell, over: .looks)
  }

  @Test func `no views or constraints are left on the cell`() {
    let cell = cell()
    #expect(cell.subviews == [cell.contentView])
    #expect(cell.constraints.isEmpty)
    #expect(cell.contentView.constraints.count == 7)
  }

  @Test(arguments: [320, 375, 414] as [CGFloat])
  func `the fitted height is the self-sizing row's`(width: CGFloat) throws {
    let measured = cell()
    measured.setFittingWidth(width)
    let rendering = try Rendering(of: cell(), in: Configuration(width: width))
    #expect(abs(measured.fittingHeight - rendering.size.height) <= 0.5)
    #expect(measured.fittingHeight > 60)
  }
}
