internal import Foundation
package import LayoutModel

extension UIView {
  /// The app's constraints in the tree, outermost owner first.
  ///
  /// Those to items outside the tree, or with a distance of two anchors, are left out.
  package func layoutConstraints(names: ViewNames) -> [LayoutConstraint] {
    let tree = [self] + descendants
    let reader = ConstraintReader(tree: tree, names: names)
    return tree.flatMap(\.constraints).compactMap(reader.value)
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint is the app's and can be expressed as a value.
  var isStated: Bool { !isSystem && !(first is AnchorDistance) && !(second is AnchorDistance) }
}

/// Turns constraints into values.
@MainActor private struct ConstraintReader {
  private let names: ViewNames
  private var positions: [ObjectIdentifier: Int] = [:]

  init(tree: [UIView], names: ViewNames) {
    self.names = names
    for (position, view) in tree.enumerated() { positions[ObjectIdentifier(view)] = position }
  }

  func value(of constraint: NSLayoutConstraint) -> LayoutConstraint? {
    guard constraint.isStated, let first = anchor(constraint.first, constraint.firstAttribute)
    else { return nil }
    let second = anchor(constraint.second, constraint.secondAttribute)
    guard second != nil || constraint.secondAttribute == .notAnAttribute else { return nil }
    let relation: LayoutConstraint.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return LayoutConstraint(
      first: first, relation: relation, second: second, multiplier: Double(constraint.multiplier),
      constant: Double(constraint.effectiveConstant),
      priority: Double(constraint.priority.rawValue), origin: constraint.origin.description)
  }

  private func anchor(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutConstraint.Anchor? {
    guard let item, let view = item.layoutView, let position = positions[ObjectIdentifier(view)]
    else { return nil }
    let guide = (item as? UILayoutGuide).map { name(of: $0, in: view) }
    return LayoutConstraint.Anchor(view: position, guide: guide, attribute: attribute.name)
  }

  /// A system guide is named by its property, one of the app by its property or identifier, otherwise by its index.
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
