internal import Foundation
internal import NumberText

/// The names of views and guides in messages that follow UIKit's console.
///
/// UIKit prints an object's address after its class; here the view's name replaces it, so that a message is the same in
/// every run.
@MainActor struct ItemName {
  let names: ViewNames

  /// Returns a name for an item whose tree is not known.
  static func plain(_ item: any LayoutItem) -> String {
    guard let view = item as? UIView else { return String(describing: type(of: item)) }
    return view.accessibilityIdentifier.map { "\(view.className):\($0)" } ?? view.className
  }

  /// Returns class, name and UIKit's additions: a label's text, a cell's or guide's identifier.
  func name(_ item: any LayoutItem) -> String {
    if let guide = item as? UILayoutGuide { return name(guide) }
    if let distance = item as? AnchorDistance {
      return "(\(name(distance.start)) to \(name(distance.end)))"
    }
    guard let view = item as? UIView else { return Self.plain(item) }
    let name = names.name(of: view)
    let base = name.hasPrefix(view.className) ? name : "\(view.className):\(name)"
    return base + suffix(view)
  }

  private func name(_ end: AnchorDistance.End) -> String {
    "\(end.item.map(name) ?? "(gone)").\(end.attribute.name)"
  }

  private func name(_ guide: UILayoutGuide) -> String {
    let name = names.propertyName(of: guide).map { ":\($0)" } ?? ""
    let identifier = guide.identifier.isEmpty ? "" : "'\(guide.identifier)'"
    return guide.className + name + identifier
  }

  /// The length of a label's text in UIKit's messages.
  nonisolated static let textLimit = 25

  private func suffix(_ view: UIView) -> String {
    if let cell = view as? UITableViewCell { return cell.reuseIdentifier.map { "'\($0)'" } ?? "" }
    guard let text = (view as? UILabel)?.text, !text.isEmpty else { return "" }
    let shown = text.count > Self.textLimit ? text.prefix(Self.textLimit) + "..." : text[...]
    return "'\(shown.replacingOccurrences(of: "\n", with: "\\n"))'"
  }
}

extension CGRect {
  var shortDescription: String {
    "(\(minX.shortDescription) \(minY.shortDescription); "
      + "\(width.shortDescription) \(height.shortDescription))"
  }
}
