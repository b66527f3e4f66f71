import Foundation
import Testing
import UIKit

/// As apps declare it to write constraints in a language of their own.
@preconcurrency @MainActor private protocol Anchoring {
  func constraint(equalTo anchor: Self, constant: CGFloat) -> NSLayoutConstraint
  func constraint(lessThanOrEqualTo anchor: Self) -> NSLayoutConstraint
}
extension NSLayoutAnchor: Anchoring {}

@MainActor struct AnchorTests {
  private func pin<Anchor: Anchoring>(_ first: Anchor, to second: Anchor) -> NSLayoutConstraint {
    first.constraint(equalTo: second, constant: 3)
  }

  @Test func `methods of anchors fulfil an app's protocol and are passed as functions`() {
    let view = UIView()
    let pinned = pin(view.leadingAnchor, to: view.trailingAnchor)
    #expect(pinned.constant == 3 && pinned.secondAttribute == .trailing)
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant:)
    #expect(limit(40).relation == .lessThanOrEqual && limit(40).constant == 40)
  }

  @Test func `a constraint of nothing can wait for another one`() {
    var height = NSLayoutConstraint()
    #expect(!height.isActive && height.constant == 0)
    height = UIView().heightAnchor.constraint(equalToConstant: 5)
    #expect(height.constant == 5)
  }

  private let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  private func block(_ width: CGFloat, _ height: CGFloat, x: CGFloat? = nil) -> Block {
    let block = Block(width, height)
    block.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(block)
    if let x {
      block.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: x).isActive = true
    }
    block.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
    return block
  }

  @Test func `system spacing is a multiple of 8 points`() {
    let (first, second) = (block(10, 10, x: 0), block(10, 10))
    let gap = second.leadingAnchor.constraint(
      equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2)
    gap.isActive = true
    host.layoutIfNeeded()
    #expect(second.frame.minX == 26)
    #expect(gap.constant == 16)
    gap.constant = 5
    host.layoutIfNeeded()
    #expect(second.frame.minX == 15)
  }

  @Test(arguments: [
    (NSLayoutConstraint.Relation.equal, 18.0), (.lessThanOrEqual, 18), (.greaterThanOrEqual, 30),
  ])
  func `system spacing can be an inequality`(relation: NSLayoutConstraint.Relation, y: Double) {
    let (upper, lower) = (UIView(), UIView())
    for view in [upper, lower] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    let wish = lower.topAnchor.constraint(equalTo: host.topAnchor, constant: 30)
    wish.priority = .defaultLow
    let anchor = upper.bottomAnchor
    let spacing =
      switch relation {
      case .equal: lower.topAnchor.constraint(equalToSystemSpacingBelow: anchor, multiplier: 1)
      case .lessThanOrEqual:
        lower.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: anchor, multiplier: 1)
      case .greaterThanOrEqual:
        lower.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: anchor, multiplier: 1)
      }
    NSLayoutConstraint.activate([
      wish, spacing, upper.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    host.layoutIfNeeded()
    #expect(Double(lower.frame.minY) == y)
  }

  @Test func `system spacing between baselines depends on the fonts`() {
    let labels = [UILabel(), UILabel()]
    for label in labels {
      label.text = "Line"
      label.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(label)
    }
    NSLayoutConstraint.activate([
      labels[0].topAnchor.constraint(equalTo: host.topAnchor),
      labels[1].firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: labels[0].lastBaselineAnchor, multiplier: 1),
    ])
    host.layoutIfNeeded()
    #expect(labels[1].frame.minY == 22)
  }

  @Test func `equal distances between anchors centre a view`() {
    let (left, middle, right) = (block(40, 10, x: 0), block(20, 10), block(60, 10, x: 240))
    let before = left.trailingAnchor.anchorWithOffset(to: middle.leadingAnchor)
    let after = middle.trailingAnchor.anchorWithOffset(to: right.leadingAnchor)
    before.constraint(equalTo: after).isActive = true
    host.layoutIfNeeded()
    #expect(middle.frame.minX == 130)
  }

  @Test func `a distance can be a constant or a multiple`() {
    let (first, second, third) = (block(10, 10, x: 0), block(10, 10), block(10, 10))
    let gap = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
    NSLayoutConstraint.activate([
      gap.constraint(equalToConstant: 12),
      second.trailingAnchor.anchorWithOffset(to: third.leadingAnchor)
        .constraint(equalTo: gap, multiplier: 2, constant: 1),
    ])
    host.layoutIfNeeded()
    #expect(second.frame.minX == 22)
    #expect(third.frame.minX == 57)
  }

  @Test func `a distance is measured from the right in right-to-left views`() {
    let (first, second) = (block(10, 10), block(10, 10))
    host.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
        .constraint(equalToConstant: 12),
    ])
    host.layoutIfNeeded()
    #expect(first.frame.minX == 290)
    #expect(second.frame.minX == 268)
  }

  @Test func `a distance follows the direction of the view that holds it, not of the items`() {
    let (first, second) = (block(10, 10, x: 0), block(10, 10))
    for view in [first, second] { view.semanticContentAttribute = .forceRightToLeft }
    first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
      .constraint(equalToConstant: 12).isActive = true
    host.layoutIfNeeded()
    #expect(second.frame.minX == 22)
  }

  @Test func `a distance is removed with either of its views`() {
    let (first, second) = (block(10, 10, x: 0), block(10, 10))
    let gap = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
      .constraint(equalToConstant: 12)
    gap.isActive = true
    second.removeFromSuperview()
    #expect(!gap.isActive)
  }

  @Test func `anchors of the same attribute are equal`() {
    let view = UIView()
    #expect(view.topAnchor == view.topAnchor)
    #expect(view.topAnchor != view.bottomAnchor)
    #expect(view.topAnchor != UIView().topAnchor)
  }

  @Test func `a constraint knows its anchors`() {
    let view = UIView()
    let constraint = view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    #expect(
      constraint.firstAnchor
        == NSLayoutConstraint(
          item: view, attribute: .height, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1, constant: 0
        ).firstAnchor)
    #expect(constraint.secondAnchor != nil)
    #expect(view.heightAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
    #expect(!constraint.shouldBeArchived)
  }
}
