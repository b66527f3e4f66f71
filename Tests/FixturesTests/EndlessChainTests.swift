import Fixtures
import Foundation
import Testing
import UIKit

/// A view whose chains of other views, which an app may override, have no end.
private final class SelfSuperview: UIView { override var superview: UIView? { self } }

private final class SelfSubview: UIView {
  override var subviews: [UIView] { super.subviews + [self, self] }
}

private final class SelfResponder: UIView { override var next: UIResponder? { self } }

private final class SelfParent: UIViewController {
  override var parent: UIViewController? { self }
  override var children: [UIViewController] { [self] }
  override var next: UIResponder? { self }
}

@MainActor struct EndlessChainTests {
  struct Chain: CustomTestStringConvertible, Sendable {
    let property: String
    let make: @MainActor @Sendable () -> UIView
    var testDescription: String { property }
  }

  nonisolated static let chains = [
    Chain(property: "superview") { SelfSuperview() }, Chain(property: "subviews") { SelfSubview() },
    Chain(property: "next") { SelfResponder() },
  ]

  @Test(arguments: chains) func `an overridden chain without end is an error`(chain: Chain) throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let view = chain.make()
    view.accessibilityIdentifier = "culprit"
    cell.contentView.addSubview(view)
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor).isActive = true
    let error = #expect(throws: RenderingError.self) {
      _ = try Rendering(of: cell, in: Configuration())
    }
    #expect(
      error?.description
        == "contentView/culprit holds views or layers that are in each other, more than 1000 deep. "
        + "Check what overrides \(chain.property).")
  }

  @Test func `what follows a responder chain without end stops`() {
    let view = SelfResponder()
    let button = UIButton(type: .system)
    button.addTarget(nil, action: Selector("nobodyHasThis"), for: .touchUpInside)
    view.addSubview(button)
    button.sendActions(for: .touchUpInside)
    view.touchesBegan([], with: nil)
    #expect(view.target(forAction: Selector("nobodyHasThis"), withSender: nil) == nil)
    #expect(!view.press("a"))
  }

  @Test func `a view controller that is its own parent is shown`() throws {
    let controller = SelfParent()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let child = UIViewController()
    controller.addChild(child)
    controller.view.addSubview(child.view)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(child.traitCollection.userInterfaceStyle == .light)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    _ = try Rendering(of: other, in: Configuration(width: 20, height: 20))
  }

  @Test func `overridden chains with an end are followed by the app only`() throws {
    final class Alone: UIView { override var superview: UIView? { nil } }
    final class Empty: UIView { override var subviews: [UIView] { [] } }
    let (alone, empty) = (Alone(), Empty())
    alone.addSubview(empty)
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    inner.backgroundColor = .red
    empty.addSubview(inner)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.addSubview(alone)
    let rendering = try Rendering(of: root, in: Configuration(width: 20, height: 20))
    #expect(rendering.tree.children.first?.children.first?.children.count == 1)
  }
}
