import Foundation
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

  @Test func `a label that wraps comes before its consequences`() throws {
    let found = LayoutComparison.changes(
      from: cell(), to: cell(subtitle: 54, lines: 3, text: "Long"))
    #expect(
      found.map(\.description) == [
        "contentView/subtitleLabel: text \"Subtitle\" → \"Long\"",
        "contentView/subtitleLabel: height 18 → 54 (3 lines, was 1)",
        "BasicCell: height 101.5 → 137.5", "contentView: height 101.5 → 137.5",
        "contentView/footerLabel: y 66.5 → 102.5", "contentView/iconView: y 35.75 → 53.75",
      ])
    #expect(found.dropFirst(2).allSatisfy { $0.cause == "contentView/subtitleLabel" })
    #expect(found[1].followers == 4)
    #expect(found.prefix(2).allSatisfy { $0.cause == nil })
  }

  @Test func `a changed constant is shown at the first view it moved`() {
    let found = LayoutComparison.changes(from: cell(), to: cell(top: 21))
    #expect(found.first?.view == "contentView/titleLabel")
    #expect(found.filter { $0.cause == nil }.count == 1)
    #expect(found.first?.followers == 5)
  }

  @Test func `a view whose own size changed comes before views that only moved`() {
    let found = LayoutComparison.changes(from: cell(), to: cell(title: 22))
    #expect(found.filter { $0.cause == nil }.map(\.view) == ["contentView/titleLabel"])
  }

  @Test func `two causes are both named`() {
    let found = LayoutComparison.changes(
      from: cell(), to: cell(title: 41, subtitle: 36, lines: 2))
    #expect(
      found.filter { $0.cause == nil }.map(\.view) == [
        "contentView/titleLabel", "contentView/subtitleLabel",
      ])
  }

  @Test func `a colour moves nothing, so it is not a cause`() {
    var new = cell(title: 22)
    new.children[0].children[2].text?.color = "#FF0000FF"
    let found = LayoutComparison.changes(from: cell(), to: new)
    #expect(found.filter { $0.kind != .color && $0.cause == "contentView/footerLabel" }.isEmpty)
    #expect(
      found.filter { $0.cause == nil }.map(\.kind) == [.resized, .color])
  }

  @Test func `the width of a cell is external and causes the rest`() {
    func cell(width: Double, lines: Int) -> LayoutNode {
      .cell(
        height: 20 + Double(lines) * 18, width: width,
        [
          .label(
            "titleLabel", "Title", x: 10, y: 10, width: width - 20, height: Double(lines) * 18,
            lines: lines)
        ])
    }
    let found = LayoutComparison.changes(
      from: cell(width: 320, lines: 1), to: cell(width: 200, lines: 2))
    #expect(found.first?.view == "BasicCell")
    #expect(found.dropFirst().allSatisfy { $0.cause == "BasicCell" })
  }

  @Test func `a removed view explains why its neighbours moved`() {
    let icon = LayoutNode.view("icon", width: 30, height: 30)
    let old = LayoutNode.cell(height: 40, [icon, .label("title", "A", x: 38, y: 0)])
    let new = LayoutNode.cell(height: 40, [.label("title", "A", x: 0, y: 0)])
    let found = LayoutComparison.changes(from: old, to: new)
    #expect(found.map(\.kind) == [.removed, .moved])
    #expect(found.last?.cause == "contentView/icon")
    #expect(found.first?.followers == 1)
  }

  @Test func `a root cause describes its effect on the cell and on the views below`() {
    #expect(
      LayoutComparison.rootCauses(from: cell(), to: cell(subtitle: 54, lines: 3)) == [
        "subtitleLabel wrapped to 3 lines → cell 36 pt taller; 2 views moved with it."
      ])
    #expect(
      LayoutComparison.rootCauses(from: cell(), to: cell(top: 21)).first
        == "titleLabel is 1 pt further down → cell 1 pt taller; 3 views moved with it.")
    #expect(
      LayoutComparison.rootCauses(from: cell(subtitle: 36, lines: 2), to: cell()) == [
        "subtitleLabel shrank to 1 line → cell 18 pt shorter; 2 views moved with it."
      ])
  }

  @Test func `views that were below a cause are described as such`() {
    func stack(_ height: Double) -> LayoutNode {
      let labels = (1...3).map { LayoutNode.label("label\($0)", "x", y: height + Double($0) * 20) }
      let first = LayoutNode.view("icon", width: 10, height: height)
      return .cell(height: height + 100, [first] + labels)
    }
    #expect(
      LayoutComparison.rootCauses(from: stack(10), to: stack(25)) == [
        "icon is 15 pt taller → cell 15 pt taller; 3 views below moved with it."
      ])
  }

  @Test func `a change that moves nothing is not a root cause`() {
    #expect(LayoutComparison.rootCauses(from: cell(), to: cell(text: "Other")).isEmpty)
    #expect(LayoutComparison.rootCauses(from: cell(), to: cell()).isEmpty)
  }

  @Test func `a removed view is a root cause`() {
    let icon = LayoutNode.view("icon", width: 30, height: 30)
    let old = LayoutNode.cell(height: 40, [icon, .label("title", "A", x: 38, y: 0)])
    let new = LayoutNode.cell(height: 40, [.label("title", "A", x: 0, y: 0)])
    #expect(
      LayoutComparison.rootCauses(from: old, to: new) == ["icon is gone → 1 view moved with it."])
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
