import Foundation
package import LayoutModel

extension LayoutNode {
  package static func cell(
    height: Double, width: Double = 20, _ children: [LayoutNode]
  ) -> LayoutNode {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    return LayoutNode(
      name: "BasicCell", className: "BasicCell", frame: frame,
      children: [
        LayoutNode(name: "contentView", className: "UIView", frame: frame, children: children)
      ])
  }

  package static func label(
    _ name: String, _ text: String, x: Double = 2, y: Double, width: Double = 16,
    height: Double = 10, lines: Int = 1
  ) -> LayoutNode {
    LayoutNode(
      name: name, className: "UILabel", frame: CGRect(x: x, y: y, width: width, height: height),
      text: TextContent(
        string: text, font: "system-regular 17", lines: lines, isTruncated: false,
        color: "#000000FF"))
  }

  package static func view(
    _ name: String, _ className: String = "UIView", x: Double = 0, y: Double = 0,
    width: Double = 10, height: Double = 10, attributes: [String: String] = [:],
    holding children: [LayoutNode] = []
  ) -> LayoutNode {
    LayoutNode(
      name: name, className: className, frame: CGRect(x: x, y: y, width: width, height: height),
      attributes: attributes, children: children)
  }
}
