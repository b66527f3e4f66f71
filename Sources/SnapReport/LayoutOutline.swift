import Foundation
public import LayoutModel
import NumberText

/// A layout tree as text, one view per line, indented below its superview.
///
/// A line names the view, its class and its frame (x, y, width × height in points, in the superview's
/// coordinates), then its text with attributes, then other attributes. The runs of an attributed text follow, each in
/// a line of its own. Git can compare pictures by it:
/// `snap describe` as `textconv`.
public struct LayoutOutline: CustomStringConvertible, Sendable {
  public var root: LayoutNode
  /// Which attributes are in the lines.
  public var detail: Detail

  /// How much of a layout an outline says.
  public enum Detail: Sendable {
    /// Also what decides the layout, such as priorities.
    case all
    /// What can be seen of it.
    case visible
  }

  /// Creates the outline of a tree.
  public init(_ root: LayoutNode, detail: Detail = .all) {
    self.root = root
    self.detail = detail
  }

  /// The lines, without a line break at the end.
  public var description: String {
    var lines: [String] = []
    append(root, depth: 0, to: &lines)
    return lines.joined(separator: "\n")
  }

  private func append(_ node: LayoutNode, depth: Int, to lines: inout [String]) {
    let attributes = node.attributes.sorted { $0.key < $1.key }
      .filter { detail == .all || LayoutVocabulary.isVisible($0.key) }
    let runs = attributes.filter { $0.key.hasPrefix(LayoutNode.textRunPrefix) }
    let facts =
      [name(of: node), frame(of: node), text(of: node)]
      + attributes.filter { !$0.key.hasPrefix(LayoutNode.textRunPrefix) }.map(words)
    let line = facts.compactMap { $0 }.joined(separator: "  ")
    let indent = String(repeating: "  ", count: depth)
    lines.append(indent + line.visibleLine)
    lines += runs.map { "\(indent)    \(words($0).visibleLine)" }
    for child in node.children { append(child, depth: depth + 1, to: &lines) }
  }

  private func name(of node: LayoutNode) -> String {
    let name = node.name == node.className ? node.name : "\(node.name) \(node.className)"
    return node.isHidden ? name + " (hidden)" : name
  }

  private func frame(of node: LayoutNode) -> String {
    let (origin, size) = (node.frame.origin, node.frame.size)
    return "\(origin.x.pointText), \(origin.y.pointText), "
      + "\(size.width.pointText) × \(size.height.pointText)"
  }

  private func text(of node: LayoutNode) -> String? {
    guard let text = node.text else { return nil }
    let lines = text.lines.counted("line")
    let string = text.string.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
      .replacing("\"", with: "\\\"")
    return
      "\"\(string)\"  \(text.font), \(lines)\(text.isTruncated ? " truncated" : ""), \(text.color)"
  }

  private func words(_ attribute: (key: String, value: String)) -> String {
    "\(attribute.key) \(attribute.value)"
  }
}
