import Foundation

@testable import UIKit

/// A cell of the corpus with texts, pictures and controls at their frames from Apple's engine.
@MainActor struct PlacedCell {
  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

  init(_ node: PlacedNode, scale: CGFloat, image: UIImage) {
    cell.overrideTraits(UITraitCollection(displayScale: scale))
    cell.frame = CGRect(origin: .zero, size: CGRect(node.frame).size)
    add(node.subviews, to: cell.contentView, image)
  }

  var diagnostics: [ExplainedDiagnostic] {
    cell.layoutIfNeeded()
    return LayoutDiagnosis(root: cell, names: ViewNames(root: cell))
      .diagnostics(fittingHeight: nil)
  }

  private func add(_ nodes: [PlacedNode], to parent: UIView, _ image: UIImage) {
    for node in nodes where node.excludedSubview != true {
      let view = view(for: node, image)
      view.frame = CGRect(node.frame)
      view.accessibilityIdentifier = node.id
      view.isHidden = node.hidden ?? false
      view.clipsToBounds =
        node.attrs?["clipsSubviews"] == "YES" || node.el == "scrollView"
      view.alpha = node.attrs?["alpha"].flatMap(Double.init) ?? 1
      parent.addSubview(view)
      add(node.subviews, to: view, image)
    }
  }

  private func view(for node: PlacedNode, _ image: UIImage) -> UIView {
    switch node.el {
    case "label": return label(for: node)
    case "imageView": return UIImageView(image: image)
    case "button", "switch", "textField", "textView", "slider", "segmentedControl":
      return PlacedControl()
    default: return UIView()
    }
  }

  private func font(for font: PlacedNode.Font) -> UIFont {
    if font.style == "UICTFontTextStyleTitle0" { return .preferredFont(forTextStyle: .largeTitle) }
    if let size = font.pointSize { return .systemFont(ofSize: size) }
    return .preferredFont(
      forTextStyle: UIFont.TextStyle(rawValue: font.style ?? "UICTFontTextStyleBody"))
  }

  private func label(for node: PlacedNode) -> UILabel {
    let label = UILabel()
    label.text = node.text
    label.numberOfLines = node.numberOfLines.flatMap(Int.init) ?? 1
    label.font = node.font.map(font) ?? .systemFont(ofSize: 17)
    switch node.textAlignment {
    case "center": label.textAlignment = .center
    case "right": label.textAlignment = .right
    default: label.textAlignment = .natural
    }
    return label
  }
}

private final class PlacedControl: UIView {
  override var takesTouches: Bool { true }
}

/// A view of the corpus with its content.
struct PlacedNode: Decodable {
  struct Font: Decodable {
    let type: String?
    let pointSize: Double?
    let style: String?
  }

  let el: String
  let id: String?
  let frame: [Double]?
  let text: String?
  let font: Font?
  let numberOfLines: String?
  let textAlignment: String?
  let hidden: Bool?
  let excludedSubview: Bool?
  let attrs: [String: String]?
  let subviews: [PlacedNode]
}
