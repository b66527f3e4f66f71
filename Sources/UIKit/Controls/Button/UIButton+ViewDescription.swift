internal import Foundation
internal import InterfaceBuilder

extension ViewDescription {
  static let button = ViewDescription(
    UIButton.self, "button", inherits: .control,
    properties: [
      ViewProperty(content: "text", .text) { (button: UIButton, text: String) in
        button.setTitle(text, for: .normal)
      },
      ViewProperty(content: "image", .image) { (button: UIButton, image: UIImage) in
        button.setImage(image, for: .normal)
      },
    ],
    parts: ["titleLabel": { $0.titleLabel }, "imageView": { $0.imageView }]
  ) { model, button, nib in
    nib.apply(model.element, to: button)
  }
}

extension NibBuilder {
  fileprivate func apply(_ element: IBElement, to button: UIButton) {
    let configuration = element.child(named: "buttonConfiguration", key: "configuration")
    for state in element.children(named: "state") {
      if let key = state.key.flatMap({ Self.states[$0] }) {
        apply(state, key, of: element, to: button)
        if configuration == nil { applyTitles(of: state, key, of: element, to: button) }
      }
    }
    button.configuration = configuration.map { self.configuration($0, of: element) }
    if let font = self.font(of: element, defaultSize: 15) { button.titleLabel?.font = font }
    if let mode = Self.lineBreakModes[element["lineBreakMode"] ?? ""] {
      button.titleLabel?.lineBreakMode = mode
    }
    button.contentEdgeInsets = element.insets("contentEdgeInsets") ?? .zero
    button.titleEdgeInsets = element.insets("titleEdgeInsets") ?? .zero
    button.imageEdgeInsets = element.insets("imageEdgeInsets") ?? .zero
    button.adjustsImageWhenHighlighted = element["adjustsImageWhenHighlighted"] != "NO"
    button.adjustsImageWhenDisabled = element["adjustsImageWhenDisabled"] != "NO"
    if let offset = element.size("titleShadowOffset"), offset != .zero {
      note(element, .leftOut(.titleShadow))
    }
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]

  private static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
    "tailTruncation": .byTruncatingTail,
  ]

  /// A button with a configuration has only the configuration's title: Xcode leaves the states' in the file.
  private func applyTitles(
    of element: IBElement, _ state: UIControl.State, of view: IBElement, to button: UIButton
  ) {
    if let title = element.string("title") { button.setTitle(title, for: state) }
    if let title = attributedString("attributedTitle", of: element, in: view) {
      button.setAttributedTitle(title, for: state)
    }
  }

  private func apply(
    _ element: IBElement, _ state: UIControl.State, of view: IBElement, to button: UIButton
  ) {
    if let color = color("titleColor", of: element) { button.setTitleColor(color, for: state) }
    if let image = image("image", of: element, in: view) { button.setImage(image, for: state) }
    if let image = image("backgroundImage", of: element, in: view) {
      button.setBackgroundImage(image, for: state)
    }
    if let symbols = symbolConfiguration("preferredSymbolConfiguration", of: element)
      ?? symbolConfiguration("preferredSymbolConfigurationForImage", of: element)
    {
      button.setPreferredSymbolConfiguration(symbols, forImageIn: state)
    }
  }
}

extension UIButton.ButtonType {
  /// Creates the type that a file names; a file leaves out that of a custom button.
  init(nibType: String?) {
    self =
      switch nibType {
      case "system", "roundedRect": .system
      case "infoLight": .infoLight
      case "infoDark": .infoDark
      case "contactAdd": .contactAdd
      case "close": .close
      case "detailDisclosure": .detailDisclosure
      default: .custom
      }
  }
}
