import UIKit

/// Constraints as methods that return the view.
extension UIView {
  @discardableResult func width(_ points: CGFloat) -> Self {
    pinned(widthAnchor.constraint(equalToConstant: points))
  }

  @discardableResult func height(_ points: CGFloat) -> Self {
    pinned(heightAnchor.constraint(equalToConstant: points))
  }

  @discardableResult func size(_ points: CGFloat) -> Self { width(points).height(points) }

  @discardableResult func leading(_ points: CGFloat = 0) -> Self {
    inSuperview { pinned(leadingAnchor.constraint(equalTo: $0.leadingAnchor, constant: points)) }
  }

  @discardableResult func trailing(_ points: CGFloat = 0) -> Self {
    inSuperview { pinned(trailingAnchor.constraint(equalTo: $0.trailingAnchor, constant: -points)) }
  }

  @discardableResult func top(_ points: CGFloat = 0) -> Self {
    inSuperview { pinned(topAnchor.constraint(equalTo: $0.topAnchor, constant: points)) }
  }

  @discardableResult func bottom(_ points: CGFloat = 0) -> Self {
    inSuperview { pinned(bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: -points)) }
  }

  @discardableResult func after(_ view: UIView, _ points: CGFloat = 0) -> Self {
    pinned(leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: points))
  }

  @discardableResult func below(_ view: UIView, _ points: CGFloat = 0) -> Self {
    pinned(topAnchor.constraint(equalTo: view.bottomAnchor, constant: points))
  }

  @discardableResult func centerVertically(in view: UIView) -> Self {
    pinned(centerYAnchor.constraint(equalTo: view.centerYAnchor))
  }

  @discardableResult func added(to view: UIView) -> Self {
    view.addSubview(self)
    return self
  }

  @discardableResult func style(_ change: (Self) -> Void) -> Self {
    change(self)
    return self
  }

  private func pinned(_ constraint: NSLayoutConstraint) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    constraint.isActive = true
    return self
  }

  private func inSuperview(_ action: (UIView) -> Self) -> Self {
    guard let superview = superview else { return self }
    return action(superview)
  }
}
