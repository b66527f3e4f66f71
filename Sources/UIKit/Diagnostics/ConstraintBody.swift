internal import Foundation
internal import NumberText

/// The relation of a constraint as UIKit's console prints it.
///
/// 1. A distance between facing edges is drawn: `V:|-(20)-[a]`, `H:[a]-(8)-[b]`, `V:[a]-(0)-|`, the last only where the
///    superview is the first item.
/// 2. Anything else is an equation: `a.bottom == b.bottom - 8`.
@MainActor struct ConstraintBody {
  let text: String
  /// The name of the superview represented by `|`.
  let bar: String?

  init(_ constraint: NSLayoutConstraint, items: ItemName) {
    let picture = VisualFormat(constraint)
    text = picture.map { $0.text(items) } ?? Self.equation(constraint, items)
    bar = picture?.container.map { items.name($0) }
  }

  private static func equation(_ constraint: NSLayoutConstraint, _ items: ItemName) -> String {
    let first = constraint.first.map { items.name($0) } ?? "(gone)"
    var text = "\(first).\(constraint.firstAttribute.name) \(constraint.relation.symbol) "
    guard constraint.secondAttribute != .notAnAttribute else {
      return text + constraint.constant.shortDescription
    }
    let second = constraint.second.map { items.name($0) } ?? "(gone)"
    if constraint.multiplier != 1 { text += "\(constraint.multiplier.shortDescription)*" }
    text += "\(second).\(constraint.secondAttribute.name)"
    if constraint.constant > 0 { text += " + \(constraint.constant.shortDescription)" }
    if constraint.constant < 0 { text += " - \((-constraint.constant).shortDescription)" }
    return text
  }
}

/// A distance between facing edges.
@MainActor private struct VisualFormat {
  private let before: (any LayoutItem)?
  private let after: (any LayoutItem)?
  private let constraint: NSLayoutConstraint
  /// The superview, where one side is its edge.
  let container: UIView?

  init?(_ constraint: NSLayoutConstraint) {
    guard constraint.multiplier == 1, let first = constraint.first, let second = constraint.second
    else { return nil }
    let attributes = (constraint.firstAttribute, constraint.secondAttribute)
    if attributes.0.isStart, attributes.1 == attributes.0, first.isSubview(of: second) {
      (before, after, container) = (nil, first, second.layoutView)
    } else if attributes.0.isEnd, attributes.1 == attributes.0, second.isSubview(of: first) {
      (before, after, container) = (second, nil, first.layoutView)
    } else if attributes.0.isStart, attributes.1.isEnd, attributes.0.faces(attributes.1) {
      (before, after, container) = (second, first, nil)
    } else {
      return nil
    }
    self.constraint = constraint
  }

  func text(_ items: ItemName) -> String {
    let isVertical = constraint.firstAttribute.axis == .vertical
    let relation = constraint.relation == .equal ? "" : constraint.relation.symbol
    let priority =
      constraint.priority == .required ? "" : "@\(constraint.priority.rawValue.shortDescription)"
    let length = constraint.effectiveConstant.shortDescription
    let spacing = constraint.systemSpacing.map { "\($0.name)(\(length))" } ?? length
    let distance = "(\(relation)\(spacing)\(priority))"
    let left = before.map { "[\(items.name($0))]" } ?? "|"
    let right = after.map { "[\(items.name($0))]" } ?? "|"
    let suffix = constraint.firstAttribute.isAbsoluteSide ? "(LTR)" : ""
    return "\(isVertical ? "V" : "H"):\(left)-\(distance)-\(right)\(suffix)"
  }
}

extension LayoutItem {
  fileprivate func isSubview(of other: any LayoutItem) -> Bool {
    guard let view = self as? UIView else { return false }
    return view.superview === other
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isStart: Bool { self == .top || self == .leading || self == .left }
  fileprivate var isEnd: Bool { self == .bottom || self == .trailing || self == .right }

  fileprivate func faces(_ other: NSLayoutConstraint.Attribute) -> Bool {
    (self, other) == (.top, .bottom) || (self, other) == (.leading, .trailing)
      || (self, other) == (.left, .right)
  }
}
