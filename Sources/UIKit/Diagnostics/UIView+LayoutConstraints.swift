internal import Foundation
package import LayoutModel

extension UIView {
  /// The app's constraints in the tree, outermost owner first.
  ///
  /// Those to items outside the tree, or with a distance of two anchors, are left out.
  package func layoutConstraints(names: ViewNames) -> [LayoutConstraint] {
    ConstraintValues(views: [self] + descendants, names: names).installed.map(\.value)
  }

  /// The view and its descendants in drawing order, in which layouts number them.
  package var layoutOrder: [UIView] { [self] + descendants }
}

extension NSLayoutConstraint {
  /// Whether the constraint is the app's and can be expressed as a value.
  var isStated: Bool {
    !isSystem && !(first is AnchorDistance) && !(second is AnchorDistance)
  }
}

/// Turns constraints into values, and values into constraints.
@MainActor package struct ConstraintValues {
  private let names: ViewNames
  private let views: [UIView]
  private var positions: [ObjectIdentifier: Int] = [:]

  /// Takes the views by the numbers that values have for them.
  package init(views: [UIView], names: ViewNames) {
    self.names = names
    self.views = views
    for (position, view) in views.enumerated() { positions[ObjectIdentifier(view)] = position }
  }

  /// The app's constraints that the views hold, with their values.
  package var installed: [(constraint: NSLayoutConstraint, value: LayoutConstraint)] {
    views.flatMap(\.constraints).compactMap { constraint in
      value(of: constraint).map { (constraint, $0) }
    }
  }

  private func value(of constraint: NSLayoutConstraint) -> LayoutConstraint? {
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
  func name(of guide: UILayoutGuide, in view: UIView) -> String {
    if view.systemGuides.contains(where: { $0 === guide }) {
      let name = guide.identifier.split(separator: "-").last?.replacing("UIView", with: "") ?? ""
      return name.prefix(1).lowercased() + name.dropFirst()
    }
    if let name = names.propertyName(of: guide) { return name }
    if !guide.identifier.isEmpty { return guide.identifier }
    return "guide\(view.layoutGuides.firstIndex { $0 === guide } ?? 0)"
  }

  /// Makes the constraint of a value; nil if an item of it does not exist.
  package func constraint(of value: LayoutConstraint) -> NSLayoutConstraint? {
    guard let first = item(value.first), let attribute = Self.attributes[value.first.attribute],
      let otherAttribute = value.second.map({ Self.attributes[$0.attribute] }) ?? .notAnAttribute
    else { return nil }
    let second = value.second.flatMap(item)
    guard (second == nil) == (value.second == nil) else { return nil }
    let relation: NSLayoutConstraint.Relation =
      switch value.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: otherAttribute, multiplier: value.multiplier, constant: value.constant)
    constraint.priority = UILayoutPriority(rawValue: Float(value.priority))
    return constraint
  }

  private static let attributes = Dictionary(
    (0...30).compactMap { NSLayoutConstraint.Attribute(rawValue: $0) }.map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first })

  private func item(_ anchor: LayoutConstraint.Anchor) -> (any LayoutItem)? {
    guard views.indices.contains(anchor.view) else { return nil }
    let view = views[anchor.view]
    guard let name = anchor.guide else { return view }
    return (view.systemGuides + view.layoutGuides).first {
      LayoutConstraint.Anchor(view: 0, guide: self.name(of: $0, in: view), attribute: "").guide
        == name
    }
  }
}
