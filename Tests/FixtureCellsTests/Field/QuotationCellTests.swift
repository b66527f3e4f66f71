import Fixtures
import SnapTesting
import Testing
import UIKit

@testable import FixtureCells

@MainActor struct QuotationCellTests {
  private static let long =
    "What is drawn, measured and compared need not be believed. What is only believed is compared by "
    + "the user, on a telephone that nobody of us owns, in a language that none of us reads, and it "
    + "is never the picture that was in the drawer."

  private func cell(_ quotation: String) -> QuotationCell {
    QuotationCell(quotation: quotation, attribution: "A tester")
  }

  private func fixedCell() -> QuotationCell {
    FixedQuotationCell(quotation: Self.long, attribution: "A tester")
  }

  private func measured(_ cell: QuotationCell, width: CGFloat = 320) -> CGFloat {
    cell.measuredHeight(width: width)
  }

  @Test(arguments: [320, 375, 414] as [CGFloat])
  func `the measured height fits a long quotation`(width: CGFloat) {
    assertSnapshot(
      of: cell(Self.long),
      as: .image(width: width, height: measured(cell(Self.long), width: width)),
      named: "measured")
  }

  @Test func `a short quotation is as high as the picture`() {
    #expect(measured(cell("Short.")) == 72)
    assertSnapshot(of: cell("Short."), as: .image(height: 72))
  }

  @Test func `in light and dark in both directions`() {
    assertSnapshots(
      of: { cell(Self.long) },
      over: .looks, as: .image(height: measured(cell(Self.long))))
  }

  @Test func `an equal height cuts the text whatever was measured`() {
    let height = measured(fixedCell())
    assertSnapshot(
      of: fixedCell(), as: .image(height: height), allowing: [.truncatedText("quotationLabel")])
  }

  @Test func `the message names the height constraint that clips the text`() throws {
    let configuration = Configuration(height: measured(fixedCell()))
    let diagnostics = try Rendering(of: fixedCell(), in: configuration).diagnostics
    #expect(diagnostics.map(\.kind) == [.truncatedText])
    let message = try #require(diagnostics.first?.message)
    #expect(message.contains("height == 54"), "\(message)")
    #expect(message.contains("<="), "\(message)")
  }
}
