import Testing

@testable import UIKit

/// What refers to a view without retaining it: nothing of it is left once the view is gone.
@MainActor struct BackReferenceTests {
  @Test func `a subview that outlives its superview has none`() {
    let subview = UIView()
    do {
      let superview = UIView()
      superview.addSubview(subview)
      #expect(subview.superview === superview)
      #expect(subview.layoutHost === superview)
    }
    #expect(subview.superview == nil)
    #expect(subview.layoutHost === subview)
  }

  @Test func `a layer that outlives its view has none`() {
    let layer = UIView().layer
    #expect(layer.view == nil)
  }

  @Test func `a constraint that outlives its views has no items and is not active`() {
    let constraint: NSLayoutConstraint
    do {
      let view = UIView()
      let subview = UIView()
      view.addSubview(subview)
      constraint = subview.leadingAnchor.constraint(equalTo: view.leadingAnchor)
      constraint.isActive = true
      #expect(constraint.firstItem === subview)
      #expect(constraint.secondItem === view)
    }
    #expect(constraint.firstItem == nil)
    #expect(constraint.secondItem == nil)
    #expect(!constraint.isActive)
  }

  @Test func `a guide that outlives its view has no owner`() {
    let guide = UILayoutGuide()
    do {
      let view = UIView()
      view.addLayoutGuide(guide)
      #expect(guide.owningView === view)
    }
    #expect(guide.owningView == nil)
  }

  @Test func `a distance between anchors of views that are gone belongs to no view`() {
    let distance: AnchorDistance
    do {
      let view = UIView()
      let subview = UIView()
      view.addSubview(subview)
      distance = AnchorDistance(from: view.topAnchor, to: subview.topAnchor)
      #expect(distance.layoutView === view)
    }
    #expect(distance.layoutView == nil)
  }

  @Test func `views in each other's references are deallocated`() {
    weak var seen: UIView?
    do {
      let view = UIView()
      let subview = UIView()
      view.addSubview(subview)
      subview.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      view.layoutIfNeeded()
      seen = view
    }
    #expect(seen == nil)
  }
}
