import Testing
import UIKit

@MainActor struct ActivationTests {
  private let root = UIView()
  private let branch = UIView()
  private let leaves = [UIView(), UIView()]

  init() {
    root.addSubview(branch)
    for leaf in leaves { branch.addSubview(leaf) }
  }

  @Test func `an active constraint is owned by the nearest common ancestor of its items`() {
    let size = leaves[0].widthAnchor.constraint(equalToConstant: 1)
    let siblings = leaves[0].topAnchor.constraint(equalTo: leaves[1].topAnchor)
    let far = leaves[0].topAnchor.constraint(equalTo: root.topAnchor)
    let guide = UILayoutGuide()
    branch.addLayoutGuide(guide)
    let guided = guide.topAnchor.constraint(equalTo: leaves[0].topAnchor)
    NSLayoutConstraint.activate([size, siblings, far, guided])
    #expect(leaves[0].constraints == [size])
    #expect(branch.constraints == [siblings, guided])
    #expect(root.constraints == [far])
  }

  @Test func `activating twice adds a constraint once, and deactivating removes it`() {
    let size = branch.widthAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([size, size])
    #expect(branch.constraints == [size])
    NSLayoutConstraint.deactivate([size, size])
    #expect(branch.constraints == [])
    #expect(!size.isActive)
  }

  @Test func `a constraint can be added to any common ancestor of its items`() {
    let size = leaves[0].widthAnchor.constraint(equalToConstant: 1)
    root.addConstraint(size)
    #expect(size.isActive)
    #expect(root.constraints == [size])
    root.removeConstraint(size)
    #expect(!size.isActive)
  }

  @Test func `a removed view keeps the constraints inside it`() {
    let inside = leaves[0].topAnchor.constraint(equalTo: branch.topAnchor)
    let across = leaves[0].topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([inside, across])
    branch.removeFromSuperview()
    #expect(inside.isActive)
    #expect(!across.isActive)
  }

  @Test func `removing a guide removes its constraints`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let edge = guide.topAnchor.constraint(equalTo: branch.topAnchor)
    edge.isActive = true
    root.removeLayoutGuide(guide)
    #expect(!edge.isActive)
    #expect(guide.owningView == nil)
  }

  @Test func `items are not retained`() {
    let constraint: NSLayoutConstraint
    do {
      let view = UIView()
      constraint = view.heightAnchor.constraint(equalTo: root.widthAnchor, multiplier: 2)
      #expect(constraint.firstItem === view)
      #expect(constraint.secondItem === root)
      #expect(constraint.firstAttribute == .height)
      #expect(constraint.secondAttribute == .width)
      #expect(constraint.multiplier == 2)
    }
    #expect(constraint.firstItem == nil)
  }
}
