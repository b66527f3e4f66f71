import Fixtures
import SnapTesting
import Testing
import UIKit

@testable import FixtureCells

@MainActor struct ImageCellTests {
  private func cell(_ image: String, subtitle: String = "Subtitle") throws -> ImageCell {
    ImageCell(image: try FixturePicture.image(image), title: "Title", subtitle: subtitle)
  }

  @Test func `a short subtitle`() throws {
    assertSnapshot(of: try cell("landscape@2x"), as: .image, expecting: [.height(140)])
  }

  @Test func `a long subtitle makes the row higher`() throws {
    assertSnapshots(
      of: { try cell("landscape@2x", subtitle: BasicCellTests.sentence) },
      over: .widths(320, 375, 414, 480, 568))
  }

  @Test func `a picture of another size changes nothing`() throws {
    assertSnapshot(of: try cell("landscape"), as: .image, expecting: [.height(140)])
  }

  @Test func `half a point too low shrinks the picture`() throws {
    assertSnapshot(
      of: try cell("landscape@2x"), as: .image(height: 139.5), allowing: [.brokenConstraint()])
  }

  @Test func `half a point too little breaks one constraint of priority 999`() throws {
    let rendering = try Rendering(of: cell("landscape@2x"), in: Configuration(height: 139.5))
    let warnings = rendering.diagnostics.filter { $0.severity > .note }
    #expect(warnings.map(\.kind) == [.brokenConstraint])
    #expect(rendering.diagnostics.first?.severity == .warning)
    let message = try #require(rendering.diagnostics.first?.message)
    #expect(message.contains("priority 999 is missed by 0.5 points"))
  }

  @Test func `in light and dark from right to left`() throws {
    assertSnapshots(
      of: { try cell("landscape@2x", subtitle: "The picture is at the right now") },
      over: .appearances(.light, .dark) * .directions(.rightToLeft), expecting: [.height(140)])
  }
}
