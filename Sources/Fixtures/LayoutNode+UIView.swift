internal import Foundation
internal import Graphics
internal import LayoutModel
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
    if alpha != 1 { attributes["alpha"] = alpha.plainDescription }
    if layer.cornerRadius != 0 {
      attributes["cornerRadius"] = layer.cornerRadius.plainDescription
    }
    if layer.borderWidth != 0 { attributes["borderWidth"] = layer.borderWidth.plainDescription }
    if clipsToBounds { attributes["clipsToBounds"] = "true" }
    if let image = (self as? UIImageView)?.image {
      attributes["image"] =
        "\(image.size.width.plainDescription) × \(image.size.height.plainDescription)"
    }
    if let label = self as? UILabel {
      attributes.merge(label.describedTextAttributes) { _, new in new }
    }
    return attributes
  }
}

extension CGFloat {
  /// The shortest decimal that reads back as the same number, without `.0` and without a sign on zero.
  var plainDescription: String {
    let text = Double(self + 0).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
