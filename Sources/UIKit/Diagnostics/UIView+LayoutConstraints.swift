internal import Foundation
package import LayoutModel

extension UIView {
  /// The constraints of the app among the views of the tree, outermost holder first.
  ///
  /// Those that reach out of the tree, or measure the distance of two anchors, are left out.
  package func layoutConstraints(names: ViewNames) -> [LayoutConstraint] {
    let tree = [self] + descendants
    let reader = ConstraintReader(tree: tree, names: names)
    return tree.flatMap(\.constraints).compactMap(reader.value)
  }
}

extension NSLayoutConstraint {
  /// Whether the app's source states the constraint in a form that can be told as a value.
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
