internal import Foundation
internal import NumberText
internal import SnapReport
internal import UIKit

/// What VoiceOver reads of a view as lines of text, in its order.
///
/// A line is what is said of an element, its view and its frame (x, y, width × height in points from the root's top left).
/// Below it are its hint, what it offers, and the views that it stands for. Containers are lines of their own, with their
/// elements below.
struct AccessibilityOutline: CustomStringConvertible {
  let regions: [AccessibleRegion]

  var description: String {
    guard !regions.isEmpty else { return "no accessibility elements" }
    var lines: [String] = []
    var open: [AccessibleContainer] = []
    for region in regions {
      let containers = region.element.containers
      let shared = zip(open, containers).prefix { $0 == $1 }.count
      for depth in shared..<containers.count {
        lines.append(indent(depth) + words(containers[depth]).visibleLine)
      }
      open = containers
      lines += self.lines(of: region).map { indent(containers.count) + $0.visibleLine }
    }
    return lines.joined(separator: "\n")
  }

  private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  private func lines(of region: AccessibleRegion) -> [String] {
    let element = region.element
    let facts = [element.spoken.quoted, region.view, words(element.frame)]
    var lines = [facts.compactMap(\.self).joined(separator: "  ")]
    func add(_ name: String, _ values: [String]) {
      if !values.isEmpty { lines.append("  \(name) \(values.joined(separator: ", "))") }
    }
    add("hint", [element.spokenHint].filter { !$0.isEmpty }.map(\.quoted))
    add("actions", element.actions.map(\.quoted))
    add(
      "content",
      element.content.map { $0.spoken.quoted + ($0.isImportant ? " (important)" : "") })
    if !element.hasUsualActivationPoint {
      let point = element.activationPoint
      add("activated at", ["\(point.x.pointText), \(point.y.pointText)"])
    }
    add("merges", region.merged)
    add("hides", region.unreachable)
    return lines
  }

  private func words(_ frame: CGRect) -> String {
    "\(frame.minX.pointText), \(frame.minY.pointText), "
      + "\(frame.width.pointText) × \(frame.height.pointText)"
  }

  private func words(_ container: AccessibleContainer) -> String {
    let kind =
      switch container.kind {
      case .list: "list"
      case .landmark: "landmark"
      case .group: "group"
      case .tabBar: "tab bar"
      case .table(let rows, let columns): "table of \(rows) × \(columns)"
      }
    let names = [container.label, container.value].compactMap(\.self).map(\.quoted)
    return ([kind] + names + [container.identifier].compactMap(\.self)).joined(separator: "  ")
  }
}

extension String {
  /// The text in quotation marks, on one line.
  fileprivate var quoted: String {
    let text = replacing("\\", with: "\\\\").replacing("\r\n", with: "\\n")
      .replacing("\n", with: "\\n").replacing("\"", with: "\\\"")
    return "\"\(text)\""
  }
}
