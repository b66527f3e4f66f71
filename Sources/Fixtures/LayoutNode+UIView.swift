internal import Foundation
internal import Graphics
internal import LayoutModel
internal import NumberText
internal import Snapshots
internal import Typography
internal import UIKit

extension LayoutNode {
  /// Describes a laid-out view and all below it.
  @MainActor init(_ view: UIView, names: ViewNames) {
    self.init(
      name: names.name(of: view), className: view.className, frame: view.frame,
      isHidden: view.isHidden, text: TextContent(view),
      attributes: view.describedAttributes,
      children: view.subviews.map { LayoutNode($0, names: names) })
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

extension UIView {
  /// What shows and is neither frame nor text, where it is not the default.
  fileprivate var describedAttributes: [String: String] {
    var attributes: [String: String] = [:]
    if let backgroundColor {
      attributes["backgroundColor"] = backgroundColor.description(in: traitCollection)
    }
    if alpha != 1 { attributes["alpha"] = alpha.exactText }
    if layer.cornerRadius != 0 {
      attributes["cornerRadius"] = layer.cornerRadius.exactText
    }
    if layer.borderWidth != 0 { attributes["borderWidth"] = layer.borderWidth.exactText }
    if clipsToBounds { attributes["clipsToBounds"] = "true" }
    if let image = (self as? UIImageView)?.image {
      attributes["image"] =
        "\(image.size.width.exactText) × \(image.size.height.exactText)"
    }
    if let label = self as? UILabel {
      attributes.merge(label.describedTextAttributes) { _, new in new }
    }
    return attributes
  }
}
