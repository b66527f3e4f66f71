import UIKit

// Helpers as written before Swift had actors; Swift 5 compiles them without warnings.

infix operator <-> : AdditionPrecedence

@discardableResult
func <-> (lhs: UIView, rhs: UIView) -> [NSLayoutConstraint] {
  lhs.translatesAutoresizingMaskIntoConstraints = false
  let constraints = [
    lhs.leadingAnchor.constraint(equalTo: rhs.leadingAnchor),
    lhs.trailingAnchor.constraint(equalTo: rhs.trailingAnchor),
    lhs.topAnchor.constraint(equalTo: rhs.topAnchor),
    lhs.bottomAnchor.constraint(equalTo: rhs.bottomAnchor),
  ]
  NSLayoutConstraint.activate(constraints)
  return constraints
}

struct LayoutBuilder {
  let view: UIView

  init(_ view: UIView) { self.view = view }

  func centered() -> LayoutBuilder {
    view.translatesAutoresizingMaskIntoConstraints = false
    if let superview = view.superview {
      view.centerXAnchor.constraint(equalTo: superview.centerXAnchor).isActive = true
      view.centerYAnchor.constraint(equalTo: superview.centerYAnchor).isActive = true
    }
    return self
  }
}
