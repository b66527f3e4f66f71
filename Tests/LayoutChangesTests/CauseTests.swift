import Foundation
import LayoutChanges
import LayoutModel
import SnapshotSamples
import Snapshots
import Testing

struct CauseTests {
  /// A title above a subtitle above a footer, with an image at the right, as in a cell.
  private func cell(
    title: Double = 20.5, subtitle: Double = 18, lines: Int = 1, top: Double = 20,
    text: String = "Subtitle", iconSize: Double = 30
  ) -> LayoutNode {
    let subtitleTop = top + title + 4
    let footerTop = subtitleTop + subtitle + 4
    let height = footerTop + 15 + 20
    return .cell(
      height: height, width: 320,
      [
        .label("titleLabel", "Title", x: 20, y: top, width: 280, height: title),
        .label(
          "subtitleLabel", text, x: 20, y: subtitleTop, width: 280, height: subtitle, lines: lines),
        .label("footerLabel", "Footer", x: 20, y: footerTop, width: 280, height: 15),
        .view(
          "iconView", "UIImageView", x: 280, y: (height - iconSize) / 2, width: iconSize,
          height: iconSize),
      ])
  }

  @Test func `named changes come before frames`() throws {
    let found = LayoutComparison.records(
      from: cell(), to: cell(subtitle: 54, lines: 3, text: "Long"))
    #expect(
      found.map(\.description) == [
        "contentView/subtitleLabel: text \"Subtitle\" → \"Long\"",
        "BasicCell: height 101.5 → 137.5", "contentView: height 101.5 → 137.5",
        "contentView/subtitleLabel: height 18 → 54 (3 lines, was 1)",
        "contentView/footerLabel: y 66.5 → 102.5", "contentView/iconView: y 35.75 → 53.75",
      ])
    #expect(found.allSatisfy { $0.cause == nil })
  }

  @Test func `a change that moves nothing is a root cause without an effect`() {
    #expect(
      LayoutComparison.sentences(from: cell(), to: cell(text: "Other"))
        == ["subtitleLabel.text: \"Subtitle\" → \"Other\"."])
    #expect(LayoutComparison.sentences(from: cell(), to: cell()).isEmpty)
  }

  @Test func `a removed view is named beside what moved`() {
    let icon = LayoutNode.view("icon", width: 30, height: 30)
    let old = LayoutNode.cell(height: 40, [icon, .label("title", "A", x: 38, y: 0)])
    let new = LayoutNode.cell(height: 40, [.label("title", "A", x: 0, y: 0)])
    #expect(
      LayoutComparison.sentences(from: old, to: new) == ["icon is gone.", "1 view moved."])
  }

  @Test func `the innermost visible views under a rectangle are named`() {
    var tree = cell()
    #expect(
      tree.viewPaths(in: CGRect(x: 20, y: 20, width: 5, height: 30)) == [
        "contentView/titleLabel", "contentView/subtitleLabel",
      ])
    #expect(tree.viewPaths(in: CGRect(x: 0, y: 0, width: 5, height: 5)) == ["contentView"])
    tree.children[0].children[0].isHidden = true
    #expect(tree.viewPaths(in: CGRect(x: 20, y: 21, width: 5, height: 5)) == ["contentView"])
    #expect(tree.viewPaths(in: CGRect(x: 900, y: 0, width: 5, height: 5)).isEmpty)
  }
}
