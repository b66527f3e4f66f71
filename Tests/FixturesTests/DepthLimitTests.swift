import Fixtures
import Foundation
import Testing
import UIKit

/// Views, layers and masks in each other: just below what can be laid out, at it and far above it.
@MainActor struct DepthLimitTests {
  private func cell(_ view: UIView) -> UIView {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(view)
    view.accessibilityIdentifier = "culprit"
    return cell
  }

  private func expect(
    _ cell: UIView, isDrawn: Bool, named name: String = "contentView/culprit"
  ) throws {
    guard !isDrawn else {
      _ = try Rendering(of: cell, in: Configuration()).snapshot()
      return
    }
    let error = #expect(throws: RenderingError.self) {
      try Rendering(of: cell, in: Configuration()).snapshot()
    }
    let text = try #require(error?.description)
    #expect(
      text.hasPrefix(
        "\(name) holds views or layers that are in each other, more than 1000 deep."),
      "\(text)")
  }

  private static func views(_ count: Int) -> [UIView] {
    (0..<count).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
  }

  /// The cell and its content view are two more.
  @Test(arguments: [(997, true), (998, true), (999, false), (3000, false), (20_500, false)])
  func `views are up to a thousand deep in each other`(count: Int, isDrawn: Bool) throws {
    let views = Self.views(count)
    for (outer, inner) in zip(views, views.dropFirst()).reversed() {
      inner.transform = CGAffineTransform(rotationAngle: 0.01)
      outer.addSubview(inner)
    }
    // A tree that is as high as it can be before it gets into the content view is left out of that.
    let isLeftOut = count == 999 || count % 1000 == 0
    try expect(
      cell(views[0]), isDrawn: isDrawn, named: isLeftOut ? "contentView" : "contentView/culprit")
  }

  @Test func `views that are added to the innermost one are too deep as well`() throws {
    let views = Self.views(20_000)
    let cell = cell(views[0])
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    try expect(cell, isDrawn: false)
  }

  @Test func `constraints between views that are too deep are no other error`() throws {
    let views = Self.views(3000)
    let cell = cell(views[0])
    for (outer, inner) in zip(views, views.dropFirst()) {
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      inner.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
      outer.addConstraint(inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor))
    }
    try expect(cell, isDrawn: false)
  }

  @Test func `stacks that are too deep are an error`() throws {
    let stack = (0..<20_000).reduce(UIView()) { inner, _ in UIStackView(arrangedSubviews: [inner]) }
    try expect(cell(stack), isDrawn: false)
    let outermost = UIStackView()
    let cell = cell(outermost)
    var outer = outermost
    for _ in 0..<3000 {
      let inner = UIStackView()
      outer.addArrangedSubview(inner)
      outer = inner
    }
    try expect(cell, isDrawn: false)
  }

  @Test(arguments: [(998, true), (999, false), (3000, false), (20_000, false)])
  func `layers are up to a thousand deep in each other`(count: Int, isDrawn: Bool) throws {
    let layers = (0..<count).map { _ in CALayer() }
    for (outer, inner) in zip(layers, layers.dropFirst()).reversed() { outer.addSublayer(inner) }
    let view = UIView()
    view.layer.addSublayer(layers[0])
    try expect(cell(view), isDrawn: isDrawn)
  }

  @Test func `layers that are added to the innermost one are too deep as well`() throws {
    let view = UIView()
    _ = (0..<20_000).reduce(view.layer) { outer, _ in
      let inner = CALayer()
      outer.addSublayer(inner)
      return inner
    }
    try expect(cell(view), isDrawn: false)
  }

  @Test func `masks that are too deep in each other are an error`() throws {
    let view = UIView()
    view.layer.mask = (0..<20_000).reduce(CALayer()) { inner, _ in
      let outer = CALayer()
      outer.mask = inner
      return outer
    }
    try expect(cell(view), isDrawn: false)
    let masked = UIView()
    masked.mask = (0..<3000).reduce(UIView()) { inner, _ in
      let outer = UIView()
      outer.mask = inner
      return outer
    }
    try expect(cell(masked), isDrawn: false)
  }

  @Test func `a layer that masks itself is an error`() throws {
    let view = UIView()
    view.layer.mask = view.layer
    try expect(cell(view), isDrawn: false)
    // Each level would draw it twice.
    let masked = UIView()
    for _ in 0..<2 {
      let layer = CALayer()
      masked.layer.addSublayer(layer)
      layer.mask = masked.layer
    }
    try expect(cell(masked), isDrawn: false)
  }

  @Test func `what has left makes room`() throws {
    let views = Self.views(900)
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    views[1].removeFromSuperview()
    let others = Self.views(90)
    for (outer, inner) in zip(others, others.dropFirst()) { outer.addSubview(inner) }
    others[89].addSubview(views[0])
    let more = Self.views(500)
    for (outer, inner) in zip(more, more.dropFirst()) { outer.addSubview(inner) }
    views[0].addSubview(more[0])
    try expect(cell(others[0]), isDrawn: true)
  }

  @Test func `view controllers that are too deep are an error`() throws {
    let innermost = UIViewController()
    let outermost = (0..<1500).reduce(innermost) { inner, _ in
      let outer = UIViewController()
      outer.view = UIView()
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      return outer
    }
    try expect(cell(outermost.view), isDrawn: false)
  }
}
