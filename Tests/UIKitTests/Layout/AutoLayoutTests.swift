import Testing
import UIKit

@MainActor struct AutoLayoutTests {
  private let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

  private func box() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    return view
  }

  @Test func `edges and constants make a frame`() {
    let view = box()
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: host.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2, constant: 1),
    ])
    host.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 30, height: 61))
  }

  @Test func `a higher priority outweighs any number of lower ones`() {
    let view = box()
    var constraints = [
      view.topAnchor.constraint(equalTo: host.topAnchor),
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ]
    let strong = view.widthAnchor.constraint(equalToConstant: 50)
    strong.priority = UILayoutPriority(751)
    constraints.append(strong)
    for _ in 0..<20 {
      let weak = view.widthAnchor.constraint(equalToConstant: 90)
      weak.priority = UILayoutPriority(750)
      constraints.append(weak)
    }
    NSLayoutConstraint.activate(constraints)
    host.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test func `a change of a constant moves the view in the next layout`() {
    let view = box()
    let leading = view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 5)
    NSLayoutConstraint.activate([
      leading, view.topAnchor.constraint(equalTo: host.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    host.layoutIfNeeded()
    leading.constant = 25
    host.layoutIfNeeded()
    #expect(view.frame.minX == 25)
  }

  @Test func `deactivating a constraint lets a weaker one win`() {
    let view = box()
    let wide = view.widthAnchor.constraint(equalToConstant: 80)
    let narrow = view.widthAnchor.constraint(equalToConstant: 40)
    narrow.priority = .defaultLow
    NSLayoutConstraint.activate([
      wide, narrow, view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      view.topAnchor.constraint(equalTo: host.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    host.layoutIfNeeded()
    #expect(view.frame.width == 80)
    wide.isActive = false
    host.layoutIfNeeded()
    #expect(view.frame.width == 40)
  }

  @Test func `removing a view removes its constraints`() {
    let view = box()
    let edge = view.leadingAnchor.constraint(equalTo: host.leadingAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([edge, width])
    view.removeFromSuperview()
    #expect(!edge.isActive)
    #expect(width.isActive)
    #expect(host.constraints.isEmpty)
  }

  @Test(arguments: [
    (UISemanticContentAttribute.forceLeftToRight, 20.0),
    (.forceRightToLeft, 270.0),
  ])
  func `leading follows the layout direction`(attribute: UISemanticContentAttribute, x: CGFloat) {
    let view = box()
    host.semanticContentAttribute = attribute
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: host.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    host.layoutIfNeeded()
    #expect(view.frame.minX == x)
  }

  @Test func `a multiplier of a position is measured in the superview`() {
    host.frame.origin = CGPoint(x: 50, y: 50)
    let view = box()
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: host, attribute: .trailing,
        multiplier: 0.25, constant: 0),
      view.topAnchor.constraint(equalTo: host.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    host.layoutIfNeeded()
    #expect(view.frame.midX == 80)
  }

  @Test func `margins and their guide inset by 8 points`() {
    let view = box()
    let guide = host.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: host, attribute: .bottomMargin,
        multiplier: 1, constant: 0),
    ])
    host.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 304, height: 84))
  }

  @Test func `a layout guide takes part and gets a frame`() {
    let guide = UILayoutGuide()
    host.addLayoutGuide(guide)
    let view = box()
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 12),
      guide.widthAnchor.constraint(equalToConstant: 40),
      guide.topAnchor.constraint(equalTo: host.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 6),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 5),
      view.heightAnchor.constraint(equalToConstant: 5),
    ])
    host.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 12, y: 0, width: 40, height: 6))
    #expect(view.frame.origin == CGPoint(x: 52, y: 6))
  }

  @Test func `a view never has a negative width`() {
    let view = box()
    let wish = view.widthAnchor.constraint(equalToConstant: -30)
    wish.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wish, view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      view.topAnchor.constraint(equalTo: host.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 1),
    ])
    host.layoutIfNeeded()
    #expect(view.frame.width == 0)
  }

  /// The wish that the last view cannot have makes the second one negative, and refusing that, the first.
  @Test func `of views without room none has a negative height`() {
    let views = [box(), box(), box()]
    let wish = views[2].heightAnchor.constraint(equalToConstant: 168)
    wish.priority = UILayoutPriority(998)
    var constraints = [wish, views[2].bottomAnchor.constraint(equalTo: host.bottomAnchor)]
    var above = host.topAnchor
    for view in views {
      constraints += [
        view.topAnchor.constraint(equalTo: above, constant: 5),
        view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 1),
      ]
      above = view.bottomAnchor
    }
    for view in views.prefix(2) {
      let height = view.heightAnchor.constraint(equalToConstant: 20)
      height.priority = .defaultHigh
      constraints.append(height)
    }
    NSLayoutConstraint.activate(constraints)
    host.frame.size.height = 115
    host.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [5, 10, 15])
    #expect(views.map(\.frame.height) == [0, 0, 100])
  }

  nonisolated static let centred: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
    (3, 375, 158.0 / 3, 484.0 / 3), (2, 101, 50, 25.5),
  ]

  @Test(arguments: centred)
  func `a centred view is snapped to pixels, halves upwards`(
    scale: CGFloat, hostWidth: CGFloat, width: CGFloat, x: CGFloat
  ) {
    host.frame.size.width = hostWidth
    host.overrideTraits(UITraitCollection(displayScale: scale))
    let view = box()
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: host.centerXAnchor),
      view.topAnchor.constraint(equalTo: host.topAnchor),
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: 1),
    ])
    host.layoutIfNeeded()
    #expect(abs(view.frame.minX - x) < 1e-9)
    #expect(abs(view.frame.width - width) < 1e-9)
  }

  @Test func `fitting finds the height for a width without changing the view`() {
    let view = box()
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: host.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      host.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 10),
    ])
    let size = host.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: 120))
    #expect(host.frame.size == CGSize(width: 320, height: 100))
  }

  @Test func `a view with an engine is deallocated`() {
    weak var freed: UIView?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let inner = UILabel()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      view.layoutIfNeeded()
      freed = view
    }
    #expect(freed == nil)
  }
}
