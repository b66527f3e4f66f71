import Foundation
import Testing
import UIKit

@testable import Fixtures

/// How much wider a label may have to be before lint reports its text as truncated.
@MainActor struct TextCertaintyTests {
  private func isCertain(widthOfText factor: Double, hasItsFont: Bool) throws -> Bool {
    let label = UILabel()
    label.text = "A text on one line"
    let width = label.intrinsicContentSize.width
    label.frame = CGRect(x: 0, y: 0, width: (width - 1) / factor, height: 30)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    root.addSubview(label)
    root.layoutIfNeeded()
    let found = LayoutDiagnosis(root: root, names: ViewNames(root: root))
      .diagnostics(fittingHeight: nil)
    let truncated = try #require(found.first { $0.kind == .truncatedText })
    return TextCertainty(hasItsFont: hasItsFont).isCertain(truncated, of: label)
  }

  @Test(arguments: [(1.05, false), (1.059, false), (1.07, true), (1.3, true)])
  func `text in the system font is cut if it is 6 % and a point too wide`(
    factor: Double, isCertain: Bool
  ) throws {
    #expect(try self.isCertain(widthOfText: factor, hasItsFont: true) == isCertain)
  }

  @Test(arguments: [(1.07, false), (1.199, false), (1.21, true), (1.3, true)])
  func `text in an unavailable font is cut if it is 20 % and a point too wide`(
    factor: Double, isCertain: Bool
  ) throws {
    #expect(try self.isCertain(widthOfText: factor, hasItsFont: false) == isCertain)
  }
}
