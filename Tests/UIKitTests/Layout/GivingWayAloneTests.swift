import Foundation
import Testing
import UIKit

/// Which required constraint gives way in a view that has a given size outside of a table.
@MainActor struct GivingWayAloneTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 62))

  private func view(in superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  private func pin(_ view: UIView, vertically inset: CGFloat, in outer: UIView) {
    NSLayoutConstraint.activate([
      outer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
    ])
  }

  @Test func `a view that is higher than its room loses its bottom edge, not its height`() {
    let box = view(in: root)
    pin(box, vertically: 3, in: root)
    box.heightAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minY == 3)
    #expect(box.frame.height == 50)
  }

  @Test func `a view that is wider than its room loses its trailing edge, in each direction`() {
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      root.semanticContentAttribute = direction
      let box = view(in: root)
      NSLayoutConstraint.activate([
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        box.widthAnchor.constraint(equalToConstant: 400),
      ])
      root.layoutIfNeeded()
      #expect(box.frame.width == 400)
      #expect(box.frame.minX == (direction == .forceLeftToRight ? 10 : -90))
      box.removeFromSuperview()
    }
  }

  @Test func `of nested views the outermost far edge gives way`() {
    let (outer, inner) = (view(in: root), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    pin(outer, vertically: 0, in: root)
    pin(inner, vertically: 0, in: outer)
    inner.heightAnchor.constraint(equalToConstant: 80).isActive = true
    root.layoutIfNeeded()
    #expect(outer.frame.height == 80)
    #expect(inner.frame.height == 80)
  }

  @Test func `a picture in the middle of a stack loses both edges, and keeps its size and place`() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    let picture = UIView()
    stack.alignment = .center
    stack.addArrangedSubview(picture)
    stack.addArrangedSubview(UIView())
    pin(picture, vertically: 5, in: stack)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 50),
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor),
    ])
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(picture.frame == CGRect(x: 0, y: 15, width: 50, height: 50))
  }

  @Test func `a ratio with six digits that misses by less than is visible does not conflict`() {
    let (outer, inner) = (view(in: root), UIView())
    root.frame.size.height = 90
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    pin(outer, vertically: 6, in: root)
    NSLayoutConstraint.activate([
      outer.heightAnchor.constraint(equalTo: inner.heightAnchor, multiplier: 1.15385),
      inner.heightAnchor.constraint(equalToConstant: 67.6),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(root.diagnostics.isEmpty)
    #expect(inner.frame.height == 67.5)
    root.frame.size.height = 89
    root.layoutIfNeeded()
    #expect(root.diagnostics.map(\.kind) == [.unsatisfiableConstraints])
    root.frame.size.height = 90
    root.layoutIfNeeded()
    #expect(root.diagnostics.isEmpty)
  }
}
