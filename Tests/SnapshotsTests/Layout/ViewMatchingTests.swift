import Foundation
import LayoutModel
import SnapshotSamples
import Snapshots
import Testing

struct ViewMatchingTests {
  private func changes(_ old: [LayoutNode], _ new: [LayoutNode]) -> [String] {
    LayoutComparison.changes(from: .cell(height: 50, old), to: .cell(height: 50, new))
      .map(\.description)
  }

  @Test func `a view inserted before others of its class does not rename them`() {
    let old = [
      LayoutNode.label("UILabel[0]", "A", y: 0), .label("UILabel[1]", "B", y: 20),
    ]
    let new = [
      LayoutNode.label("UILabel[0]", "New", y: 35), .label("UILabel[1]", "A", y: 0),
      .label("UILabel[2]", "B", y: 20),
    ]
    #expect(changes(old, new) == ["contentView/UILabel[0]: added UILabel 16 × 10 at (2, 35)"])
  }

  @Test func `a view without a name whose text changed is still the same view`() {
    #expect(
      changes([.label("UILabel[0]", "A", y: 0)], [.label("UILabel[0]", "B", y: 0)]) == [
        "contentView/UILabel[0]: text \"A\" → \"B\""
      ])
  }

  @Test func `a renamed label is not mistaken for another`() {
    #expect(
      changes([.label("titleLabel", "A", y: 0)], [.label("headline", "A", y: 0)]) == [
        "contentView/headline: was contentView/titleLabel"
      ])
  }

  @Test func `a renamed container keeps its contents`() {
    let labels = [LayoutNode.label("a", "A", y: 0), .label("b", "B", y: 10)]
    #expect(
      changes([.view("box", holding: labels)], [.view("stack", holding: labels)]) == [
        "contentView/stack: was contentView/box"
      ])
  }

  @Test func `labels that moved into a new stack are compared by absolute position`() {
    let old = [LayoutNode.label("a", "A", y: 10), .label("b", "B", y: 20)]
    let new = [
      LayoutNode.view(
        "stack", "UIStackView", x: 2, y: 10, width: 16, height: 20,
        holding: [.label("a", "A", x: 0, y: 0), .label("b", "B", x: 0, y: 10)])
    ]
    #expect(
      changes(old, new) == [
        "contentView/stack: added UIStackView 16 × 20 at (2, 10)",
        "contentView/stack/a: was contentView/a", "contentView/stack/b: was contentView/b",
      ])
  }

  @Test func `two labels with the same text are not confused when one is removed`() {
    let old = [LayoutNode.label("first", "A", y: 0), .label("second", "A", y: 20)]
    let new = [LayoutNode.label("second", "A", y: 20)]
    #expect(changes(old, new) == ["contentView/first: removed UILabel 16 × 10 at (2, 0)"])
  }
}
