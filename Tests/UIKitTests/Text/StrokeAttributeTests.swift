import Foundation
import Graphics
import Testing

@testable import UIKit

@MainActor struct StrokeAttributeTests {
  private func commands(_ attributes: [NSAttributedString.Key: Any]) -> [String] {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var all = attributes
    all[.font] = UIFont.systemFont(ofSize: 20)
    label.attributedText = NSAttributedString(string: "Ag", attributes: all)
    return label.displayList().description.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `a positive width draws outlines only, in hundredths of the font's size`() {
    let lines = commands([.strokeWidth: 5, .strokeColor: UIColor.red])
    #expect(lines.contains { $0.hasPrefix("stroke") && $0.contains("#FF0000") })
    #expect(lines.contains { $0.contains("width 1") })
    #expect(!lines.contains { $0.hasPrefix("glyphs") })
  }

  @Test
  func `a negative width fills too, and the line has the text's colour unless it has its own`() {
    let lines = commands([.strokeWidth: -5, .foregroundColor: UIColor.blue])
    #expect(lines.contains { $0.hasPrefix("stroke") && $0.contains("#0000FF") })
    #expect(lines.contains { $0.hasPrefix("glyphs") })
  }

  @Test func `a width of zero draws no line`() {
    #expect(!commands([.strokeWidth: 0]).contains { $0.hasPrefix("stroke") })
  }
}
