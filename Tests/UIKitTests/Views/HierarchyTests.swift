import Foundation
import Testing
import UIKit

/// A view that records notifications about its position in the tree.
final class MovingView: UIView {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    journal.entries.append("\(name) will move to \((newSuperview as? MovingView)?.name ?? "nil")")
  }
  override func didMoveToSuperview() {
    journal.entries.append("\(name) moved to \((superview as? MovingView)?.name ?? "nil")")
  }
  override func didAddSubview(_ subview: UIView) {
    journal.entries.append("\(name) added \(subviews.count)")
  }
  override func willRemoveSubview(_ subview: UIView) {
    journal.entries.append("\(name) will remove \(subviews.count)")
  }
}

/// A view that counts the calls of `viewWithTag`.
private final class CountingView: UIView {
  private(set) var calls = 0

  override func viewWithTag(_ tag: Int) -> UIView? {
    calls += 1
    return super.viewWithTag(tag)
  }
}

@MainActor struct HierarchyTests {
  private let journal = Journal()
  private let root = UIView()
  private let views = [UIView(), UIView(), UIView()]

  init() { for view in views { root.addSubview(view) } }

  @Test func `a view deep inside is found with one call for each view around it`() {
    let chain = (0..<12).map { _ in CountingView() }
    for (outer, inner) in zip(chain, chain.dropFirst()) { outer.addSubview(inner) }
    chain.last?.tag = 7
    #expect(chain[0].viewWithTag(7) === chain.last)
    #expect(chain.map(\.calls) == Array(repeating: 1, count: 12))
  }

  @Test func `views are inserted by index and next to others`() {
    let (first, second, third) = (UIView(), UIView(), UIView())
    root.insertSubview(first, at: 0)
    root.insertSubview(second, belowSubview: views[1])
    root.insertSubview(third, aboveSubview: views[1])
    #expect(root.subviews == [first, views[0], second, views[1], third, views[2]])
  }

  @Test func `subviews change their order`() {
    root.bringSubviewToFront(views[0])
    #expect(root.subviews == [views[1], views[2], views[0]])
    root.sendSubviewToBack(views[2])
    #expect(root.subviews == [views[2], views[1], views[0]])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews == [views[0], views[1], views[2]])
    root.insertSubview(views[0], aboveSubview: views[1])
    #expect(root.subviews == [views[1], views[0], views[2]])
  }

  @Test func `adding a subview again moves it to the front and keeps its constraints`() {
    let edge = views[0].topAnchor.constraint(equalTo: root.topAnchor)
    edge.isActive = true
    root.addSubview(views[0])
    #expect(root.subviews == [views[1], views[2], views[0]])
    #expect(edge.isActive)
  }

  @Test func `a view with a tag is found`() {
    let inner = UIView()
    inner.tag = 7
    views[1].addSubview(inner)
    #expect(root.viewWithTag(7) === inner)
    #expect(root.viewWithTag(8) == nil)
    #expect(inner.isDescendant(of: root))
    #expect(root.isDescendant(of: root))
    #expect(!root.isDescendant(of: inner))
  }

  @Test func `both superviews are notified of a view's moves`() {
    let (one, other, view) = (
      MovingView("one", journal), MovingView("other", journal), MovingView("view", journal)
    )
    one.addSubview(view)
    #expect(journal.read() == ["view will move to one", "view moved to one", "one added 1"])
    other.addSubview(view)
    #expect(
      journal.read() == [
        "view will move to other", "one will remove 1", "view moved to other", "other added 1",
      ])
    view.removeFromSuperview()
    #expect(
      journal.read() == ["view will move to nil", "other will remove 1", "view moved to nil"])
  }

  @Test func `points and rectangles are converted between views`() {
    root.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    root.bounds.origin = CGPoint(x: 0, y: 5)
    views[0].frame = CGRect(x: 10, y: 20, width: 30, height: 30)
    views[1].frame = CGRect(x: 50, y: 60, width: 30, height: 30)
    #expect(views[0].convert(CGPoint(x: 1, y: 2), to: views[1]) == CGPoint(x: -39, y: -38))
    #expect(views[1].convert(CGPoint(x: 1, y: 2), from: views[0]) == CGPoint(x: -39, y: -38))
    #expect(
      views[0].convert(CGRect(x: 0, y: 0, width: 4, height: 4), to: root)
        == CGRect(x: 10, y: 20, width: 4, height: 4))
  }

  @Test func `points are converted between two trees by the origins of their roots`() {
    let root = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    let other = UIView(frame: CGRect(x: 0, y: 4, width: 10, height: 10))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 3))
    other.addSubview(inner)
    #expect(root.convert(CGPoint(x: 10, y: 10), to: other) == CGPoint(x: 20, y: 16))
    #expect(root.convert(CGPoint(x: 10, y: 10), from: inner) == CGPoint(x: 1, y: 6))
  }

  @Test func `bounds and center move the frame`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.bounds = CGRect(x: 0, y: 0, width: 40, height: 10)
    #expect(view.frame == CGRect(x: 0, y: 15, width: 40, height: 10))
    view.center = CGPoint(x: 50, y: 50)
    #expect(view.frame == CGRect(x: 30, y: 45, width: 40, height: 10))
  }

  @Test func `sizeToFit keeps the origin`() {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    label.text = "Title"
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 10, y: 10))
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test func `alignment rectangles are frames inset by the alignment insets`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let view = Shadowed()
    let frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(view.alignmentRect(forFrame: frame) == CGRect(x: 12, y: 11, width: 14, height: 16))
    #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)) == frame)
    let host = view.hosted(width: 10, height: 10)
    #expect(view.frame == CGRect(x: -2, y: -1, width: 16, height: 14))
    #expect(host.subviews.count == 1)
  }

  @Test func `subclasses can override the same methods as on iOS`() {
    final class Custom: UIView {
      var changes: [String] = []
      override var frame: CGRect { didSet { changes.append("frame") } }
      override var bounds: CGRect { didSet { changes.append("bounds") } }
      override var center: CGPoint { didSet { changes.append("center") } }
      override var isHidden: Bool { didSet { changes.append("isHidden") } }
      override var alpha: CGFloat { didSet { changes.append("alpha") } }
      override var backgroundColor: UIColor? { didSet { changes.append("backgroundColor") } }
      override var tintColor: UIColor! { didSet { changes.append("tintColor") } }
      override var layoutMargins: UIEdgeInsets { didSet { changes.append("layoutMargins") } }
      override func addSubview(_ view: UIView) {
        changes.append("addSubview")
        super.addSubview(view)
      }
      override func setNeedsLayout() {
        changes.append("setNeedsLayout")
        super.setNeedsLayout()
      }
    }
    let view = Custom()
    view.isHidden = true
    view.alpha = 0.5
    view.backgroundColor = .red
    view.tintColor = .red
    view.layoutMargins = .zero
    view.addSubview(UIView())
    #expect(
      view.changes == [
        "isHidden", "alpha", "backgroundColor", "tintColor", "layoutMargins", "addSubview",
        "setNeedsLayout",
      ])
  }
}
