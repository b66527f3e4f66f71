import Fixtures
import SnapTesting
import Testing
import UIKit

@testable import FixtureCells

@MainActor struct TwoLabelCellTests {
  private func cell() -> TwoLabelCell { TwoLabelCell(upper: "Upper label", lower: "Lower label") }

  /// Margins of 12, a space of 8 and two labels of 20.5 points.
  private static let height: CGFloat = 73

  @Test func `an automatic height is the sum of the parts`() {
    assertSnapshots(of: cell, over: .sizes, expecting: [.height(Self.height)])
  }

  @Test func `in light and dark in both directions`() {
    assertSnapshots(of: cell, over: .looks, expecting: [.height(Self.height)])
  }

  @Test func `a stored height that is larger leaves open which label grows`() {
    assertSnapshot(
      of: cell(), as: .image(height: 100), allowing: [.ambiguousLayout("upperLabel")])
  }

  @Test func `with a smaller stored height it is ambiguous which label shrinks`() throws {
    let diagnostics = try Rendering(of: cell(), in: Configuration(height: 60)).diagnostics
    #expect(diagnostics.contains { $0.kind == .ambiguousLayout }, "\(diagnostics)")
  }

  @Test func `with an automatic height nothing is ambiguous`() throws {
    #expect(try Rendering(of: cell(), in: Configuration()).diagnostics.isEmpty)
  }
}
