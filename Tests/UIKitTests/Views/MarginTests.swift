import Foundation
import Testing

@testable import UIKit

@MainActor struct MarginTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let inner = UIView(frame: CGRect(x: 4, y: 30, width: 316, height: 60))

  init() { outer.addSubview(inner) }

  @Test func `margins are 8 points`() {
    #expect(outer.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(!outer.preservesSuperviewLayoutMargins)
    #expect(outer.insetsLayoutMarginsFromSafeArea)
  }

  @Test func `the system's guides have their frames at once`() {
    #expect(outer.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 304, height: 84))
    #expect(outer.safeAreaLayoutGuide.layoutFrame == outer.bounds)
    #expect(
      outer.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 304, height: 84))
    outer.frame.size.width = 200
    outer.layoutMargins.left = 20
    #expect(outer.layoutMarginsGuide.layoutFrame == CGRect(x: 20, y: 8, width: 172, height: 84))
    outer.frame.size.height = 10
    #expect(outer.layoutMarginsGuide.layoutFrame.height == 0)
  }

  @Test func `a view can place its subviews by the margins' guide in layoutSubviews`() {
    final class Framed: UIView {
      let inner = UIView()
      override func layoutSubviews() { inner.frame = layoutMarginsGuide.layoutFrame }
    }
    let view = Framed(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.addSubview(view.inner)
    view.layoutIfNeeded()
    #expect(view.inner.frame == CGRect(x: 8, y: 8, width: 84, height: 24))
  }

  @Test func `directional margins follow the direction`() {
    outer.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(outer.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    outer.semanticContentAttribute = .forceRightToLeft
    #expect(outer.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func `preserved margins are the superview's, as far as they extend into the view`() {
    outer.layoutMargins = UIEdgeInsets(top: 40, left: 20, bottom: 12, right: 0)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 10, left: 16, bottom: 8, right: 8))
  }

  @Test func `moving a view updates its preserved margins`() {
    outer.layoutMargins.left = 20
    inner.preservesSuperviewLayoutMargins = true
    let box = Block(10, 10)
    box.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor),
      box.topAnchor.constraint(equalTo: inner.topAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(box.frame.minX == 16)
    inner.frame.origin.x = 10
    outer.layoutIfNeeded()
    #expect(box.frame.minX == 10)
  }

  @Test func `a change of margins is notified`() {
    final class Watcher: UIView {
      var changes = 0
      override func layoutMarginsDidChange() { changes += 1 }
    }
    let view = Watcher()
    view.layoutMargins.left = 1
    view.preservesSuperviewLayoutMargins = true
    #expect(view.changes == 2)
  }

  @Test(arguments: [(300.0, 8.0, 284.0), (1000.0, 164.0, 672.0)])
  func `the readable content guide has a maximum width`(
    width: Double, x: Double, readable: Double
  ) {
    outer.frame.size.width = width
    let guide = outer.readableContentGuide
    outer.addConstraint(inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 1))
    outer.layoutIfNeeded()
    #expect(Double(guide.layoutFrame.minX) == x)
    #expect(Double(guide.layoutFrame.width) == readable)
  }

  @Test func `margin attributes refer to the margins' rectangle`() {
    outer.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let box = Block(10, 10)
    box.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(box)
    NSLayoutConstraint.activate(
      [
        (NSLayoutConstraint.Attribute.centerX, NSLayoutConstraint.Attribute.centerXWithinMargins),
        (.centerY, .centerYWithinMargins),
      ].map {
        NSLayoutConstraint(
          item: box, attribute: $0, relatedBy: .equal, toItem: outer, attribute: $1, multiplier: 1,
          constant: 0)
      })
    outer.layoutIfNeeded()
    #expect(box.center == CGPoint(x: 150, y: 40))
  }
}

@MainActor struct SafeAreaTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let inner = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 190))

  init() {
    root.addSubview(inner)
    root.rootSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
  }

  @Test func `a view has its superview's safe area`() {
    #expect(root.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 34, left: 0, bottom: 34, right: 0))
  }

  @Test func `margins begin inside the safe area unless a view opts out`() {
    #expect(inner.layoutMargins == UIEdgeInsets(top: 42, left: 8, bottom: 42, right: 8))
    inner.insetsLayoutMarginsFromSafeArea = false
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `the safe area's guide follows the view`() {
    let guide = inner.safeAreaLayoutGuide
    inner.addConstraint(guide.widthAnchor.constraint(greaterThanOrEqualToConstant: 1))
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 34, width: 100, height: 122))
    inner.frame.origin.y = 50
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 116))
  }
}
