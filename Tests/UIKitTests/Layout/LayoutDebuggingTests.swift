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

  @Test func `a tree is printed as UIKit's debugger prints it`() {
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    label.text = "Title"
    label.accessibilityIdentifier = "title"
    label.isHidden = true
    label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    view.addSubview(label)
    host.layoutIfNeeded()
    #expect(
      ViewTreeText(of: host).recursiveDescription() == """
        <UIView: UIView; frame = (0 0; 100 50)>
           | <UIView: UIView[0]; frame = (0 0; 10 10)>
           |    | <UILabel: title; frame = (1 2; 3 4); text = 'Title'; hidden = YES; autoresize = RM+BM>
        """)
    width.isActive = false
    #expect(
      ViewTreeText(of: host).autolayoutTrace() == """
        •UIView
        |   *UIView[0] - AMBIGUOUS LAYOUT
        |   |   +UILabel:title'Title'
        """)
  }
}
