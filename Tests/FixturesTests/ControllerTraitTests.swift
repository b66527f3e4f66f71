import Fixtures
import Testing
import UIKit

/// What a controller overrides holds for its view, also where only the view is drawn.
@MainActor struct ControllerTraitTests {
  /// A controller whose view shows its traits.
  private final class Controller: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "Text"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      view.backgroundColor = .systemBackground
      view.addSubview(label)
    }
  }

  private func draw(
    _ view: UIView?, in configuration: Configuration = Configuration(height: 100)
  ) throws -> UITraitCollection {
    let view = try #require(view)
    _ = try Rendering(of: view, in: configuration)
    return view.traitCollection
  }

  @Test func `its appearance`() throws {
    let controller = Controller()
    controller.overrideUserInterfaceStyle = .dark
    #expect(try draw(controller.view).userInterfaceStyle == .dark)
    controller.overrideUserInterfaceStyle = .light
    let dark = Configuration(height: 100, appearance: .dark)
    #expect(try draw(controller.view, in: dark).userInterfaceStyle == .light)
    controller.overrideUserInterfaceStyle = .unspecified
    #expect(try draw(controller.view, in: dark).userInterfaceStyle == .dark)
  }

  @Test func `its other traits, in the views inside`() throws {
    let controller = Controller()
    controller.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    controller.traitOverrides.layoutDirection = .rightToLeft
    let traits = try draw(controller.view)
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.userInterfaceStyle == .light)
    #expect(controller.label.font.pointSize > 30)
  }

  @Test func `those of the controllers around it, and first its view's own`() throws {
    let (parent, child) = (Controller(), Controller())
    parent.overrideUserInterfaceStyle = .dark
    parent.traitOverrides.preferredContentSizeCategory = .small
    parent.addChild(child)
    child.traitOverrides.preferredContentSizeCategory = .extraLarge
    child.view.traitOverrides.legibilityWeight = .bold
    let traits = try draw(child.view)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.preferredContentSizeCategory == .extraLarge)
    #expect(traits.legibilityWeight == .bold)
    child.view.overrideUserInterfaceStyle = .light
    #expect(try draw(child.view).userInterfaceStyle == .light)
  }
}
