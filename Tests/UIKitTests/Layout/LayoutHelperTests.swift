import Foundation
import Testing
import UIKit

// Layout code in the styles of common helper libraries, written for Apple's UIKit.

// MARK: Closures with a constraint maker

/// A constraint with a library's additions.
private final class LabelledConstraint: NSLayoutConstraint {
  var label: String?
}

/// One side of a constraint: an item, or a view's safe area.
private protocol Target: AnyObject {}
extension UIView: Target {}
extension UILayoutGuide: Target {}

@MainActor private final class Maker {
  private let item: UIView
  private(set) var made: [LabelledConstraint] = []

  init(_ item: UIView) { self.item = item }

  @discardableResult func edges(equalTo target: any Target, inset: CGFloat = 0) -> Self {
    let sides: [(NSLayoutConstraint.Attribute, CGFloat)] = [
      (.leading, inset), (.trailing, -inset), (.top, inset), (.bottom, -inset),
    ]
    for (attribute, constant) in sides { make(attribute, target, constant) }
    return self
  }

  @discardableResult func height(_ constant: CGFloat, priority: Float = 1000) -> Self {
    let constraint = LabelledConstraint(
      item: item, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: constant)
    constraint.priority = UILayoutPriority(rawValue: priority)
    made.append(constraint)
    return self
  }

  private func make(
    _ attribute: NSLayoutConstraint.Attribute, _ target: any Target, _ constant: CGFloat
  ) {
    let constraint = LabelledConstraint(
      item: item, attribute: attribute, relatedBy: .equal, toItem: target, attribute: attribute,
      multiplier: 1, constant: constant)
    constraint.label = "\(attribute)"
    made.append(constraint)
  }
}

extension UIView {
  fileprivate func makeConstraints(_ closure: (Maker) -> Void) {
    translatesAutoresizingMaskIntoConstraints = false
    let maker = Maker(self)
    closure(maker)
    NSLayoutConstraint.activate(maker.made)
  }
}

// MARK: Operators on anchors

private struct AnchorTerm<Anchor: AnyObject> {
  let anchor: NSLayoutAnchor<Anchor>
  let constant: CGFloat
}

extension NSLayoutAnchor {
  @MainActor fileprivate static func + (
    anchor: NSLayoutAnchor, constant: CGFloat
  ) -> AnchorTerm<AnchorType> {
    AnchorTerm(anchor: anchor, constant: constant)
  }
}

infix operator ~== : ComparisonPrecedence

@MainActor @discardableResult private func ~== <Anchor>(
  left: NSLayoutAnchor<Anchor>, right: AnchorTerm<Anchor>
) -> NSLayoutConstraint {
  let constraint = left.constraint(equalTo: right.anchor, constant: right.constant)
  constraint.isActive = true
  return constraint
}

// MARK: Fluent extensions

extension UIView {
  @discardableResult fileprivate func width(_ constant: CGFloat) -> Self {
    widthAnchor.constraint(equalToConstant: constant).isActive = true
    return self
  }

  @discardableResult fileprivate func pinned(
    to other: UIView, _ keyPaths: [KeyPath<UIView, NSLayoutYAxisAnchor>]
  ) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    for path in keyPaths {
      self[keyPath: path].constraint(equalTo: other[keyPath: path]).isActive = true
    }
    return self
  }
}

@MainActor struct LayoutHelperTests {
  private let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let view = UIView()

  init() { host.addSubview(view) }

  @Test func `a closure creates constraints of a library's own class`() {
    view.makeConstraints { make in
      make.edges(equalTo: host.safeAreaLayoutGuide, inset: 5).height(40, priority: 999)
    }
    host.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 5, width: 90, height: 40))
    let own = host.constraints.compactMap { $0 as? LabelledConstraint }
    #expect(own.compactMap(\.label) == ["leading", "trailing", "top", "bottom"])
  }

  @Test func `operators and fluent extensions relate anchors`() {
    view.pinned(to: host, [\.topAnchor, \.bottomAnchor]).width(30)
    view.leadingAnchor ~== host.leadingAnchor + 12
    host.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 12, y: 0, width: 30, height: 50))
  }
}
