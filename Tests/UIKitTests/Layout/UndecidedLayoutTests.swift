import Foundation
import Testing
import UIKit

/// What a layout is where its constraints leave a choice: nothing has a size that nothing requires, and an inequality
/// that alone bounds something holds with equality.
@MainActor struct UndecidedLayoutTests {
  private let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let view = UIView()

  init() { host.place(view) }

  private func frame(_ constraints: NSLayoutConstraint...) -> CGRect {
    NSLayoutConstraint.activate(constraints)
    host.layoutIfNeeded()
    return view.frame
  }

  @Test func `a view without constraints is empty and at its superview's corner`() {
    #expect(frame() == .zero)
    let outer = UIView(frame: CGRect(x: 40, y: 10, width: 50, height: 50))
    host.addSubview(outer)
    outer.place(view)
    #expect(frame() == .zero)
  }

  @Test func `a size that nothing requires is zero, at whichever edge the view is tied`() {
    #expect(
      frame(view.rightAnchor.constraint(equalTo: host.rightAnchor, constant: -13))
        == CGRect(x: 307, y: 0, width: 0, height: 0))
  }

  @Test func `the nearest bound of a position holds with equality`() {
    #expect(
      frame(view.leftAnchor.constraint(lessThanOrEqualTo: host.leftAnchor, constant: 72))
        == CGRect(x: 72, y: 0, width: 0, height: 0))
  }

  @Test func `an upper limit does not make a centred view wide`() {
    #expect(
      frame(
        view.centerXAnchor.constraint(equalTo: host.centerXAnchor),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 23))
        == CGRect(x: 160, y: 0, width: 0, height: 0))
  }

  @Test func `a lower limit of a size holds with equality`() {
    #expect(
      frame(
        view.bottomAnchor.constraint(equalTo: host.bottomAnchor),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30))
        == CGRect(x: 0, y: 70, width: 0, height: 30))
  }

  @Test func `a view of known width goes to the limit of its far edge`() {
    #expect(
      frame(
        view.widthAnchor.constraint(equalToConstant: 100),
        view.rightAnchor.constraint(lessThanOrEqualTo: host.rightAnchor, constant: -74))
        == CGRect(x: 146, y: 0, width: 100, height: 0))
  }

  @Test func `an optional limit counts like a required one`() {
    let limit = view.leftAnchor.constraint(lessThanOrEqualTo: host.leftAnchor, constant: 72)
    limit.priority = .defaultLow
    #expect(frame(limit).minX == 72)
  }

  @Test func `of two limits the one that was added first holds with equality`() {
    let low = view.topAnchor.constraint(greaterThanOrEqualTo: host.topAnchor, constant: 8)
    let high = view.bottomAnchor.constraint(lessThanOrEqualTo: host.bottomAnchor, constant: -8)
    #expect(frame(high, low).minY == 92)
    NSLayoutConstraint.deactivate([high, low])
    #expect(frame(low, high).minY == 8)
  }

  @Test func `the first of two views has no width where they share one`() {
    let next = UIView()
    host.place(next)
    NSLayoutConstraint.activate([
      next.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 8),
      next.rightAnchor.constraint(equalTo: host.rightAnchor),
    ])
    #expect(
      frame(view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 10)).width == 0)
    #expect(next.frame == CGRect(x: 18, y: 0, width: 302, height: 0))
  }

  @Test func `an undecided layout does not depend on earlier ones`() {
    let limit = view.leftAnchor.constraint(lessThanOrEqualTo: host.leftAnchor, constant: 72)
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    #expect(frame(width, limit) == CGRect(x: 72, y: 0, width: 40, height: 0))
    limit.constant = 50
    width.isActive = false
    #expect(frame() == CGRect(x: 50, y: 0, width: 0, height: 0))
    #expect(frame(width) == CGRect(x: 50, y: 0, width: 40, height: 0))
  }

  @Test func `what nothing decides is reported as ambiguous`() {
    _ = frame(
      view.leftAnchor.constraint(lessThanOrEqualTo: host.leftAnchor, constant: 72),
      view.topAnchor.constraint(equalTo: host.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 5))
    let found = host.diagnostics.filter { $0.kind == .ambiguousLayout }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("the frames (72 0; 0 5), as drawn") == true)
    #expect(view.hasAmbiguousLayout)
  }
}

extension UIView {
  /// Adds a view that constraints lay out.
  fileprivate func place(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }
}
