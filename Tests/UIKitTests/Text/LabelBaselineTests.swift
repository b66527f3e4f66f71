import Graphics
import Testing

@testable import UIKit

/// Where a label's text lies from top to bottom, which no known release of iOS does otherwise.
@MainActor struct LabelBaselineTests {
  /// The rows of pixels in which an "H" of 17 points has ink, in a label 44 points high.
  private func rows(scale: CGFloat, system: SystemVersion) throws -> ClosedRange<Int>? {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 44))
    label.overrideTraits(UITraitCollection(displayScale: scale, systemVersion: system))
    label.text = "H"
    let bitmap = try Rasterizer(scale: scale).draw(label.displayList(), background: .white)
    let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    let found = (0..<bitmap.height).filter { y in
      (0..<bitmap.width).contains { bitmap[$0, y] != white }
    }
    return found.first.flatMap { first in found.last.map { first...$0 } }
  }

  @Test(arguments: SystemVersion.known, [(2.0, 31...55), (3.0, 47...84)])
  func `a capital's top and baseline are the same in each release`(
    system: SystemVersion, expected: (scale: CGFloat, rows: ClosedRange<Int>)
  ) throws {
    let rows = try rows(scale: expected.scale, system: system)
    #expect(rows == expected.rows)
  }
}
