import Foundation
import LayoutModel
import SnapReport
import SnapshotSamples
import Snapshots
import Testing

struct LayoutOutlineTests {
  private func label(_ string: String) -> LayoutNode {
    LayoutNode(
      name: "title", className: "UILabel", frame: CGRect(x: 20, y: 20.5, width: 280, height: 41),
      text: .init(
        string: string, font: "system-regular 17", lines: 2, isTruncated: true, color: "#000000FF"))
  }

  @Test func `each view is a line below its superview`() {
    let tree = LayoutNode(
      name: "Cell", className: "Cell", frame: CGRect(x: 0, y: 0, width: 320, height: 82),
      attributes: ["tint": "#FF", "backgroundColor": "#FFFFFFFF"], children: [label("Title")])
    #expect(
      LayoutOutline(tree).description == """
        Cell  0, 0, 320 × 82  backgroundColor #FFFFFFFF  tint #FF
          title UILabel  20, 20.5, 280 × 41  "Title"  system-regular 17, 2 lines truncated, #000000FF
        """)
  }

  @Test func `a text with line breaks and quotes stays on its line`() {
    let line = LayoutOutline(label("a\n\"b\"\u{202E}")).description
    #expect(line.contains(#""a\n\"b\"⟨U+202E⟩""#))
    #expect(!line.contains("\n"))
  }

  @Test func `each run of an attributed text is a line`() {
    var node = label("Ada reads")
    node.attributes = ["textRun 01": "“Ada” bold", "textRun 02": "“ reads” plain", "alpha": "0.5"]
    node.children = [LayoutNode(name: "inner", className: "UIView", frame: .zero)]
    let lines = LayoutOutline(node).description.split(separator: "\n")
    #expect(lines.first?.hasSuffix("#000000FF  alpha 0.5") == true)
    #expect(
      lines.dropFirst() == [
        "    textRun 01 “Ada” bold", "    textRun 02 “ reads” plain", "  inner UIView  0, 0, 0 × 0",
      ])
  }

  @Test func `a hidden view is marked`() {
    var node = label("x")
    node.isHidden = true
    #expect(LayoutOutline(node).description.hasPrefix("title UILabel (hidden)  "))
  }
}
