import UIKit

extension UIView {
  package var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

/// A view with an attribute, to which others are tied.
@MainActor package struct ConstraintItem {
  let view: UIView
  let attribute: NSLayoutConstraint.Attribute
}

/// The constraints' members of a view.
@MainActor package struct ConstraintViewDSL {
  let view: UIView

  package var leading: ConstraintItem { ConstraintItem(view: view, attribute: .leading) }
  package var trailing: ConstraintItem { ConstraintItem(view: view, attribute: .trailing) }
  package var top: ConstraintItem { ConstraintItem(view: view, attribute: .top) }
  package var bottom: ConstraintItem { ConstraintItem(view: view, attribute: .bottom) }

  package func makeConstraints(_ describe: (ConstraintMaker) -> Void) {
    view.translatesAutoresizingMaskIntoConstraints = false
    let maker = ConstraintMaker(view)
    describe(maker)
    NSLayoutConstraint.activate(maker.descriptions.flatMap(\.constraints))
  }
}

/// Collects what a closure says of a view's constraints.
@MainActor package final class ConstraintMaker {
  private let view: UIView
  private(set) var descriptions: [ConstraintDescription] = []

  init(_ view: UIView) { self.view = view }

  package var leading: ConstraintDescription { add([.leading]) }
  package var trailing: ConstraintDescription { add([.trailing]) }
  package var top: ConstraintDescription { add([.top]) }
  package var bottom: ConstraintDescription { add([.bottom]) }
  package var size: ConstraintDescription { add([.width, .height]) }
  package var edges: ConstraintDescription { add([.leading, .top, .trailing, .bottom]) }

  private func add(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintDescription {
    let description = ConstraintDescription(view, attributes)
    descriptions.append(description)
    return description
  }
}

/// Some attributes of a view with what they are tied to.
@MainActor package final class ConstraintDescription {
  private let view: UIView
  private var attributes: [NSLayoutConstraint.Attribute]
  private var relation = NSLayoutConstraint.Relation.equal
  private var item: UIView?
  private var itemAttribute: NSLayoutConstraint.Attribute?
  private var constant: CGFloat = 0
  private var inset: CGFloat = 0

  init(_ view: UIView, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.view = view
    self.attributes = attributes
  }

  package var bottom: ConstraintDescription {
    attributes.append(.bottom)
    return self
  }

  @discardableResult package func equalToSuperview() -> ConstraintDescription {
    item = view.superview
    return self
  }

  @discardableResult package func lessThanOrEqualToSuperview() -> ConstraintDescription {
    relation = .lessThanOrEqual
    return equalToSuperview()
  }

  @discardableResult package func equalTo(_ other: ConstraintItem) -> ConstraintDescription {
    (item, itemAttribute) = (other.view, other.attribute)
    return self
  }

  @discardableResult package func equalTo(_ length: CGFloat) -> ConstraintDescription {
    constant = length
    return self
  }

  @discardableResult package func offset(_ amount: CGFloat) -> ConstraintDescription {
    constant = amount
    return self
  }

  @discardableResult package func inset(_ amount: CGFloat) -> ConstraintDescription {
    inset = amount
    return self
  }

  var constraints: [NSLayoutConstraint] {
    attributes.map { attribute in
      let isFar = [.trailing, .bottom].contains(attribute)
      return NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: item,
        attribute: item == nil ? .notAnAttribute : itemAttribute ?? attribute, multiplier: 1,
        constant: constant + (isFar ? -inset : inset))
    }
  }
}
