import Foundation
import LayoutChanges
import LayoutModel
import SnapshotSamples
import Snapshots
import Testing

struct ViewMatchingTests {
  private func changes(_ old: [LayoutNode], _ new: [LayoutNode]) -> [String] {
    LayoutComparison.records(from: .cell(height: 50, old), to: .cell(height: 50, new))
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

  @Test func `what has no name in a renamed container is matched after it`() {
    let labels = [LayoutNode.label("a", "A", y: 0), .label("b", "B", y: 10)]
    let old = labels + [.view("UIView[0]", y: 20)]
    let new = labels + [.view("UIView[0]", y: 20, height: 15)]
    #expect(
      changes([.view("box", holding: old)], [.view("stack", holding: new)]) == [
        "contentView/stack/UIView[0]: height 10 → 15", "contentView/stack: was contentView/box",
      ])
  }

  /// Views of three widths in a row, one after the other.
  private func row(_ widths: [CGFloat]) -> [LayoutNode] {
    var x: CGFloat = 0
    return widths.enumerated().map { index, width in
      defer { x += width + 8 }
      return .view("UIView[\(index)]", x: x, width: width, height: 10)
    }
  }

  @Test(arguments: 0..<6)
  func `of unnamed views that repeat, the removed one is told as gone`(removed: Int) {
    let widths: [CGFloat] = [50, 60, 70, 50, 60, 70]
    var left = widths
    left.remove(at: removed)
    let lines = changes(row(widths), row(left)).filter { $0.contains("removed") }
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("contentView/UIView[\(removed)]: removed") == true)
  }

  @Test func `of equal unnamed views, the one whose place is empty is gone`() {
    let old = (0..<5).map { LayoutNode.view("UIView[\($0)]", x: CGFloat($0 * 20)) }
    let new = [0, 1, 3, 4].enumerated().map {
      LayoutNode.view("UIView[\($0)]", x: CGFloat($1 * 20))
    }
    let lines = changes(old, new)
    #expect(lines.count(where: { $0.contains("removed") }) == 1)
    #expect(lines.contains { $0.hasPrefix("contentView/UIView[2]: removed") })
  }

  @Test func `unnamed views that changed their order are recognised`() {
    let (a, b) = (
      LayoutNode.label("UILabel[0]", "A", y: 0), LayoutNode.label("UILabel[1]", "B", y: 20)
    )
    let lines = changes(
      [a, b], [.label("UILabel[0]", "B", y: 20), .label("UILabel[1]", "A", y: 0)])
    #expect(!lines.contains { $0.contains("text") || $0.contains("removed") })
  }

  @Test func `an unnamed container is recognised by the texts inside when its size changed`() {
    func button(_ index: Int, _ title: String, width: CGFloat) -> LayoutNode {
      .view(
        "UIButton[\(index)]", "UIButton", width: width, height: 20,
        holding: [.label("titleLabel", title, y: 0)])
    }
    let old = ["One", "Two", "Three"].enumerated().map { button($0, $1, width: 30) }
    let new = ["One", "Three"].enumerated().map { button($0, $1, width: 45) }
    let lines = changes(old, new).filter { $0.contains("removed") || $0.contains("text") }
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("contentView/UIButton[1]: removed") == true)
  }
}
