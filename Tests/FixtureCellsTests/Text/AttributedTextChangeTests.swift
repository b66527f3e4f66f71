import Fixtures
import LayoutModel
import Snapshots
import Testing
import UIKit

@MainActor struct AttributedTextChangeTests {
  private func tree(_ attributes: [NSAttributedString.Key: Any]) throws -> LayoutNode {
    let label = UILabel(
      .pieces(("Ada", attributes), (" wrote programs", [.font: UIFont.boldSystemFont(ofSize: 17)])))
    return try Rendering(of: TextSheet([label]), in: Configuration()).tree
  }

  @Test(arguments: [
    (NSAttributedString.Key.foregroundColor, "#FF0000FF"), (.backgroundColor, "background"),
    (.underlineStyle, "underline single"), (.kern, "kern 2"), (.shadow, "shadow"),
  ])
  func `a change of one stretch's attribute is named`(
    key: NSAttributedString.Key, word: String
  ) throws {
    let values: [NSAttributedString.Key: Any] = [
      .foregroundColor: UIColor.red, .backgroundColor: UIColor.red, .underlineStyle: 1, .kern: 2.0,
      .shadow: NSShadow(),
    ]
    let value = try #require(values[key])
    let (old, new) = (try tree([:]), try tree([key: value]))
    let before = try #require(old.children.first?.attributes)
    let after = try #require(new.children.first?.attributes)
    #expect(before["textRun 01"] != after["textRun 01"])
    #expect(after["textRun 01"]?.contains(word) == true)
    #expect(before["textRun 02"] == after["textRun 02"])
  }
}
