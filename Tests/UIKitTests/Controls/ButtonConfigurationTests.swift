import Testing
import UIKit

@testable import UIKit

@MainActor struct ButtonConfigurationTests {
  private func button(
    _ configuration: UIButton.Configuration = .plain(), title: String? = "Button",
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = title
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  /// From Interface Builder files: 34.333 at three pixels per point.
  @Test(arguments: [(2.0, 34.5), (3.0, 34.333)])
  func `a plain button has Apple's height`(scale: CGFloat, height: CGFloat) {
    let button = button()
    button.overrideTraits(UITraitCollection(displayScale: scale))
    #expect(abs(button.intrinsicContentSize.height - height) < 0.001)
  }

  @Test func `a plain button called Button is 75 wide`() {
    #expect(abs(button().intrinsicContentSize.width - 75) <= 1)
  }

  @Test(arguments: [
    (UIButton.Configuration.Size.mini, 28.0), (.small, 28), (.medium, 34.5), (.large, 50.5),
  ])
  func `button sizes have their heights`(size: UIButton.Configuration.Size, height: CGFloat) {
    #expect(button { $0.buttonSize = size }.intrinsicContentSize.height == height)
  }

  @Test func `custom insets are kept when the size changes`() {
    var configuration = UIButton.Configuration.filled()
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.contentInsets = insets
    configuration.buttonSize = .large
    #expect(configuration.contentInsets == insets)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == 20)
  }

  @Test(arguments: [NSDirectionalRectEdge.leading, .trailing])
  func `an image next to the title makes the button wider`(placement: NSDirectionalRectEdge) throws
  {
    let image = try #require(UIImage(systemName: "star"))
    let plain = button().intrinsicContentSize
    let size = button {
      $0.image = image
      $0.imagePlacement = placement
      $0.imagePadding = 6
    }.intrinsicContentSize
    #expect(size.width == plain.width + image.size.width + 6)
    #expect(size.height == plain.height)
  }

  @Test(arguments: [NSDirectionalRectEdge.top, .bottom])
  func `an image above or below the title makes the button taller`(
    placement: NSDirectionalRectEdge
  ) throws {
    let image = try #require(UIImage(systemName: "star"))
    let plain = button().intrinsicContentSize
    let size = button {
      $0.image = image
      $0.imagePlacement = placement
      $0.imagePadding = 6
    }.intrinsicContentSize
    #expect(size == CGSize(width: plain.width, height: plain.height + image.size.height + 6))
  }

  @Test func `a subtitle is one point below the title`() throws {
    let button = button { $0.subtitle = "Sub" }
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel).frame
    #expect(try #require(button.subtitleLabel).frame.minY == title.maxY + 1)
  }

  @Test func `a long title wraps at the laid-out width`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let button = button(title: "A title of several words")
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    NSLayoutConstraint.activate([
      button.leftAnchor.constraint(equalTo: root.leftAnchor),
      button.rightAnchor.constraint(equalTo: root.rightAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    // As wide as “A title of ” with its last space, which is in the middle of the button.
    #expect(button.titleLabel?.frame == CGRect(x: 16, y: 7, width: 68, height: 64.5))
    let height: CGFloat = 7 + 64.5 + 7
    #expect(button.frame.height == height)
  }

  @Test func `setTitle sets the title of a configuration without one`() {
    let button = UIButton(configuration: .filled())
    button.setTitle("Set", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Set")
  }

  @Test func `the update handler sees the state and changes the configuration`() {
    let button = button(.filled())
    button.configurationUpdateHandler = {
      $0.configuration?.title = $0.isSelected ? "Chosen" : "Choose"
    }
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Choose")
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Chosen")
  }

  @Test func `the attributes transformer sets the font`() {
    let button = button {
      $0.titleTextAttributesTransformer = .init {
        var attributes = $0
        attributes.font = .boldSystemFont(ofSize: 30)
        return attributes
      }
    }
    button.layoutIfNeeded()
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 30))
  }

  @Test func `text grows with the text size`() {
    let button = button()
    #expect(button.intrinsicContentSize.height == 34.5)
    button.overrideTraits(
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
    #expect(button.intrinsicContentSize.height == 62)
  }

  @Test func `attributes of a title can be a dictionary`() {
    let attributes = AttributeContainer([
      .font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.red, .kern: 2,
    ])
    #expect(attributes.font == .boldSystemFont(ofSize: 12))
    #expect(attributes.foregroundColor == .red)
    #expect(attributes.kern == 2)
  }
}
