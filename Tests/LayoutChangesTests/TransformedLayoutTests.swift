import Foundation
import LayoutChanges
import LayoutModel
import Testing

struct TransformedLayoutTests {
  private func node(
    _ name: String, _ frame: CGRect, _ attributes: [String: String] = [:],
    _ children: [LayoutNode] = []
  ) -> LayoutNode {
    LayoutNode(
      name: name, className: "UIView", frame: frame, attributes: attributes, children: children)
  }

  private func absolute(_ attributes: [String: String]) -> [CGRect] {
    let inner = node("inner", CGRect(x: 0, y: 0, width: 10, height: 5))
    let turned = node(
      "turned", CGRect(x: 20, y: 10, width: 40, height: 20), attributes, [inner])
    let root = node("root", CGRect(x: 0, y: 0, width: 100, height: 50), [:], [turned])
    return FlatLayout(root).views.dropFirst().map(\.absoluteFrame)
  }

  @Test func `places in the root follow the transforms around a view`() {
    #expect(
      absolute([:]) == [
        CGRect(x: 20, y: 10, width: 40, height: 20), CGRect(x: 20, y: 10, width: 10, height: 5),
      ])
    #expect(
      absolute(["transform": "0 1 -1 0 0 0"]) == [
        CGRect(x: 30, y: 0, width: 20, height: 40), CGRect(x: 45, y: 0, width: 5, height: 10),
      ])
    #expect(
      absolute(["transform": "1 0 0 -1 0 3", "anchorPoint": "0 0"]) == [
        CGRect(x: 20, y: -7, width: 40, height: 20), CGRect(x: 20, y: 8, width: 10, height: 5),
      ])
  }

  @Test(arguments: ["", "1 0 0 1", "1 0 0 1 0 nan", "turned"])
  func `a damaged transform counts as none`(text: String) {
    #expect(absolute(["transform": text]) == absolute([:]))
  }

  @Test func `a new transform is one change, and moves nothing`() {
    let frame = CGRect(x: 20, y: 10, width: 40, height: 20)
    let found = LayoutComparison.records(
      from: node("root", frame, [:], [node("icon", frame)]),
      to: node("root", frame, [:], [node("icon", frame, ["transform": "-1 0 0 -1 0 0"])]))
    #expect(found.map(\.description) == ["icon: transform .identity → rotationAngle 180°"])
  }
}
