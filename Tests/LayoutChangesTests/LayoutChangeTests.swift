import Foundation
import LayoutChanges
import LayoutModel
import SnapReport
import SnapshotSamples
import Snapshots
import Testing

struct LayoutChangeTests {
  private let title = LayoutNode.label("titleLabel", "Title", y: 2)

  private func changes(_ edit: (inout LayoutNode) -> Void) -> [LayoutChange] {
    var edited = title
    edit(&edited)
    return LayoutComparison.records(
      from: .cell(height: 20, [title]), to: .cell(height: 20, [edited]))
  }

  @Test func `equal layouts have no changes`() {
    #expect(changes { _ in }.isEmpty)
  }

  @Test(
    arguments: [(0.0009, false), (0.001, false), (0.0011, true), (1, true)] as [(Double, Bool)])
  func `a thousandth of a point is not a change`(distance: Double, isChange: Bool) {
    // From 0, where the distance is not rounded.
    var (old, new) = (title, title)
    old.frame.origin.y = 0
    new.frame.origin.y = distance
    let found = LayoutComparison.records(
      from: .cell(height: 20, [old]), to: .cell(height: 20, [new]))
    #expect(found.isEmpty == !isChange)
  }

  @Test func `a label that wraps is described with its previous height and line count`() {
    let found = changes {
      $0.frame.size.height = 28
      $0.text?.lines = 3
    }
    #expect(
      found.map(\.description) == ["contentView/titleLabel: height 10 → 28 (3 lines, was 1)"])
    #expect(found.map(\.kind) == [.resized])
    #expect(found.first?.old == "16 × 10" && found.first?.new == "16 × 28")
  }

  @Test func `size and position are one change`() {
    let found = changes { $0.frame = CGRect(x: 3, y: 2.5, width: 15, height: 11) }
    #expect(
      found.map(\.description) == [
        "contentView/titleLabel: width 16 → 15, height 10 → 11, x 2 → 3, y 2 → 2.5"
      ])
  }

  static let single: [(ViewChange.Kind, String, @Sendable (inout LayoutNode) -> Void)] = [
    (.moved, "y 2 → 3", { $0.frame.origin.y = 3 }),
    (.text, "text \"Title\" → \"Titel\"", { $0.text?.string = "Titel" }),
    (.text, "text \"Title\" → none", { $0.text = nil }),
    (.font, "font system-regular 17 → system-bold 17", { $0.text?.font = "system-bold 17" }),
    (.lines, "2 lines, was 1", { $0.text?.lines = 2 }),
    (.truncation, "text now cut off", { $0.text?.isTruncated = true }),
    (.color, "text color #000000FF → #FF0000FF", { $0.text?.color = "#FF0000FF" }),
    (.hidden, "now hidden", { $0.isHidden = true }),
    (.attribute, "image none → star", { $0.attributes["image"] = "star" }),
    (.attribute, "class UILabel → UIButton", { $0.className = "UIButton" }),
    (.renamed, "was contentView/titleLabel", { $0.name = "headline" }),
  ]

  @Test(arguments: single)
  func `each changed property is one change`(
    kind: ViewChange.Kind, sentence: String, edit: @Sendable (inout LayoutNode) -> Void
  ) {
    let found = changes(edit)
    #expect(found.map(\.kind) == [kind])
    #expect(found.first?.description.hasSuffix(": \(sentence)") ?? false)
  }

  @Test func `long texts are shown around their first difference`() {
    let long = String(repeating: "word ", count: 40)
    var (old, new) = (title, title)
    old.text?.string = long + "end"
    new.text?.string = long + "ending"
    let found = LayoutComparison.records(
      from: .cell(height: 20, [old]), to: .cell(height: 20, [new]))
    #expect(
      found.map(\.description) == [
        "contentView/titleLabel: text \"…word end\" → \"…word ending\""
      ])
    #expect(found.first?.new == long + "ending")
  }

  @Test func `a view that is hidden in both layouts is ignored`() {
    var (old, new) = (title, title)
    (old.isHidden, new.isHidden) = (true, true)
    new.frame.origin.y = 90
    #expect(
      LayoutComparison.records(from: .cell(height: 20, [old]), to: .cell(height: 20, [new]))
        .isEmpty)
  }

  @Test func `hiding a container covers its contents`() {
    let old = LayoutNode.view("box", holding: [title])
    var new = old
    new.isHidden = true
    new.children[0].isHidden = true
    let found = LayoutComparison.records(
      from: .cell(height: 20, [old]), to: .cell(height: 20, [new]))
    #expect(found.map(\.description) == ["contentView/box: now hidden"])
  }

  @Test func `added and removed views are named with their descendants`() {
    let badge = LayoutNode.view("badge", x: 5, y: 6, width: 8, height: 4, holding: [.view("dot")])
    let (without, with) = (
      LayoutNode.cell(height: 20, [title]), LayoutNode.cell(height: 20, [title, badge])
    )
    let added = LayoutComparison.records(from: without, to: with)
    let removed = LayoutComparison.records(from: with, to: without)
    #expect(
      added.map(\.description) == [
        "contentView/badge: added UIView 8 × 4 at (5, 6) with 1 view in it"
      ])
    #expect(
      removed.map(\.description) == [
        "contentView/badge: removed UIView 8 × 4 at (5, 6) with 1 view in it"
      ])
  }
}
