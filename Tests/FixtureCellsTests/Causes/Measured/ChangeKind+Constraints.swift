import TestSupport
import UIKit

@testable import UIKit

extension ChangeKind {
  static let ofConstraints = [
    constraint("constraint constant", where: { $0.priority == .required }) { constraint, random in
      let old = constraint.constant
      constraint.constant += CGFloat(3 + random.below(9))
      return [[abs(old).word], [abs(constraint.constant).word]]
    },
    constraint("constraint priority", where: { $0.relation == .equal }) { constraint, _ in
      let old = constraint.priority.rawValue
      constraint.isActive = false
      constraint.priority = UILayoutPriority(240)
      constraint.isActive = true
      return [["priority"], [CGFloat(old).word], ["240"]]
    },
    constraint("constraint multiplier", where: { $0.second != nil && $0.firstAttribute.isSize }) {
      constraint, _ in
      let old = constraint.multiplier
      constraint.replace(multiplier: old * 0.5)
      return [["multiplier"], [old.word, (1 / old).word], [(old / 2).word, (2 / old).word]]
    },
    constraint("constraint relation", where: { $0.relation == .equal }) { constraint, _ in
      constraint.replace(relation: .lessThanOrEqual)
      return [["≤", "≥"]]
    },
    constraint("constraint removed") { constraint, _ in
      constraint.isActive = false
      return [["gone", "removed"]]
    },
    constraint("constraint to other item", where: { $0.isToSuperviewEdge }) { constraint, _ in
      let guide = (constraint.secondItem as? UIView)?.layoutMarginsGuide
      constraint.replace(second: guide)
      return [["layoutMarginsGuide"]]
    },
    view("constraint added", where: { $0 is UILabel || $0 is UIImageView }) { view, random in
      let isHeight = random.below(2) == 0
      let anchor = isHeight ? view.heightAnchor : view.widthAnchor
      anchor.constraint(equalToConstant: 41).isActive = true
      return [[isHeight ? "height" : "width"], ["41"], ["new", "added"]]
    },
  ]

  /// A kind that changes one of the app's constraints.
  private static func constraint(
    _ name: String, where isFit: @escaping @MainActor (NSLayoutConstraint) -> Bool = { _ in true },
    _ change: @escaping @MainActor (NSLayoutConstraint, inout SeededGenerator) -> [[String]]
  ) -> ChangeKind {
    ChangeKind(name: name) { root, _, random in
      let all = root.descendants.flatMap(\.constraints).filter { $0.isStated && isFit($0) }
      guard !all.isEmpty else { return nil }
      let constraint = random.pick(all)
      let views = [constraint.first, constraint.second].compactMap { $0?.layoutView }
      let attributes = [constraint.firstAttribute, constraint.secondAttribute]
        .filter { $0 != .notAnAttribute }.map { ".\($0.name)" }
      return MadeChange(views: views, words: [attributes] + change(constraint, &random))
    }
  }
}

extension NSLayoutConstraint {
  /// Whether an edge of a view is tied to the same edge of its superview.
  fileprivate var isToSuperviewEdge: Bool {
    guard let inner = firstItem as? UIView, let outer = secondItem as? UIView else { return false }
    return inner.superview === outer && !firstAttribute.isSize && firstAttribute == secondAttribute
  }

  fileprivate func replace(
    relation: Relation? = nil, multiplier: CGFloat? = nil, second: AnyObject? = nil
  ) {
    guard let firstItem else { return }
    let other = NSLayoutConstraint(
      item: firstItem, attribute: firstAttribute, relatedBy: relation ?? self.relation,
      toItem: second ?? secondItem, attribute: secondAttribute,
      multiplier: multiplier ?? self.multiplier, constant: constant)
    other.priority = priority
    isActive = false
    other.isActive = true
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isSize: Bool { self == .width || self == .height }
}
