import UIKit

/// One side of an equation: an anchor with a constant, a multiplier and a priority.
struct AnchorTerm<Anchor> {
  let anchor: Anchor
  var constant: CGFloat = 0
  var multiplier: CGFloat = 1
  var priority: UILayoutPriority = .required
}

infix operator ~ : AdditionPrecedence

func + <Anchor>(anchor: Anchor, constant: CGFloat) -> AnchorTerm<Anchor>
where Anchor: NSLayoutAnchorLike { AnchorTerm(anchor: anchor, constant: constant) }

func - <Anchor>(anchor: Anchor, constant: CGFloat) -> AnchorTerm<Anchor>
where Anchor: NSLayoutAnchorLike { AnchorTerm(anchor: anchor, constant: -constant) }

func * (anchor: NSLayoutDimension, multiplier: CGFloat) -> AnchorTerm<NSLayoutDimension> {
  AnchorTerm(anchor: anchor, multiplier: multiplier)
}

func ~ <Anchor>(term: AnchorTerm<Anchor>, priority: UILayoutPriority) -> AnchorTerm<Anchor> {
  var term = term
  term.priority = priority
  return term
}

/// The anchors that a constant can be added to.
protocol NSLayoutAnchorLike {}
extension NSLayoutXAxisAnchor: NSLayoutAnchorLike {}
extension NSLayoutYAxisAnchor: NSLayoutAnchorLike {}
extension NSLayoutDimension: NSLayoutAnchorLike {}

extension NSLayoutConstraint {
  @MainActor fileprivate func activated(_ priority: UILayoutPriority = .required)
    -> NSLayoutConstraint
  {
    (firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    self.priority = priority
    isActive = true
    return self
  }
}

@MainActor @discardableResult
func == (lhs: NSLayoutXAxisAnchor, rhs: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  lhs.constraint(equalTo: rhs).activated()
}

@MainActor @discardableResult
func == (
  lhs: NSLayoutXAxisAnchor, rhs: AnchorTerm<NSLayoutXAxisAnchor>
) -> NSLayoutConstraint {
  lhs.constraint(equalTo: rhs.anchor, constant: rhs.constant).activated(rhs.priority)
}

@MainActor @discardableResult
func <= (
  lhs: NSLayoutXAxisAnchor, rhs: AnchorTerm<NSLayoutXAxisAnchor>
) -> NSLayoutConstraint {
  lhs.constraint(lessThanOrEqualTo: rhs.anchor, constant: rhs.constant).activated(rhs.priority)
}

@MainActor @discardableResult
func == (lhs: NSLayoutYAxisAnchor, rhs: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
  lhs.constraint(equalTo: rhs).activated()
}

@MainActor @discardableResult
func == (
  lhs: NSLayoutYAxisAnchor, rhs: AnchorTerm<NSLayoutYAxisAnchor>
) -> NSLayoutConstraint {
  lhs.constraint(equalTo: rhs.anchor, constant: rhs.constant).activated(rhs.priority)
}

@MainActor @discardableResult
func == (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.constraint(equalToConstant: rhs).activated()
}

@MainActor @discardableResult
func == (lhs: NSLayoutDimension, rhs: AnchorTerm<NSLayoutDimension>) -> NSLayoutConstraint {
  lhs.constraint(equalTo: rhs.anchor, multiplier: rhs.multiplier, constant: rhs.constant)
    .activated(rhs.priority)
}
