internal import Foundation
internal import Graphics
internal import LayoutModel
internal import Snapshots
internal import Typography
internal import UIKit

extension LayoutNode {
  /// Describes a laid-out view and its descendants.
  @MainActor init(_ view: UIView, names: ViewNames) {
    self.init(alone: view, names: names)
    children = view.subviews.map { LayoutNode($0, names: names) }
  }

  /// Describes a laid-out view without its subviews.
  @MainActor init(alone view: UIView, names: ViewNames) {
    self.init(
      name: names.name(of: view), className: view.className, frame: view.frame,
      isHidden: view.isHidden, text: TextContent(view), attributes: view.decidingProperties)
  }
}

extension LayoutNode.TextContent {
  @MainActor init?(_ view: UIView) {
    guard let label = view as? UILabel, let text = label.text else { return nil }
    let layout = label.shownLayout
    self.init(
      string: text, font: label.font.plainName,
      lines: layout?.lines.count ?? 0, isTruncated: layout?.isTruncated ?? false,
      color: label.textColor.description(in: label.traitCollection))
  }
}
