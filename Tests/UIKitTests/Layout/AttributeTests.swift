import Foundation
import Testing
import UIKit

/// A view of 20 × 10 points in one of 100 × 80, whose margins are 1, 2, 4 and 8 points at the top, left,
/// bottom and right.
@MainActor struct AttributeTests {
  private let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
  private let view = Block(20, 10)

  init() {
    host.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
  }

  private func relate(_ attribute: NSLayoutConstraint.Attribute, constant: CGFloat) {
    NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: host, attribute: attribute,
      multiplier: 1, constant: constant
    ).isActive = true
    host.layoutIfNeeded()
  }

  nonisolated static let horizontal: [(NSLayoutConstraint.Attribute, x: Double, mirrored: Double)] =
    [
      (.left, 3, 3), (.right, 83, 83), (.leading, 3, 77), (.trailing, 83, -3),
      (.centerX, 43, 43), (.leftMargin, 4, 10), (.rightMargin, 76, 82), (.leadingMargin, 4, 76),
      (.trailingMargin, 76, 4), (.centerXWithinMargins, 40, 46),
    ]

  @Test(arguments: horizontal)
  func `a horizontal attribute with a constant of 3 points`(
    attribute: NSLayoutConstraint.Attribute, x: Double, mirrored: Double
  ) {
    relate(attribute, constant: 3)
    #expect(Double(view.frame.minX) == x)
    #expect(view.frame.width == 20)
  }

  /// The margins of 2 and 8 points at the host's sides are exchanged.
  @Test(arguments: horizontal)
  func `a horizontal attribute in a right-to-left view`(
    attribute: NSLayoutConstraint.Attribute, x: Double, mirrored: Double
  ) {
    host.semanticContentAttribute = .forceRightToLeft
    relate(attribute, constant: 3)
    #expect(Double(view.frame.minX) == mirrored)
  }

  @Test(arguments: horizontal)
  func `a view's own direction does not move it`(
    attribute: NSLayoutConstraint.Attribute, x: Double, mirrored: Double
  ) {
    view.semanticContentAttribute = .forceRightToLeft
    relate(attribute, constant: 3)
    #expect(Double(view.frame.minX) == x)
  }

  @Test func `the direction is that of the view that holds the constraint`() {
    let inner = UIView()
    inner.semanticContentAttribute = .forceRightToLeft
    inner.frame = CGRect(x: 10, y: 0, width: 60, height: 40)
    host.addSubview(inner)
    let outer = view.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 3)
    outer.isActive = true
    host.layoutIfNeeded()
    #expect(view.frame.minX == 13)
    inner.addSubview(view)
    view.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 3).isActive = true
    host.layoutIfNeeded()
    #expect(view.frame.minX == 37)
  }

  @Test func `a position can be tied to one along the other axis`() {
    for (attribute, other, constant) in [
      (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.bottom, CGFloat(-50)),
      (.centerY, .right, -70),
    ] {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: host, attribute: other,
        multiplier: 1, constant: constant
      ).isActive = true
    }
    host.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 30, y: 25, width: 20, height: 10))
  }

  @Test func `a tie between the axes is measured in the view that holds it, from its leading edge`()
  {
    let inner = UIView(frame: CGRect(x: 40, y: 30, width: 60, height: 50))
    inner.semanticContentAttribute = .forceRightToLeft
    inner.addSubview(view)
    host.addSubview(inner)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: inner.topAnchor, constant: 7),
      NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: inner, attribute: .bottom,
        multiplier: 0.5, constant: 1),
    ])
    host.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 60 - 26 - 20, y: 7, width: 20, height: 10))
  }

  @Test func `without a second item the second attribute is none`() {
    let constraint = NSLayoutConstraint(
      item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height,
      multiplier: 1, constant: 30)
    #expect(constraint.secondAttribute == .notAnAttribute)
    constraint.isActive = true
    host.layoutIfNeeded()
    #expect(view.frame.height == 30)
  }

  @Test(arguments: [
    (NSLayoutConstraint.Attribute.top, 3.0), (.bottom, 73), (.centerY, 38), (.topMargin, 3),
    (.bottomMargin, 70), (.centerYWithinMargins, 36.5), (.firstBaseline, 3), (.lastBaseline, 73),
  ])
  func `a vertical attribute with a constant of 3 points`(
    attribute: NSLayoutConstraint.Attribute, y: Double
  ) {
    relate(attribute, constant: 3)
    #expect(Double(view.frame.minY) == y)
    #expect(view.frame.height == 10)
  }

  @Test(arguments: [
    (NSLayoutConstraint.Attribute.width, CGSize(width: 103, height: 10)),
    (.height, CGSize(width: 20, height: 83)),
  ])
  func `a size with a constant of 3 points`(attribute: NSLayoutConstraint.Attribute, size: CGSize) {
    relate(attribute, constant: 3)
    #expect(view.frame.size == size)
  }

  /// The ascender of 34 points is 32.5 points at 2x, the line 41 high.
  @Test func `a label's baselines are those of its first and last line`() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 34)
    label.text = "One\nTwo"
    label.numberOfLines = 2
    label.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(label)
    let other = Block(1, 1)
    other.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(other)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: host.topAnchor),
      view.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
      other.topAnchor.constraint(equalTo: label.lastBaselineAnchor),
    ])
    host.layoutIfNeeded()
    #expect(view.frame.minY == 32.5)
    #expect(Double(other.frame.minY) == Double(label.frame.height) - (41 - 32.5))
  }
}
