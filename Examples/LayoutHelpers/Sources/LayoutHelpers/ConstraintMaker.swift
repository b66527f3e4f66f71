import UIKit

extension UIView {
  /// Adds the constraints that a closure describes.
  @discardableResult
  func makeConstraints(_ describe: (ConstraintMaker) -> Void) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    let maker = ConstraintMaker(self)
    describe(maker)
    let constraints = maker.descriptions.flatMap { $0.constraints() }
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
}

/// Collects descriptions of a view's constraints.
@MainActor final class ConstraintMaker {
  let view: UIView
  var descriptions: [ConstraintDescription] = []

  init(_ view: UIView) { self.view = view }

  var leading: ConstraintDescription { describe(.leading) }
  var trailing: ConstraintDescription { describe(.trailing) }
  var top: ConstraintDescription { describe(.top) }
  var bottom: ConstraintDescription { describe(.bottom) }
  var width: ConstraintDescription { describe(.width) }
  var height: ConstraintDescription { describe(.height) }
  var centerY: ConstraintDescription { describe(.centerY) }
  var edges: ConstraintDescription { leading.trailing.top.bottom }
  var size: ConstraintDescription { width.height }

  private func describe(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintDescription {
    let description = ConstraintDescription(view, attribute)
    descriptions.append(description)
    return description
  }
}

/// Some attributes of a view and their target.
@MainActor final class ConstraintDescription {
  private let view: UIView
  private var attributes: [NSLayoutConstraint.Attribute]
  private var relation = NSLayoutConstraint.Relation.equal
  private weak var other: UIView?
  private var otherAttribute: NSLayoutConstraint.Attribute?
  private var constant: CGFloat = 0
  private var insets: CGFloat = 0
  private var priority = UILayoutPriority.required

  init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    self.view = view
    attributes = [attribute]
  }

  var trailing: ConstraintDescription { and(.trailing) }
  var top: ConstraintDescription { and(.top) }
  var bottom: ConstraintDescription { and(.bottom) }
  var height: ConstraintDescription { and(.height) }

  private func and(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintDescription {
    attributes.append(attribute)
    return self
  }

  @discardableResult func equalToSuperview() -> ConstraintDescription {
    other = view.superview
    return self
  }

  @discardableResult func equalTo(_ constant: CGFloat) -> ConstraintDescription {
    self.constant = constant
    return self
  }

  @discardableResult
  func equalTo(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute? = nil
  ) -> ConstraintDescription {
    other = view
    otherAttribute = attribute
    return self
  }

  @discardableResult func lessThanOrEqualToSuperview() -> ConstraintDescription {
    relation = .lessThanOrEqual
    return equalToSuperview()
  }

  @discardableResult func offset(_ amount: CGFloat) -> ConstraintDescription {
    constant = amount
    return self
  }

  @discardableResult func inset(_ amount: CGFloat) -> ConstraintDescription {
    insets = amount
    return self
  }

  @discardableResult func priority(_ priority: UILayoutPriority) -> ConstraintDescription {
    self.priority = priority
    return self
  }

  func constraints() -> [NSLayoutConstraint] {
    attributes.map { attribute in
      let isFarEdge = attribute == .trailing || attribute == .bottom || attribute == .right
      let constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: other,
        attribute: other == nil ? .notAnAttribute : otherAttribute ?? attribute, multiplier: 1,
        constant: constant + (isFarEdge ? -insets : insets))
      constraint.priority = priority
      return constraint
    }
  }
}
