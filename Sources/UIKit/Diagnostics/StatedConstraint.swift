internal import Foundation

/// An app's active constraint as a value, its views as their positions in a tree.
package struct StatedConstraint {
  /// An attribute of a view or of one of its guides.
  package struct Anchor {
    /// The view's position in the tree, outermost first.
    package let view: Int
    /// The guide's name; nil for the view itself.
    package let guide: String?
    /// The attribute's name, such as `leading`.
    package let attribute: String
  }

  package let first: Anchor
  /// Nil for a constant size.
  package let second: Anchor?
  /// Whether the first side may be larger or smaller: 0 if neither, else the sign.
  package let slack: Int
  package let multiplier: Double
  /// In points; the system's spacing where that was asked for.
  package let constant: Double
  package let priority: Double
  /// The place where the constraint was made, such as `SongCell.xib:50`.
  package let origin: String
}

extension UIView {
  /// The constraints of the app among the views of the tree, outermost holder first.
  ///
  /// Those that reach out of the tree, or measure the distance of two anchors, are left out.
  package func statedConstraints(names: ViewNames) -> [StatedConstraint] {
    let tree = [self] + descendants
    let reader = StatementReader(tree: tree, names: names)
    return tree.flatMap(\.constraints).compactMap(reader.statement)
  }
}

extension NSLayoutConstraint {
  /// Whether the app's source states the constraint in a form that can be told as a value.
  var isStated: Bool { !isSystem && !(first is AnchorDistance) && !(second is AnchorDistance) }
}

/// Turns constraints into values.
@MainActor private struct StatementReader {
  private let names: ViewNames
  private var positions: [ObjectIdentifier: Int] = [:]

  init(tree: [UIView], names: ViewNames) {
    self.names = names
    for (position, view) in tree.enumerated() { positions[ObjectIdentifier(view)] = position }
  }

  func statement(of constraint: NSLayoutConstraint) -> StatedConstraint? {
    guard constraint.isStated, let first = anchor(constraint.first, constraint.firstAttribute)
    else { return nil }
    let second = anchor(constraint.second, constraint.secondAttribute)
    guard second != nil || constraint.secondAttribute == .notAnAttribute else { return nil }
    let slack =
      switch constraint.relation {
      case .lessThanOrEqual: -1
      case .equal: 0
      case .greaterThanOrEqual: 1
      }
    return StatedConstraint(
      first: first, second: second, slack: slack, multiplier: Double(constraint.multiplier),
      constant: Double(constraint.effectiveConstant),
      priority: Double(constraint.priority.rawValue), origin: constraint.origin.description)
  }

  private func anchor(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute
  ) -> StatedConstraint.Anchor? {
    guard let item, let view = item.layoutView, let position = positions[ObjectIdentifier(view)]
    else { return nil }
    let guide = (item as? UILayoutGuide).map { name(of: $0, in: view) }
    return StatedConstraint.Anchor(view: position, guide: guide, attribute: attribute.name)
  }

  /// A guide of the system is called as the property that gives it, one of the app as its property
  /// or identifier, else by its place.
  private func name(of guide: UILayoutGuide, in view: UIView) -> String {
    if view.systemGuides.contains(where: { $0 === guide }) {
      let name = guide.identifier.split(separator: "-").last?.replacing("UIView", with: "") ?? ""
      return name.prefix(1).lowercased() + name.dropFirst()
    }
    if let name = names.propertyName(of: guide) { return name }
    if !guide.identifier.isEmpty { return guide.identifier }
    return "guide\(view.layoutGuides.firstIndex { $0 === guide } ?? 0)"
  }
}
