import Foundation
import Testing
import UIKit

@MainActor struct LayoutDebuggingTests {
  private let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let view = UIView()
  private let leading: NSLayoutConstraint
  private let width: NSLayoutConstraint
  private let top: NSLayoutConstraint
  private let height: NSLayoutConstraint

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    leading = view.leadingAnchor.constraint(equalTo: host.leadingAnchor)
    width = view.widthAnchor.constraint(equalToConstant: 10)
    top = view.topAnchor.constraint(equalTo: host.topAnchor)
    height = view.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([leading, width, top, height])
  }

  @Test func `a layout with one solution is not ambiguous`() {
    #expect(!view.hasAmbiguousLayout)
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `a layout with several solutions is ambiguous and can show another one`() {
    width.isActive = false
    #expect(view.hasAmbiguousLayout)
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    #expect(view.frame != before)
    #expect(view.frame.origin == before.origin)
    #expect(view.frame.height == before.height)
    let other = view.frame
    view.exerciseAmbiguityInLayout()
    #expect(view.frame != other)
  }

  @Test func `the constraints of one axis are found, even through other views`() {
    let next = UIView()
    next.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(next)
    let gap = next.leadingAnchor.constraint(equalTo: view.trailingAnchor)
    let nextWidth = next.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([gap, nextWidth])
    #expect(
      Set(next.constraintsAffectingLayout(for: .horizontal)) == [leading, width, gap, nextWidth])
    #expect(Set(view.constraintsAffectingLayout(for: .vertical)) == [top, height])
    #expect(next.constraintsAffectingLayout(for: .vertical) == [])
  }
}
